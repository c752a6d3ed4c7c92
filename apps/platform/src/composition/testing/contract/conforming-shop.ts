import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConformanceOptions } from '@floga/platform-conformance'
import { createImageLibrary } from '../../../domains/assets/image-library.js'
import { publishContent } from '../../../domains/content/publish-content.js'
import { createFakeProvider } from '../../../domains/payment/testing/fake-provider.js'
import type { Database } from '../../../foundation/database/database.js'
import { createMemberFixture, goodPassword } from '../../../graphql/testing/member-fixture.js'
import { bankAccount } from '../../../graphql/testing/member-shop.js'
import { readPersistedDocuments } from '../../../graphql/persisted-documents.js'
import { listen } from '../../../http/listen.js'
import { openTestDatabase, testTenantSettings } from '../../../testing/open-test-database.js'
import { importRecords, testRecords } from '../../../testing/test-records.js'
import { createPayments } from '../../create-payments.js'
import { platformFiles } from '../../platform-files.js'

const contact = { email: 'shop@shop.example', address: 'Piraeus 1', phone: '2101234567' }
const email = 'maria@shop.example'

const settings = {
  ...testTenantSettings,
  bankAccount,
  paymentProvider: 'fake',
  pickupAddress: 'Piraeus 1',
  contact: { el: contact, en: contact },
  socialAccounts: [{ name: 'A', icon: 'a', url: 'https://a.example' }],
  features: [{ slug: 'a', icon: 'a', name: { el: 'Γρήγορα', en: 'Fast' } }],
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9"/></svg>'

/** Products that cases can buy, besides those of the test's records. */
const goods = ['Hose', 'Clamp', 'Gauge', 'Valve'].map((name, place) => ({
  type: 'product',
  key: name.toLowerCase(),
  categories: ['regulators'],
  sortOrder: 10 + place,
  translations: {
    el: { name: `${name} αερίου`, slug: `${name.toLowerCase()}-aeriou` },
    en: { name: `${name} for gas`, slug: `${name.toLowerCase()}-for-gas` },
  },
  variants: [{ sku: `GS-${place}`, priceMinor: 1_240 + place * 300, stock: 100, weightGrams: 500 }],
  images: [{ file: 'drawing', alt: { el: name, en: name } }],
}))

/**
 * A platform in production mode on a port, with two tenants and the data that the conformance suite
 * needs.
 */
export interface ConformingShop {
  options: ConformanceOptions
  close(): Promise<void>
}

/** Opens {@link ConformingShop}. */
export async function openConformingShop(): Promise<ConformingShop> {
  const directory = await mkdtemp(join(tmpdir(), 'floga-contract-'))
  const images = createImageLibrary((tenant) => [join(directory, tenant)])
  const database = await openTestDatabase()
  for (const tenant of ['floga', 'other']) await fill(tenant, { directory, database })
  const open = createMemberFixture(database)
  await open.member(email)
  const production = createMemberFixture(database, {
    images,
    payments: createPayments({ database, providers: [createFakeProvider()] }),
    documents: readPersistedDocuments([platformFiles.persistedDocuments]),
    isOpen: false,
    // Every case buys from this one network, and so does every fault.
    limitsFactor: 10,
    clock: () => new Date(),
  })
  const server = await listen(production.platform.routes, { host: '127.0.0.1', port: 0 })
  const { address } = server
  return {
    options: {
      endpoints: { main: `${address}/main`, data: `${address}/data`, auth: `${address}/auth` },
      tenant: 'floga',
      settings: {
        address: { country: 'GR', postalCode: '10431', city: 'Athens', address: 'Piraeus 1' },
        member: { email, password: goodPassword },
        payment: {
          method: 'card',
          eventsUrl: `${address}/payments/events/fake`,
          returnUrl: 'http://127.0.0.1:3000/checkout/return',
        },
        otherTenant: 'other',
      },
    },
    async close() {
      await server.close()
      await database.close()
      await rm(directory, { recursive: true, force: true })
    },
  }

  async function fill(tenant: string, shop: { directory: string; database: Database }) {
    await shop.database.write(tenant, (sql) =>
      sql.query('UPDATE tenants SET settings = $1::text::jsonb WHERE tenant = $2', [
        JSON.stringify(settings),
        tenant,
      ]),
    )
    await mkdir(join(shop.directory, tenant), { recursive: true })
    await writeFile(join(shop.directory, tenant, 'drawing.svg'), drawing)
    const { problems } = await importRecords(shop.database, [...testRecords(), ...goods], {
      tenant,
      describeImage: (name) => images.describe(tenant, name),
    })
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
    const page = { path: '/terms-of-service', title: 'Terms', description: 'What holds' }
    await publishContent(shop.database, tenant, [
      { locale: 'en', documents: [{ ...page, updatedAt: '2026-11-01', body: '<p>Terms</p>' }] },
    ])
  }
}
