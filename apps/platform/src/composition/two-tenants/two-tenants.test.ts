import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildASTSchema, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { deliverDue } from '../../foundation/mail/deliver-due.js'
import type { MailMessage } from '../../foundation/mail/mail-transport.js'
import { printPdf } from '../../foundation/pdf/print-pdf.js'
import type { AccessRow, OwnedRecords } from '../../graphql/testing/access-row.js'
import type { MemberFixture } from '../../graphql/testing/member-fixture.js'
import { goodPassword } from '../../graphql/testing/member-fixture.js'
import { mutationRows } from '../../graphql/testing/mutation-rows.js'
import { queryRows } from '../../graphql/testing/query-rows.js'
import { askForAll } from '../../graphql/testing/ask-for-all.js'
import { deliverMails } from '../mails/deliver-mails.js'
import { platformFiles } from '../platform-files.js'
import {
  colours,
  email,
  marks,
  openTwinShops,
  passwords,
  settingsOf,
} from '../testing/twin-shops.js'
import type { Tenant, TwinShops } from '../testing/twin-shops.js'

describe('two tenants on one platform', () => {
  const schema = buildASTSchema(
    parse(
      readdirSync(platformFiles.schema)
        .map((file) => readFileSync(join(platformFiles.schema, file), 'utf8'))
        .join('\n'),
    ),
  )
  let shops: TwinShops
  let database: Database
  let fixture: MemberFixture
  let tokens: TwinShops['tokens']
  let records: TwinShops['records']
  beforeAll(async () => {
    shops = await openTwinShops()
    ;({ database, fixture, tokens, records } = shops)
  }, 120_000)
  afterAll(() => shops.close())

  async function send(
    tenant: Tenant,
    url: string,
    { method = 'GET', token = tokens[tenant], payload }: Sent = {},
  ) {
    const response = await fixture.platform.app.inject({
      method,
      url,
      headers: { tenant, locale: 'el', ...(token && { authorization: `Bearer ${token}` }) },
      ...(payload && { payload }),
    })
    return {
      status: response.statusCode,
      text: `${JSON.stringify(response.headers)} ${response.body}`,
    }
  }

  interface Sent {
    method?: 'GET' | 'POST'
    /** Empty for a guest. */
    token?: string
    payload?: object
  }

  const ask = (tenant: Tenant, query: string, sent: Sent = {}) =>
    send(tenant, '/auth/graphql', { method: 'POST', payload: { query }, ...sent })

  /** Every operation of a kind with all its fields, for one user's records. */
  function operations(
    kind: 'query' | 'mutation',
    of: OwnedRecords,
  ): [name: string, document: string][] {
    const rows: Readonly<Record<string, AccessRow>> = kind === 'query' ? queryRows : mutationRows
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
    return Object.keys(root!.getFields()).map((name) => {
      const row = rows[name]
      if (!row) throw new Error(`${name} is new: it needs a row in ${kind}-rows.ts.`)
      return [name, askForAll(schema, `${kind} { ${row.ask(of)} }`)]
    })
  }

  /** All that a tenant has, in every table. */
  async function dump(tenant: Tenant): Promise<Record<string, string>> {
    return database.admin(async (sql) => {
      const tables = await sql.query<{ name: string }>(
        `SELECT table_name AS name FROM information_schema.columns
         WHERE table_schema = 'public' AND column_name = 'tenant' ORDER BY 1`,
      )
      const sums: Record<string, string> = {}
      for (const { name } of tables) {
        const [row] = await sql.query<{ sum: string | null }>(
          `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM ${name} t WHERE tenant = $1`,
          [tenant],
        )
        sums[name] = row?.sum ?? 'empty'
      }
      return sums
    })
  }

  it('return only their own texts for every query, with any key', async () => {
    const speaking: string[] = []
    for (const holder of ['floga', 'other'] as const) {
      for (const [name, document] of operations('query', records[holder])) {
        for (const token of [tokens.other, '', tokens.floga]) {
          const { text } = await ask('other', document, { token })
          expect([name, text.includes(marks.floga)]).toEqual([name, false])
          expect([name, /complexity|depth limit|Syntax Error|Cannot query/i.test(text)]).toEqual([
            name,
            false,
          ])
          if (holder === 'other' && text.includes(marks.other)) speaking.push(name)
        }
      }
    }
    // Otherwise the test would search for values that no response contains.
    expect(new Set(speaking).size).toBeGreaterThan(28)
  })

  it('change nothing in the other shop with any mutation, and get none of its events', async () => {
    const before = await dump('floga')
    expect(Object.values(before).filter((sum) => sum !== 'empty').length).toBeGreaterThan(20)
    for (const holder of ['floga', 'other'] as const) {
      for (const [name, document] of operations('mutation', records[holder])) {
        for (const token of ['', tokens.other]) {
          const { text } = await ask('other', document, { token })
          expect([name, text.includes(marks.floga)]).toEqual([name, false])
        }
      }
    }
    expect(await dump('floga')).toEqual(before)
  })

  it('have no key to the live cart of the other', async () => {
    expect(Object.keys(schema.getSubscriptionType()!.getFields())).toEqual(['sharedCartUpdates'])
    const query = `subscription { sharedCartUpdates(cartId: "${records.floga.editorKey}", afterRevision: 0) { cart { id } } }`
    const { text } = await ask('other', query)
    expect(text).toContain('"cart":null')
    expect(text).not.toContain(marks.floga)
  })

  it('serve files, pages and documents below their own name alone, on every route', async () => {
    const { orderId } = records.floga
    const sheet = await database.read('floga', (sql) =>
      sql.query<{ id: string }>("SELECT id FROM products WHERE key = 'tank'"),
    )
    const manifest = await send('floga', '/data/content/manifest.json')
    const hash = /"el":"([0-9a-f]{32})"/.exec(manifest.text)?.[1]
    /** By route: the first tenant's response, and the other tenant's for the same request. */
    const calls: Record<string, [url: string, own: number, foreign: number, sent?: Sent][]> = {
      'GET /healthz': [['/healthz', 200, 200]],
      'GET /readyz': [['/readyz', 200, 200]],
      'GET /main/catalogue-version': [['/main/catalogue-version', 200, 200]],
      'GET /data/content/manifest.json': [['/data/content/manifest.json', 200, 200]],
      'GET /data/content/versions': [['/data/content/versions?path=/about', 200, 200]],
      'GET /data/content/query': [['/data/content/query', 200, 200]],
      'GET /data/content/:file{[0-9a-f]{32}\\.json}': [[`/data/content/${hash}.json`, 200, 404]],
      'GET /main/assets/:tenant/documents/:locale/:path{.+}': [
        [`/main/assets/{tenant}/documents/el/alphamark.pdf`, 200, 404],
        [`/main/assets/{tenant}/documents/el/data-sheet/${sheet[0]!.id}.pdf`, 200, 404],
      ],
      'GET /main/assets/:tenant/:path{.+}': [['/main/assets/{tenant}/alphamark.svg', 200, 404]],
      'GET /main/orders/:id/document.pdf': [[`/main/orders/${orderId}/document.pdf`, 200, 404]],
      'POST /auth/token': [
        [
          '/auth/token',
          200,
          400,
          post({ grant_type: 'password', username: email, password: goodPassword }),
        ],
      ],
      'POST /auth/revoke': [['/auth/revoke', 200, 200, post({ token: 'x' })]],
      'GET /auth/token-info': [['/auth/token-info', 200, 200]],
      'POST /payments/events/:provider/:tenant?': [['/payments/events/none', 404, 404, post({})]],
      // With a provider that has such pages: `payment-routes.test.ts`.
      'GET /payments/events/:provider/:tenant': [['/payments/events/none/{tenant}', 404, 404]],
      'GET /payments/returns/:provider/:tenant': [['/payments/returns/none/{tenant}', 404, 404]],
      'GET /payments/pages/:provider/:tenant/:payment': [
        ['/payments/pages/none/{tenant}/none', 404, 404],
      ],
      'GET /main/graphql': [['/main/graphql?query={tenantSettings{country}}', 200, 200]],
      'GET /data/graphql': [['/data/graphql?query={tenantSettings{country}}', 200, 200]],
      'GET /auth/graphql': [['/auth/graphql?query={tenantSettings{country}}', 200, 200]],
      'POST /main/graphql': [
        ['/main/graphql', 200, 200, post({ query: '{ contactDetails { email } }' })],
      ],
      'POST /data/graphql': [
        ['/data/graphql', 200, 200, post({ query: '{ contactDetails { email } }' })],
      ],
      'POST /auth/graphql': [
        ['/auth/graphql', 200, 200, post({ query: '{ contactDetails { email } }' })],
      ],
    }
    const routes = fixture.platform.routes.routes
      // Those of staff are in `staff-interface.test.ts`.
      .filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/staff/'))
      .map(({ method, path }) => `${method} ${path}`)
    expect(Object.keys(calls).sort()).toEqual([...new Set(routes)].sort())
    for (const [url, own, foreign, sent] of Object.values(calls).flat()) {
      const answers = {
        own: await send('floga', url.replace('{tenant}', 'floga'), sent),
        foreign: await send('other', url.replace('{tenant}', 'other'), sent),
      }
      expect([url, answers.own.status, answers.foreign.status]).toEqual([url, own, foreign])
      expect([url, answers.foreign.text.includes(marks.floga)]).toEqual([url, false])
    }
  })

  it('know the accounts, tokens and links of their own people alone', async () => {
    const member = (tenant: Tenant, token: string) =>
      fixture.ask('current-user', {}, { tenant, token })
    expect((await member('floga', tokens.floga)).data).not.toBeNull()
    expect((await member('other', tokens.floga)).data).toBeNull()
    const { refresh_token } = await fixture.login(email, passwords.floga, 'floga')
    const renew = (tenant: Tenant) =>
      send(tenant, '/auth/token', post({ grant_type: 'refresh_token', refresh_token }))
    expect((await renew('other')).status).toBe(400)
    await send('other', '/auth/revoke', post({ token: refresh_token }))
    expect((await renew('floga')).status).toBe(200)
    const { error } = await fixture.login(email, passwords.floga, 'other')
    expect(error).toBe('invalid_grant')
  })

  it('write in their own name, from their own address, with links to their own shop', async () => {
    const sent: { tenant: string; text: string; from: string; links: string[] }[] = []
    const errors: unknown[] = []
    // The fixture has taken them, to read the links of some.
    await database.admin((sql) =>
      sql.query('UPDATE outbox SET sent_at = NULL, due_at = created_at'),
    )
    while (
      (await deliverDue({
        database,
        clock: fixture.now,
        onError: (error) => errors.push(error),
        deliver: async (entry) => {
          const transport = {
            send: async ({ attachments: _files, ...mail }: MailMessage) => {
              const links = mail.text.match(/https?:\/\/[^/\s]+/g) ?? []
              const { tenant } = entry
              sent.push({ tenant, text: JSON.stringify(mail), from: mail.from.address, links })
            },
            close: () => undefined,
          }
          const shared = { database, transport, renderPdf: printPdf, clock: fixture.now }
          await deliverMails({ ...shared, shopUrl: 'https://nobody.example' })(entry)
        },
      })) > 0
    );
    expect(errors).toEqual([])
    for (const tenant of ['floga', 'other'] as const) {
      const own = sent.filter((mail) => mail.tenant === tenant)
      const foreign = marks[tenant === 'floga' ? 'other' : 'floga']
      expect(own.length).toBeGreaterThan(5)
      expect(own.filter(({ text }) => text.toLowerCase().includes(foreign.toLowerCase()))).toEqual(
        [],
      )
      const other = colours[tenant === 'floga' ? 'other' : 'floga']
      expect(own.filter(({ text }) => text.includes(other))).toEqual([])
      expect(own.filter(({ text }) => !text.includes(colours[tenant]))).toEqual([])
      expect(new Set(own.map(({ from }) => from))).toEqual(
        new Set([`${marks[tenant]}@shop.example`]),
      )
      expect(new Set(own.flatMap(({ links }) => links))).toEqual(
        new Set([settingsOf(tenant).shopUrl]),
      )
    }
  })
})

/** A guest's. */
function post(payload: object): { method: 'POST'; payload: object; token: string } {
  return { method: 'POST', payload, token: '' }
}
