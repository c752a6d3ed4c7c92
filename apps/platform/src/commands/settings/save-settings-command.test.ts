import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readContentFile, readManifest } from '../../domains/content/publish-content.js'
import type { Database } from '../../foundation/database/database.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import { runTestCommand } from '../../testing/run-test-command.js'
import { createTenantRegistry } from '../../foundation/tenants/tenant-registry.js'

describe('save-settings', () => {
  let database: Database
  let directory: string
  beforeAll(async () => {
    database = await openTestDatabase()
    directory = await mkdtemp(join(tmpdir(), 'floga-settings-'))
  })
  afterAll(async () => {
    await rm(directory, { recursive: true, force: true })
    await database.close()
  })

  const run = async (...args: string[]) => {
    const done = await runTestCommand({ database }, [...args, '--tenant', 'floga'])
    if (done.exitCode !== 0) throw new Error(done.lines.join('\n'))
    return done.lines
  }

  async function save(content: object | string, ...options: string[]): Promise<string[]> {
    const file = join(directory, 'settings.json')
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
    return run('save-settings', file, ...options)
  }

  const stored = async () => (await createTenantRegistry(database).find('floga'))!

  async function shown() {
    const platform = startTestPlatform(database)
    const { data } = await platform.graphql<{
      tenantSettings: { country: string; analytics: object[] }
    }>('{ tenantSettings { country analytics { kind id origin } } }')
    return data.tenantSettings
  }

  const analytics = [{ kind: 'GTAG', id: 'G-TEST1' }]

  it('changes the settings that a file names, and leaves the rest', async () => {
    expect(await save({ analytics }, '--dry-run')).toEqual([
      'analytics\tnone → [{"kind":"GTAG","id":"G-TEST1"}]',
      'A dry run: nothing was changed.',
    ])
    expect((await shown()).analytics).toEqual([])
    await save({ country: 'CY' })
    await save({ analytics })
    expect(await shown()).toEqual({
      country: 'CY',
      analytics: [{ kind: 'GTAG', id: 'G-TEST1', origin: null }],
    })
  })

  it('merges groups of settings by key, and prints each value that changes', async () => {
    const contact = { email: 'shop@example.com', address: 'Πειραιώς 1', phone: '210 1111111' }
    await save({ contact: { el: contact } })
    const text = { orderMail: { see: 'Your order' }, 'shipping.PICKUP.name': 'Shop' }
    await save({ messages: { en: text, el: { shipping: { PICKUP: { name: 'Κατάστημα' } } } } })
    expect(await save({ messages: { en: { orderMail: { see: 'See your order' } } } })).toEqual([
      'messages.en.orderMail.see\t"Your order" → "See your order"',
    ])
    expect((await stored()).messages).toEqual({
      en: { 'orderMail.see': 'See your order', 'shipping.PICKUP.name': 'Shop' },
      el: { 'shipping.PICKUP.name': 'Κατάστημα' },
    })
    await save({ contact: { el: { phone: '210 0000000' } } })
    expect((await stored()).contact['el']).toMatchObject({ ...contact, phone: '210 0000000' })
    expect(await save({ contact: { el: { phone: '210 0000000' } } })).toEqual(['Nothing differs.'])
  })

  it('publishes pages again that contain a setting', async () => {
    const folder = join(directory, 'tenant')
    await mkdir(join(folder, 'content', 'el'), { recursive: true })
    const head = '---\ntitle: Όροι\ndescription: Όροι\nupdatedAt: 2026-11-01\n---\n'
    await writeFile(join(folder, 'content', 'el', 'terms.md'), `${head}Τηλέφωνο {phone}.`)
    const file = join(directory, 'settings.json')
    const body = async () => {
      const { hashes } = await database.read('floga', readManifest)
      const hash = hashes['el'] ?? ''
      return (await database.read('floga', (sql) => readContentFile(sql, hash)))?.documents[0]?.body
    }
    const change = async (phone: string, ...options: string[]) => {
      await writeFile(file, JSON.stringify({ contact: { el: { phone } } }))
      const args = ['save-settings', file, '--tenant', 'floga', ...options]
      expect(await runTestCommand({ database, tenantFolder: () => folder }, args)).toMatchObject({
        exitCode: 0,
      })
    }
    await change('210 2222222', '--dry-run')
    expect(await body()).toBeUndefined()
    await change('210 2222222')
    expect(await body()).toContain('Τηλέφωνο 210 2222222.')
    await change('210 3333333')
    expect(await body()).toContain('Τηλέφωνο 210 3333333.')
  })

  it('removes a setting by null', async () => {
    expect(await save({ messages: { el: null }, instalments: null })).toEqual([
      'messages.el\t{"shipping.PICKUP.name":"Κατάστημα"} → none',
      'instalments\t{"fromMinor":10000,"maxMonths":6} → none',
    ])
    expect(await stored()).toMatchObject({ instalments: null })
    expect((await stored()).messages['el']).toBeUndefined()
    await expect(save({ country: null })).rejects.toThrow('settings.json: country: is missing')
  })

  it('reads back what show-settings prints', async () => {
    const printed = (await run('show-settings')).join('\n')
    expect(JSON.parse(printed)).toMatchObject({ name: 'Floga', currency: 'EUR' })
    const before = await stored()
    await save(printed)
    expect(await stored()).toEqual(before)
    const part = JSON.parse((await run('show-settings', 'contact', 'currency')).join('\n'))
    expect(Object.keys(part)).toEqual(['contact', 'currency'])
    await expect(run('show-settings', 'contract')).rejects.toThrow('No such settings: contract.')
  })

  it('rejects a payment provider without an adapter', async () => {
    await expect(save({ paymentProvider: 'coinpay' })).rejects.toThrow(
      'settings.json: paymentProvider: is none of sandbox, stripe, viva',
    )
    expect(await save({ paymentProvider: 'stripe' })).toContain('paymentProvider\tnone → "stripe"')
    await save({ paymentProvider: null })
  })

  it('rejects unknown settings, and ids and origins that are unsafe in a page', async () => {
    await expect(save('[]')).rejects.toThrow('is no JSON object')
    for (const wrong of ['analytic', 'id', 'coupons', 'isReady']) {
      await expect(save({ [wrong]: 'x' })).rejects.toThrow(`No such settings: ${wrong}.`)
    }
    await expect(save({ contact: { el: { fax: '1' } } })).rejects.toThrow(
      'No such settings: contact.el.fax.',
    )
    for (const wrong of [
      { kind: 'GTAG', id: "G-1'</script>" },
      { kind: 'OTHER', id: 'G-1' },
      { kind: 'GTAG', id: 'G-1', origin: 'https://a.example/path' },
      { kind: 'GTAG', id: 'G-1', origin: 'javascript:alert(1)' },
    ]) {
      await expect(save({ analytics: [wrong] })).rejects.toThrow('settings.json: analytics.0')
    }
    await expect(save({ analytics: [...analytics, ...analytics] })).rejects.toThrow('twice')
  })
})
