import { documentHash } from '@floga/api-client'
import {
  CartRemoveCouponDocument,
  CurrentUserDocument,
  ProductDocument,
  SearchSuggestionsDocument,
} from '@floga/api-client/operations'
import { json, redirect } from '@remix-run/node'
import { describe, expect, it, vi } from 'vitest'

import { answerGraphql } from './answer-graphql.server.js'
import type { ShopApi } from '../../request/api/create-shop-api.server.js'

/** Posts a body to the shop and returns its response and the requests to the platform. */
async function post(body: unknown, answer: () => unknown = () => ({ product: null })) {
  const query = vi.fn<(document: unknown, variables: unknown) => Promise<unknown>>(async () =>
    answer(),
  )
  const request = new Request('https://shop.test/graphql', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const response = await answerGraphql(request, { query } as unknown as ShopApi)
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    body: (await response.json()) as unknown,
    asked: query.mock.calls,
  }
}

function callOf(document: object, variables: unknown, rest: object = {}) {
  const persistedQuery = { version: 1, sha256Hash: documentHash(document) }
  return { ...rest, variables, extensions: { persistedQuery } }
}

const refused = (code: string) => ({
  errors: [{ message: 'The call was not carried out.', extensions: { code } }],
})

describe('answerGraphql', () => {
  it('passes an open operation to the platform, and forbids caching the response', async () => {
    const variables = { where: { id: 'p1' } }
    expect(await post(callOf(ProductDocument, variables))).toEqual({
      status: 200,
      cache: 'private, no-store',
      body: { data: { product: null } },
      asked: [[ProductDocument, variables]],
    })
    const typed = { term: 'tank', first: 5 }
    const { asked } = await post(callOf(SearchSuggestionsDocument, typed))
    expect(asked).toEqual([[SearchSuggestionsDocument, typed]])
  })

  it('rejects every other operation, with any text', async () => {
    const query = '{ currentUser { data { email } } }'
    const calls = [
      callOf(CurrentUserDocument, {}),
      callOf(CartRemoveCouponDocument, { cartId: 'c' }),
      callOf({ __meta__: { hash: 'f'.repeat(64) } }, {}, { query }),
    ]
    const answers = await Promise.all(calls.map((call) => post(call)))
    for (const { status, body, asked } of answers) {
      expect([status, body, asked]).toEqual([403, refused('OPERATION_NOT_ALLOWED'), []])
    }
    const withText = await post(callOf(ProductDocument, { where: { id: 'p1' } }, { query }))
    expect(withText.asked).toEqual([[ProductDocument, { where: { id: 'p1' } }]])
  })

  it('rejects variables that no page sends', async () => {
    const calls = [
      callOf(ProductDocument, { where: { id: 'x'.repeat(65) } }),
      callOf(ProductDocument, { where: { slug: 'a' } }),
      callOf(ProductDocument, undefined),
      callOf(SearchSuggestionsDocument, { term: 'x'.repeat(101), first: 5 }),
      callOf(SearchSuggestionsDocument, { term: 'tank', first: 500 }),
    ]
    const answers = await Promise.all(calls.map((call) => post(call)))
    for (const { status, body, asked } of answers) {
      expect([status, body, asked]).toEqual([400, refused('BAD_VARIABLES'), []])
    }
  })

  it('rejects invalid requests, and long ones', async () => {
    expect(await post('{"half')).toMatchObject({ status: 400, body: refused('BAD_REQUEST') })
    expect(await post({ query: '{ a }' })).toMatchObject({ status: 400, asked: [] })
    const long = callOf(ProductDocument, { where: { id: 'p1' } }, { more: 'x'.repeat(5000) })
    expect(await post(long)).toMatchObject({ status: 413, body: refused('TOO_LARGE'), asked: [] })
  })

  it('reports only an unavailable platform or a required login', async () => {
    const call = callOf(ProductDocument, { where: { id: 'p1' } })
    const away = await post(call, () => {
      throw json({ kind: 'unavailable' }, { status: 503 })
    })
    expect(away).toMatchObject({ status: 503, body: refused('UNAVAILABLE') })
    const ended = await post(call, () => {
      throw redirect('/auth/login', { status: 303 })
    })
    expect(ended).toMatchObject({ status: 401, body: refused('UNAUTHENTICATED') })
  })
})
