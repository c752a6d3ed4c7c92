import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ServerResponse } from 'node:http'
import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'

import { isApiError } from './api-error.js'
import { json, startTestServer } from './testing/start-test-server.js'

const hash = 'a'.repeat(64)
const ticks = Object.assign(parse('subscription Ticks($after: Int!) { tick(after: $after) }'), {
  __meta__: { hash },
}) as TypedDocumentNode<{ tick: number }, { after: number }>

function startStream(response: ServerResponse): (text: string) => void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  return (text) => void response.write(text)
}

const next = (tick: number) => `event: next\ndata: ${JSON.stringify({ data: { tick } })}\n\n`

async function firstOf(updates: AsyncIterable<{ tick: number }>, most = 10): Promise<number[]> {
  const found: number[] = []
  for await (const { tick } of updates) {
    found.push(tick)
    if (found.length === most) break
  }
  return found
}

const never = new AbortController().signal

describe('subscribe', () => {
  it('gives what comes, past comments and in pieces, until the platform ends it', async () => {
    const { platform, seen } = await startTestServer((response) => {
      const write = startStream(response)
      write(':\n\n')
      write(next(1) + next(2).slice(0, 20))
      setTimeout(() => {
        write(next(2).slice(20))
        write(':\n\n')
        response.end('event: complete\ndata: \n\n')
      }, 20)
    })
    expect(await firstOf(platform.eshop.subscribe(ticks, { after: 0 }, never))).toEqual([1, 2])
    expect(JSON.parse(seen[0]!.body)).toMatchObject({
      variables: { after: 0 },
      extensions: { persistedQuery: { sha256Hash: hash } },
    })
    expect(seen[0]!.headers).toMatchObject({ tenant: 'floga', locale: 'el' })
    expect(seen[0]!.headers.accept).toContain('text/event-stream')
  })

  it('hangs up when nobody listens any more, and when the signal says so', async () => {
    const closed: Promise<void>[] = []
    const { platform } = await startTestServer((response) => {
      closed.push(new Promise((resolve) => response.on('close', () => resolve())))
      startStream(response)(next(1))
    })
    expect(await firstOf(platform.eshop.subscribe(ticks, { after: 0 }, never), 1)).toEqual([1])
    await closed[0]

    const stop = new AbortController()
    const found: number[] = []
    for await (const { tick } of platform.eshop.subscribe(ticks, { after: 0 }, stop.signal)) {
      found.push(tick)
      stop.abort()
    }
    expect(found).toEqual([1])
    await closed[1]
  })

  it('fails where the platform refuses, does not begin in time, or is lost on the way', async () => {
    const { platform, seen } = await startTestServer(
      (response, _request, attempt) => {
        if (attempt === 1) {
          json(response, { errors: [{ message: 'A', extensions: { code: 'UNAUTHENTICATED' } }] })
        } else if (attempt === 2) json(response, {}, 503)
        else if (attempt === 3) {
          startStream(response)(next(1))
          setTimeout(() => response.destroy(), 20)
        }
      },
      { deadlineMs: 200 },
    )
    const listen = () =>
      firstOf(platform.eshop.subscribe(ticks, { after: 0 }, never)).catch((error: unknown) =>
        isApiError(error) ? [error.code, error.operation] : error,
      )
    expect(await listen()).toEqual(['unauthorized', 'Ticks'])
    expect(await listen()).toEqual(['http', 'Ticks'])
    expect(await listen()).toEqual(['unreachable', 'Ticks'])
    expect(await listen()).toEqual(['deadline', 'Ticks'])
    expect(seen.map(({ url }) => url)).toEqual(Array(4).fill('/main/graphql'))
  })
})
