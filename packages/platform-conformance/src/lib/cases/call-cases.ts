import { randomUUID } from 'node:crypto'
import { ProductsSearchDocument } from '@floga/api-client/operations'
import { platformHeaders, platformPaths } from '@floga/platform-contract'
import { asGraphql } from '../caller.js'
import { casesOf } from '../conformance-case.js'
import { expectSame, expectThat } from '../contract-violation.js'

const contract = 'README.md, Calls'

/** How requests are made, and which are rejected. */
export const callCases = casesOf('catalogue', [
  {
    name: 'a call without a tenant, or with an unknown one, is rejected with 400 and unknown-tenant',
    contract,
    async run({ call }) {
      for (const path of [platformPaths.catalogueVersion, platformPaths.graphql]) {
        for (const tenant of ['', 'no-such-tenant']) {
          const address = call.at('main', path)
          const { status, body } = await (path === platformPaths.graphql
            ? call.post(address, { query: '{ contractVersion }' }, { tenant })
            : call.get(address, { tenant }))
          const code = typeof body === 'object' && body && 'code' in body ? body.code : undefined
          expectSame([status, code], [400, 'unknown-tenant'], `${path} for tenant '${tenant}'`)
        }
      }
    },
  },
  {
    name: 'an unknown hash is rejected with 400 and PERSISTED_QUERY_NOT_FOUND',
    contract,
    async run({ call }) {
      const persistedQuery = { version: 1, sha256Hash: 'ab'.repeat(32) }
      const { status, body } = await call.post(call.at('main', platformPaths.graphql), {
        extensions: { persistedQuery },
      })
      const code = asGraphql(body).errors?.[0]?.extensions?.code
      expectSame([status, code], [400, 'PERSISTED_QUERY_NOT_FOUND'])
    },
  },
  {
    name: 'a document sent as text is rejected with 400 and PERSISTED_QUERY_ONLY',
    contract,
    async run({ call }) {
      const query = '{ menuCategories { id } }'
      const { status, body } = await call.post(call.at('main', platformPaths.graphql), { query })
      const { data, errors } = asGraphql(body)
      const code = errors?.[0]?.extensions?.code
      expectSame([status, code, data ?? null], [400, 'PERSISTED_QUERY_ONLY', null])
    },
  },
  {
    name: 'invalid variables are rejected, without data',
    contract: 'schema/base.graphql',
    async run({ call }) {
      const wrong = { first: 'many' } as unknown as { first: number }
      const { data, codes, status } = await call.graphql(ProductsSearchDocument, wrong)
      expectThat(data === null && codes.length > 0 && status < 500, 'an error and no data', {
        status,
        data,
      })
    },
  },
  {
    name: 'the response has the id of its request',
    contract: 'src/lib/endpoints.ts, platformHeaders.requestId',
    async run({ call }) {
      const id = randomUUID()
      const { headers } = await call.get(call.at('main', platformPaths.catalogueVersion), {
        requestId: id,
      })
      expectSame(headers.get(platformHeaders.requestId), id)
    },
  },
  {
    name: 'the catalogue has a version, which stays while nothing changes and is not cacheable',
    contract: 'src/lib/endpoints.ts, CatalogueVersion',
    async run({ call }) {
      const address = call.at('main', platformPaths.catalogueVersion)
      const [first, again] = [await call.get(address), await call.get(address)]
      expectSame(first.status, 200)
      const { body } = first
      const version = typeof body === 'object' && body && 'version' in body ? body.version : null
      expectThat(typeof version === 'string' && version !== '', 'a text `version`', body)
      expectSame(again.body, body, 'asked again')
      const kept = first.headers.get('cache-control') ?? 'no Cache-Control'
      expectThat(/no-store|no-cache/.test(kept), 'Cache-Control: no-store', kept)
    },
  },
  {
    name: 'a body that is not JSON is rejected with 400, one of a megabyte with 413',
    contract,
    async run({ call }) {
      const address = call.at('main', platformPaths.graphql)
      expectSame((await call.post(address, '{')).status, 400, 'no JSON')
      expectSame((await call.post(address, { a: 'x'.repeat(2 ** 20) })).status, 413, 'a megabyte')
    },
  },
])
