import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { getEventListeners } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'

import { isApiError } from './api-error.js'
import { createTestClient, json, startTestServer } from './testing/start-test-server.js'

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

/** Collects what nothing refers to, also what only its finalizers let go of. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let round = 0; round < 3; round += 1) {
    collect()
    await nextTurn()
  }
}

const never = new AbortController().signal

describe('subscribe', () => {
  it('emits events from chunks and past comments until the platform ends the stream', async () => {
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

  it('closes the connection on unsubscribe and on abort', async () => {
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

  it('closes the connection of a stream that has outlived a garbage collection', async () => {
    const closed: Promise<void>[] = []
    const { platform } = await startTestServer((response) => {
      closed.push(new Promise((resolve) => response.on('close', () => resolve())))
      startStream(response)(next(1))
    })
    const stop = new AbortController()
    const updates = () => platform.eshop.subscribe(ticks, { after: 0 }, stop.signal)
    for await (const _ of updates()) {
      await collectGarbage()
      break
    }
    await closed[0]
    expect(getEventListeners(stop.signal, 'abort')).toEqual([])

    for await (const _ of updates()) {
      await collectGarbage()
      stop.abort()
    }
    await closed[1]
  })

  it('fails if the platform rejects, does not start in time, or is disconnected', async () => {
    const { platform, seen, origin } = await startTestServer((response, _request, attempt) => {
      if (attempt === 1) {
        json(response, { errors: [{ message: 'A', extensions: { code: 'UNAUTHENTICATED' } }] })
      } else if (attempt === 2) json(response, {}, 503)
      else if (attempt === 3) {
        startStream(response)(next(1))
        setTimeout(() => response.destroy(), 20)
      }
    })
    const impatient = createTestClient(origin, { deadlineMs: 20 })
    const listen = (client = platform) =>
      firstOf(client.eshop.subscribe(ticks, { after: 0 }, never)).catch((error: unknown) =>
        isApiError(error) ? [error.code, error.operation] : error,
      )
    expect(await listen()).toEqual(['unauthorized', 'Ticks'])
    expect(await listen()).toEqual(['http', 'Ticks'])
    expect(await listen()).toEqual(['unreachable', 'Ticks'])
    expect(await listen(impatient)).toEqual(['deadline', 'Ticks'])
    expect(seen.length).toBeGreaterThanOrEqual(3)
    for (const { url } of seen) expect(url).toBe('/main/graphql')
  })
})
