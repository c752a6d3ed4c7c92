// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { useQuery } from 'urql'

import manifest from '../../generated/persisted-documents.json' with { type: 'json' }
import { FeaturesDocument, SearchSuggestionsDocument } from '../../generated/operations.js'
import { createBrowserClient, GraphqlProvider, queryOnce } from '../../react.js'

afterEach(cleanup)

interface Call {
  url: string
  body: Record<string, unknown>
  signal: AbortSignal | null | undefined
  answer: (body: unknown, status?: number) => void
}

/** A `fetch` with responses controlled by a test. */
function createFetch() {
  const calls: Call[] = []
  const fetch = (url: RequestInfo | URL, init?: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      calls.push({
        url: String(url),
        body: JSON.parse(String(init?.body)) as Record<string, unknown>,
        signal: init?.signal,
        answer: (body, status = 200) => resolve(Response.json(body, { status })),
      })
    })
  return { calls, fetch }
}

const nothing = { products: [], categories: [], brands: [], terms: ['tank'] }

function ask(
  fetch: ReturnType<typeof createFetch>['fetch'],
  signal = new AbortController().signal,
) {
  const client = createBrowserClient({ url: 'https://shop.test/en/graphql', fetch })
  return queryOnce(client, SearchSuggestionsDocument, { term: 'tan', first: 5 }, signal)
}

describe('createBrowserClient', () => {
  it('posts the hash of a document, its variables and no text', async () => {
    const { calls, fetch } = createFetch()
    const answer = ask(fetch)
    await vi.waitFor(() => expect(calls).toHaveLength(1), 60_000)
    calls[0]!.answer({ data: { searchSuggestions: nothing } })
    expect(await answer).toEqual({ searchSuggestions: nothing })
    const { url, body } = calls[0]!
    expect(url).toBe('https://shop.test/en/graphql')
    expect(body).toMatchObject({ variables: { term: 'tan', first: 5 } })
    expect(body).not.toHaveProperty('query')
    const { sha256Hash } = (body['extensions'] as { persistedQuery: { sha256Hash: string } })
      .persistedQuery
    expect(manifest).toHaveProperty(sha256Hash)
  })

  it('requests a repeated query again', async () => {
    const { calls, fetch } = createFetch()
    const client = createBrowserClient({ url: '/graphql', fetch })
    const { signal } = new AbortController()
    const first = queryOnce(client, FeaturesDocument, {}, signal)
    await vi.waitFor(() => expect(calls).toHaveLength(1), 60_000)
    calls[0]!.answer({ data: { features: ['one'] } })
    expect(await first).toEqual({ features: ['one'] })
    const second = queryOnce(client, FeaturesDocument, {}, signal)
    await vi.waitFor(() => expect(calls).toHaveLength(2), 60_000)
    calls[1]!.answer({ data: { features: ['two'] } })
    expect(await second).toEqual({ features: ['two'] })
  })
})

describe('queryOnce', () => {
  it('cancels the call on abort of the signal', async () => {
    const { calls, fetch } = createFetch()
    const question = new AbortController()
    const answer = ask(fetch, question.signal)
    await vi.waitFor(() => expect(calls).toHaveLength(1), 60_000)
    question.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    expect(calls[0]!.signal?.aborted).toBe(true)
    await expect(ask(fetch, question.signal)).rejects.toMatchObject({ name: 'AbortError' })
    expect(calls).toHaveLength(1)
  })

  it('rejects on errors and failed calls', async () => {
    const { calls, fetch } = createFetch()
    const [refused, failed] = [ask(fetch), ask(fetch)]
    await vi.waitFor(() => expect(calls).toHaveLength(2), 60_000)
    calls[0]!.answer({ errors: [{ message: 'No.', extensions: { code: 'UNAVAILABLE' } }] }, 503)
    calls[1]!.answer('nonsense', 500)
    await expect(refused).rejects.toMatchObject({
      graphQLErrors: [{ extensions: { code: 'UNAVAILABLE' } }],
    })
    await expect(failed).rejects.toMatchObject({ name: 'CombinedError' })
  })
})

function Features(): ReactElement {
  const [{ data }] = useQuery({ query: FeaturesDocument, variables: {} })
  return <output>{data ? data.features.length : 'none'}</output>
}

describe('GraphqlProvider', () => {
  it("sends requests below the page's URL, and below another one after a change of language", async () => {
    const { calls, fetch } = createFetch()
    const real = globalThis.fetch
    globalThis.fetch = fetch
    onTestFinished(() => void (globalThis.fetch = real))
    const page = (url: string) => (
      <GraphqlProvider url={url}>
        <Features />
      </GraphqlProvider>
    )
    const { rerender } = render(page('https://shop.test/graphql'))
    await waitFor(() => expect(calls).toHaveLength(1), { timeout: 60_000 })
    act(() => calls[0]!.answer({ data: { features: [1, 2] } }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveProperty('textContent', '2'), {
      timeout: 60_000,
    })
    rerender(page('https://shop.test/en/graphql'))
    await waitFor(() => expect(calls).toHaveLength(2), { timeout: 60_000 })
    expect(calls.map(({ url }) => url)).toEqual([
      'https://shop.test/graphql',
      'https://shop.test/en/graphql',
    ])
  })
})
