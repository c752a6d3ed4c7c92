import { createPlatformClient } from '@floga/api-client'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { setMaxListeners } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, onTestFinished, vi } from 'vitest'

import type { ShopLoadContext } from '../../request/shop-load-context.js'
import { testShop } from '../../testing/test-shop.js'
import { rememberCart } from '../cart/server/cart-cookies.server.js'
import { loader } from './shared-cart-updates.js'

const pageContext = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('../../request/page-context.server.js', () => ({ pageContext }))

const streamCount = 300
/** Streams that are open at a time. */
const openCount = 50

/** A platform that streams one update to each listener, and counts the connections. */
async function startPlatform() {
  let open = 0
  let whenClosed = (): void => undefined
  const update = { revision: 1, events: [], here: [], cart: null, sharedCart: null }
  const data = JSON.stringify({ data: { sharedCartUpdates: update } })
  const server = createServer((request, response) => {
    open += 1
    request.resume()
    response.on('close', () => {
      open -= 1
      whenClosed()
    })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`event: next\ndata: ${data}\n\n`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    endpoints: { main: origin, data: origin, auth: origin },
    openCount: () => open,
    /** Resolves once every connection is closed. */
    isIdle: () =>
      new Promise<void>((resolve) => {
        whenClosed = () => {
          if (open === 0) resolve()
        }
        whenClosed()
      }),
  }
}

/** Collects what nothing refers to, also what only its finalizers let go of. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let round = 0; round < 2; round += 1) {
    collect()
    await nextTurn()
  }
}

it('leaves no connection to the platform behind when browsers leave', async () => {
  const { endpoints, isIdle, ...platform } = await startPlatform()
  const settings = { publicUrl: 'http://shop.test' }
  const setCookies: string[] = []
  const asked = { shop: testShop, settings, setCookies } as unknown as ShopLoadContext
  await rememberCart(asked, `p-${'k'.repeat(22)}`)
  const [Cookie = ''] = setCookies.map((cookie) => cookie.split(';')[0])
  const url = new URL('http://shop.test/shared-cart/updates')
  // Each request has a client of its own.
  pageContext.mockImplementation(async () => {
    const { eshop: api } = createPlatformClient({
      endpoints,
      tenant: 'tea',
      locale: 'el',
      timezone: 'Europe/Athens',
    })
    return { api, shop: testShop, url }
  })
  const stop = new AbortController()
  // Every open stream listens to it.
  setMaxListeners(0, stop.signal)
  const context = { shop: testShop, settings, stopSignal: stop.signal }
  const listen = async () => {
    const request = new Request(url, { headers: { Cookie } })
    const args = { request, context, params: {} } as unknown as LoaderFunctionArgs
    const reader = (await loader(args)).body!.getReader()
    const decoder = new TextDecoder()
    for (let text = ''; !text.includes('"revision":1');) {
      text += decoder.decode((await reader.read()).value)
    }
    return reader
  }
  for (let opened = 0; opened < streamCount; opened += openCount) {
    const readers = await Promise.all(Array.from({ length: openCount }, listen))
    expect(platform.openCount()).toBe(openCount)
    await collectGarbage()
    await Promise.all(readers.map((reader) => reader.cancel()))
    await isIdle()
  }
}, 120_000)
