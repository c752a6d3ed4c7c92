import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeCustomerRequest } from '../../domains/customer-requests/write-customer-request.js'
import { staffScopes } from '../../domains/staff-keys/staff-scopes.js'
import type { Database } from '../../foundation/database/database.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { runDoneCommand } from '../../testing/run-test-command.js'
import { importRecords, testRecords } from '../../testing/test-records.js'
import { createStaffClient } from './testing/staff-client.js'
import type { StaffClient } from './testing/staff-client.js'

const redImage = sharp({
  create: { width: 40, height: 30, channels: 3, background: '#d8241c' },
}).png()

describe('the rest of a shop for programs', () => {
  let database: Database
  let client: StaffClient
  beforeAll(async () => {
    database = await openTestDatabase()
    await importRecords(database, testRecords())
    client = await createStaffClient(database, staffScopes)
  })
  afterAll(() => database.close())

  const run = (...args: string[]) => runDoneCommand({ database }, [...args, '--tenant', 'floga'])

  it('has records of the catalogue that can be sent back as they were read', async () => {
    const { body: page } = await client.get('/catalogue/products?limit=1')
    expect(page).toMatchObject({ items: [{ type: 'product' }], hasMore: true })
    const { body: rest } = await client.get(`/catalogue/products?after=${page.next}`)
    const keys = [...page.items, ...rest.items].map(({ key }: { key: string }) => key)
    expect(new Set(keys).size).toBe(keys.length)

    const { body: tank } = await client.get('/catalogue/products/tank')
    const same = await client.post('/catalogue', { records: [tank] })
    expect(same.body).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
    const renamed = structuredClone(tank)
    renamed.translations.el.name = 'Δεξαμενή'
    const changed = await client.post('/catalogue', { records: [renamed] })
    expect(changed.body).toMatchObject({ changed: 1 })
    expect((await client.get('/catalogue/products/tank')).body).toEqual(renamed)
    expect((await client.get('/catalogue/cars')).status).toBe(404)
    expect((await client.get('/catalogue/products/none')).status).toBe(404)
  })

  it('writes records all or none, and names what is wrong', async () => {
    const brand = { type: 'brand', key: 'new', name: 'New', slug: 'new' }
    const lost = { type: 'category', key: 'lost', parent: 'nowhere', translations: {} }
    const wrongForm = await client.post('/catalogue', { records: [{ ...brand, slug: 'N W' }] })
    expect(wrongForm.body.errors).toEqual([
      { field: 'records.0.slug', message: 'must be words joined by -' },
    ])
    const { body } = await client.post('/catalogue', { records: [brand, lost] })
    expect(body.code).toBe('invalid')
    expect(body.errors[0].field).toBe('records.1')
    expect((await client.get('/catalogue/brands/new')).status).toBe(404)
  })

  it('stores images that records name, and refuses other files', async () => {
    const content = (await redImage.toBuffer()).toString('base64')
    const stored = await client.post('/catalogue/images', { name: 'own/stove-a', content })
    expect(stored.body).toEqual({ name: 'own/stove-a', width: 40, height: 30 })
    const { body: tank } = await client.get('/catalogue/products/tank')
    const alt = { el: 'Σόμπα', en: 'Stove' }
    const pictured = { ...tank, images: [{ file: 'own/stove-a', alt }] }
    const written = await client.post('/catalogue', { records: [pictured] })
    expect(written.body).toMatchObject({ changed: 1, missingImages: [] })
    expect((await client.get('/catalogue/products/tank')).body).toEqual(pictured)

    const text = Buffer.from('no image').toString('base64')
    const refused = await client.post('/catalogue/images', { name: 'text', content: text })
    expect(refused.body.errors).toEqual([
      { field: 'content', message: 'is no image that can be read' },
    ])
    const outside = await client.post('/catalogue/images', { name: '../text', content })
    expect(outside.body.errors).toMatchObject([{ field: 'name' }])
  })

  it('leaves the stock of variants as it is when asked to', async () => {
    const { body: tank } = await client.get('/catalogue/products/tank')
    const [variant] = tank.variants
    const sold = { changes: [{ sku: variant.sku, difference: -1 }] }
    await client.post('/stock', sold, { key: 'sold-meanwhile' })
    tank.translations.el.name = 'Άλλη δεξαμενή'
    tank.options[0].values.push({ value: '60', label: { el: '60 l', en: '60 l' } })
    tank.variants.push({ ...variant, sku: 'NEW-TANK', options: { capacity: '60' }, stock: 7 })
    const records = [tank]
    expect((await client.post('/catalogue', { records, stock: 'KEEP' })).body.changed).toBe(1)
    const { body: kept } = await client.get(`/stock/${variant.sku}`)
    expect(kept.stock).toBe(variant.stock - 1)
    expect((await client.get('/stock/NEW-TANK')).body.stock).toBe(7)
    tank.variants[0] = { ...variant, stock: 20 }
    await client.post('/catalogue', { records })
    expect((await client.get(`/stock/${variant.sku}`)).body.stock).toBe(20)
  })

  it('has coupons, as the commands save them', async () => {
    const coupon = { code: 'spring 10', kind: 'PERCENT', percent: 10 }
    const saved = await client.post('/coupons', { coupons: [coupon] })
    expect(saved.body.items).toMatchObject([{ code: 'SPRING10', percent: 10, uses: 0 }])
    expect(await run('list-coupons')).toContain('SPRING10\t0/–\t10 %')
    const wrong = [
      { ...coupon, categories: ['nowhere'] },
      { code: 'TOO-MUCH', kind: 'PERCENT', percent: 100 },
    ]
    const outOfRange = await client.post('/coupons', { coupons: wrong })
    expect(outOfRange.body.errors).toEqual([
      { field: 'coupons.1.percent', message: 'has to be at most 99' },
    ])
    const unknown = await client.post('/coupons', { coupons: wrong.slice(0, 1) })
    expect(unknown.body.errors).toEqual([
      { field: 'coupons.0', message: 'names nothing of the catalogue: nowhere' },
    ])
    const stray = await client.post('/coupons', { coupons: [{ ...coupon, percentage: 5 }] })
    expect(stray.body.errors).toEqual([
      { field: 'coupons.0.percentage', message: 'is no field of this request' },
    ])
  })

  it('answers requests by mail, and leaves those open that need more', async () => {
    const request = {
      kind: 'QUESTION',
      locale: 'el',
      name: 'Μαρία',
      email: 'maria@example.com',
      phone: null,
      memberId: null,
      orderNumber: null,
      product: null,
      orderId: null,
      message: 'Έχετε απόθεμα;',
      now: new Date('2026-11-21T10:00:00.000Z'),
    } as const
    await database.write('floga', async (sql) => {
      await writeCustomerRequest(sql, request)
      const now = new Date('2026-11-21T11:00:00.000Z')
      await writeCustomerRequest(sql, { ...request, message: 'Ανοίγετε το Σάββατο;', now })
    })
    const first = await client.get('/requests?limit=1')
    expect(first.body).toMatchObject({ items: [{ name: 'Μαρία' }], hasMore: true })
    const { reference } = first.body.items[0]
    const second = await client.get(`/requests?limit=1&after=${first.body.next}`)
    expect(second.body).toMatchObject({ next: null, hasMore: false })
    expect(second.body.items[0].reference).not.toBe(reference)

    const open = { text: 'Θα δούμε.', staysPending: true }
    const pending = await client.post(`/requests/${reference}/answers`, open)
    expect(pending.body).toMatchObject({ status: 'PENDING' })
    const resolved = await client.post(`/requests/${reference}/answers`, { text: 'Ναι.' })
    expect(resolved.body.status).toBe('RESOLVED')
    expect(resolved.body.messages.map(({ text }: { text: string }) => text)).toEqual([
      'Έχετε απόθεμα;',
      'Θα δούμε.',
      'Ναι.',
    ])
    const mails = await database.admin((sql) =>
      sql.query("SELECT FROM outbox WHERE kind = 'request-answered'"),
    )
    expect(mails).toHaveLength(2)
  })

  it('merges settings, unless they were changed since, or one does not exist', async () => {
    const { etag } = await client.get('/settings')
    const patch = { contact: { el: { email: 'a@example.com', address: 'A', phone: '1' } } }
    const changed = await client.post('/settings', patch, { ifMatch: etag })
    expect(changed.body).toMatchObject({ ...patch, name: 'Floga' })
    expect(await run('show-settings', 'contact')).toContain('a@example.com')
    expect((await client.post('/settings', patch, { ifMatch: etag })).status).toBe(412)
    const unknown = await client.post('/settings', { contact: { el: { fax: '1' } } })
    expect(unknown.body.errors).toEqual([
      { field: 'contact.el.fax', message: 'is no setting of a shop' },
    ])
    const wrong = await client.post('/settings', { currency: 'XXX1' })
    expect(wrong.body.errors).toEqual([
      { field: 'currency', message: 'is no currency such as "EUR"' },
    ])
    const unconnectable = await client.post('/settings', { paymentProvider: 'coinpay' })
    expect(unconnectable.body.errors).toEqual([
      { field: 'paymentProvider', message: 'is none of sandbox, stripe, viva' },
    ])
    const removed = await client.post('/settings', { contact: null })
    expect(removed.body.contact).toEqual({})
  })
})
