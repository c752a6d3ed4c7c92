import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDocumentLibrary } from '../../domains/assets/document-library.js'
import { createImageLibrary } from '../../domains/assets/image-library.js'
import type { Database } from '../../foundation/database/database.js'
import { createTenantRegistry } from '../../foundation/tenants/tenant-registry.js'
import { messagesIn } from '../../foundation/messages/messages.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import { runTestCommand } from '../../testing/run-test-command.js'

const tea = {
  id: 'tea',
  name: 'Tea',
  locales: ['en', 'de', 'ar'],
  defaultLocale: 'en',
  currency: 'KWD',
  country: 'KW',
  timeZone: 'Asia/Kuwait',
  standardTaxRate: 0,
}

const inEach = (facts: object) => ({ en: facts, de: facts, ar: facts })
const green = {
  type: 'product',
  key: 'green',
  categories: ['teas'],
  translations: inEach({ name: 'Green tea', slug: 'green-tea' }),
  variants: [{ sku: 'G-1', priceMinor: 2_500, stock: 4 }],
  images: [{ file: 'green', alt: { en: 'Green tea', de: 'Green tea', ar: 'Green tea' } }],
  taxRate: 0,
}
const teas = { type: 'category', key: 'teas', translations: inEach({ name: 'Teas', slug: 'teas' }) }

describe('create-tenant', () => {
  let database: Database
  let directory: string
  let said: string[]
  beforeAll(async () => {
    database = await openTestDatabase()
    directory = await mkdtemp(join(tmpdir(), 'floga-tenant-'))
  })
  afterAll(async () => {
    await rm(directory, { recursive: true, force: true })
    await database.close()
  })

  const folders = (kind: string) => (tenant: string) => [join(directory, 'data', kind, tenant)]
  const run = async (...args: string[]) => {
    const { exitCode, lines } = await runTestCommand(
      {
        database,
        images: createImageLibrary(folders('pictures')),
        documents: createDocumentLibrary(folders('documents')),
        dataDir: join(directory, 'data'),
      },
      ['create-tenant', ...args],
    )
    said = lines
    if (exitCode !== 0) throw new Error(lines.join('\n'))
  }
  const write = async (name: string, content: unknown) => {
    const path = join(directory, name)
    await writeFile(path, JSON.stringify(content))
    return path
  }
  const ask = async (query: string, tenant: string, locale: string) => {
    const answer = await startTestPlatform(database).graphql(query, {}, { tenant, locale })
    expect(answer.errors).toBeUndefined()
    return answer.data
  }

  it('makes an empty shop of flags, which runs', async () => {
    const place = ['--country', 'CH', '--time-zone', 'Europe/Zurich', '--tax-rate', '8.1']
    await run('--tenant', 'small', '--locales', 'de, en', '--currency', 'CHF', ...place)
    expect(said).toEqual(['small\tde, en\tCHF\tCH\t0 records'])
    expect(
      await ask('{ tenantSettings { currency country } productsSearch { total } }', 'small', 'de'),
    ).toEqual({
      tenantSettings: { currency: 'CHF', country: 'CH' },
      productsSearch: { total: 0 },
    })
    await expect(run('--tenant', 'small')).rejects.toThrow('locales: is missing')
  })

  it('creates a shop from a folder, with its products and images, in any currency', async () => {
    const folder = join(directory, 'tea')
    await mkdir(join(folder, 'pictures'), { recursive: true })
    await write('tea/tenant.json', tea)
    await writeFile(
      join(folder, 'catalogue.jsonl'),
      [teas, green].map((record) => JSON.stringify(record)).join('\n'),
    )
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>'
    await writeFile(join(folder, 'pictures/green.svg'), drawing)
    await mkdir(join(folder, 'messages'))
    const pickup = { shipping: { PICKUP: { name: 'Tea bar' } } }
    await write('tea/messages/en.json', pickup)
    await run(folder, '--dry-run')
    const made = 'tea\ten, de, ar\tKWD\tKW\t2 records'
    expect(said).toEqual([made, 'A dry run: nothing was changed.'])
    expect(await createTenantRegistry(database).find('tea')).toBeUndefined()
    await expect(run(folder, '--name', 'Tea')).rejects.toThrow('not both')
    await run(folder)
    expect(said).toEqual([made])
    expect(await readFile(join(directory, 'data/pictures/tea/green.svg'), 'utf8')).toBe(drawing)
    const price = '{ productsSearch { nodes { name salePriceWithTax { amountMinor formatted } } } }'
    expect(await ask(price, 'tea', 'en')).toEqual({
      productsSearch: {
        nodes: [
          {
            name: 'Green tea',
            salePriceWithTax: { amountMinor: 2_500, formatted: 'KWD\u00a02.500' },
          },
        ],
      },
    })
    const settings = await createTenantRegistry(database).find('tea')
    expect(messagesIn('en', settings!).say('shipping.PICKUP.name')).toBe('Tea bar')
    expect(messagesIn('ar', settings!).say('message.CART_EMPTY')).toBe('السلة فارغة')
    await expect(run(folder)).rejects.toThrow('Tenant "tea" exists.')
  })

  it('names every setting that is missing, wrong or unknown', async () => {
    const { country: _country, ...rest } = tea
    const path = await write('wrong.json', {
      ...rest,
      currency: 'EURO',
      defaultLocale: 'fr',
      timeZone: 'Europe/Atlantis',
      contact: { en: { email: '' } },
      logo: 'x',
    })
    const failure = await run(path).catch((error: unknown) => String(error))
    for (const line of [
      'country: is missing',
      'currency: is no currency such as "EUR"',
      'timeZone: is no time zone such as "Europe/Athens"',
      'contact.en.address: is missing',
      'logo: no such setting',
    ]) {
      expect(failure).toContain(`\n  ${line}`)
    }
    const texts = {
      de: { shipping: { DRONE: { name: 'Drohne' } }, orderMail: { refund: '{sum}' } },
    }
    const odd = await run(await write('odd.json', { ...tea, messages: texts })).catch(String)
    expect(odd).toContain('messages.de.shipping.DRONE.name: the platform has no such text')
    expect(odd).toContain('messages.de.orderMail.refund: there is no value {sum}')
    const foreign = await write('foreign.json', { ...tea, defaultLocale: 'fr' })
    await expect(run(foreign)).rejects.toThrow('defaultLocale: is none of the locales')
    const unconnectable = await write('coinpay.json', { ...tea, paymentProvider: 'coinpay' })
    await expect(run(unconnectable)).rejects.toThrow('paymentProvider: is none of sandbox')
  })
})
