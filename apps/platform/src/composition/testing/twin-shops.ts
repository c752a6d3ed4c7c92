import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDocumentLibrary } from '../../domains/assets/document-library.js'
import { createImageLibrary } from '../../domains/assets/image-library.js'
import { publishContent } from '../../domains/content/publish-content.js'
import { createFakeProvider } from '../../domains/payment/testing/fake-provider.js'
import type { Database } from '../../foundation/database/database.js'
import type { OwnedRecords } from '../../graphql/testing/access-row.js'
import { collectRecords } from '../../graphql/testing/collect-records.js'
import { createMemberFixture, goodPassword } from '../../graphql/testing/member-fixture.js'
import type { MemberFixture } from '../../graphql/testing/member-fixture.js'
import { greekPaymentRules } from '../../testing/greek-shop.js'
import { openTestDatabase, testTenantSettings } from '../../testing/open-test-database.js'
import { seedVariants } from '../../testing/seed-variants.js'
import { importRecords, testRecords } from '../../testing/test-records.js'
import { createPayments } from '../create-payments.js'
import type { CreatePlatformOptions } from '../create-platform.js'

/** Two shops with the same keys, addresses and codes; every text of one contains its mark. */
export const marks = { floga: 'Alphamark', other: 'Betamark' } as const
export type Tenant = keyof typeof marks
/** Of their mails. */
export const colours: Record<Tenant, string> = { floga: '#0a1b2c', other: '#4d3e2f' }

export const email = 'owner@example.com'
export const passwords: Record<Tenant, string> = { floga: goodPassword, other: 'another good one' }

export const settingsOf = (tenant: Tenant) => {
  const mark = marks[tenant]
  const contact = { email: `${mark}@shop.example`, address: mark, phone: mark }
  return {
    ...testTenantSettings,
    name: mark,
    look: { brand: colours[tenant], action: colours[tenant] },
    shopUrl: `https://${mark.toLowerCase()}.example`,
    bankAccount: { bankName: mark, holderName: mark, iban: 'GR1601101250000000012300695' },
    company: {
      legalName: { el: mark },
      vatNumber: mark,
      taxOffice: { el: mark },
      registryNumber: mark,
    },
    paymentProvider: 'fake',
    // So that VAT numbers of other countries are required.
    vat: { reverseCharge: true },
    contact: { el: contact, en: contact },
    socialAccounts: [{ name: mark, icon: 'a', url: 'https://a.example' }],
    features: [{ slug: 'a', icon: 'a', name: { el: mark } }],
    pickupAddress: mark,
    paymentRules: greekPaymentRules.map((rule) => ({ ...rule, name: { el: mark, en: mark } })),
    messages: { el: { 'shipping.COURIER.name': mark } },
  }
}

/** Texts that shoppers read, with a mark; keys, addresses and codes stay. */
function marked(records: readonly object[], mark: string): object[] {
  const text = JSON.stringify(records, (key, value: unknown) =>
    typeof value === 'string' && /^(?:el|en|name|description|excerpt)$/.test(key)
      ? `${value} ${mark}`
      : value,
  )
  return JSON.parse(text) as object[]
}

/**
 * Both shops on one platform, each with goods, a member of the same e-mail, carts, orders and
 * files.
 */
export interface TwinShops {
  database: Database
  fixture: MemberFixture
  /** Of the members. */
  tokens: Record<Tenant, string>
  records: Record<Tenant, OwnedRecords>
  close(): Promise<void>
}

/** Opens {@link TwinShops}. */
export async function openTwinShops(
  options: Partial<CreatePlatformOptions> = {},
): Promise<TwinShops> {
  const directory = await mkdtemp(join(tmpdir(), 'floga-tenants-'))
  const database = await openTestDatabase()
  const folders = (kind: string) => (tenant: string) => [join(directory, kind, tenant)]
  const fixture = createMemberFixture(database, {
    payments: createPayments({ database, providers: [createFakeProvider()] }),
    images: createImageLibrary(folders('pictures')),
    documentLibrary: createDocumentLibrary(folders('documents')),
    ...options,
  })
  const shop = { directory, database, fixture }
  const floga = await fill('floga', shop)
  const other = await fill('other', shop)
  return {
    database,
    fixture,
    tokens: { floga: floga.token, other: other.token },
    records: { floga: floga.records, other: other.records },
    async close() {
      await database.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function fill(
  tenant: Tenant,
  {
    directory,
    database,
    fixture,
  }: { directory: string; database: Database; fixture: MemberFixture },
) {
  const mark = marks[tenant]
  await database.write(tenant, (sql) =>
    sql.query('UPDATE tenants SET settings = $1::text::jsonb WHERE tenant = $2', [
      JSON.stringify(settingsOf(tenant)),
      tenant,
    ]),
  )
  await seedVariants(database, tenant, [
    { id: 'A', stock: 100 },
    { id: 'EMPTY', stock: 0 },
  ])
  await database.write(tenant, (sql) =>
    sql.query(
      `UPDATE products SET translations =
         replace(translations::text, '"name": "', '"name": "' || $1 || ' ')::jsonb`,
      [mark],
    ),
  )
  const report = await importRecords(database, marked(testRecords(), mark), { tenant })
  if (report.problems.length > 0) throw new Error('The records of the test are broken.')
  const page = { path: '/about', title: mark, description: mark, updatedAt: '2026-11-01' }
  await publishContent(database, tenant, [
    { locale: 'el', documents: [{ ...page, body: `<p>${mark}</p>` }] },
  ])
  await mkdir(join(directory, 'pictures', tenant), { recursive: true })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${mark}</title></svg>`
  await writeFile(join(directory, 'pictures', tenant, `${mark.toLowerCase()}.svg`), drawing)
  await mkdir(join(directory, 'documents', tenant, 'el'), { recursive: true })
  await writeFile(
    join(directory, 'documents', tenant, 'el', `${mark.toLowerCase()}.md`),
    `---\ntitle: ${mark}\nkicker: ${mark}\nfooter: ${mark}\nupdatedAt: 2026-11-01\n---\n\n# ${mark}\n`,
  )
  const token = await fixture.member(email, tenant)
  const records = await collectRecords({ database, fixture, tenant, token, email, mark })
  if (passwords[tenant] !== goodPassword) {
    const input = { currentPassword: goodPassword, password: passwords[tenant] }
    await fixture.ask('password-change', { input }, { tenant, token })
  }
  const { access_token } = await fixture.login(email, passwords[tenant], tenant)
  return { token: access_token, records }
}
