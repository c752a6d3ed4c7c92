import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { describe, expect, it, onTestFinished } from 'vitest'

import { createAssetProxy } from './create-asset-proxy.js'

async function startProxy() {
  const asked: string[] = []
  const upstream = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url?.includes('moved')) {
      response.writeHead(302, { location: '/main/secret' }).end()
    } else if (request.url?.includes('missing')) {
      response.writeHead(404, { 'cache-control': 'public' }).end()
    } else if (request.headers['if-none-match'] === '"1"') {
      response.writeHead(304, { etag: '"1"' }).end()
    } else {
      const headers = { 'content-type': 'image/avif', etag: '"1"', 'set-cookie': 'a=1' }
      if (request.url?.includes('.pdf')) {
        response.setHeader('content-disposition', 'inline; filename="hose.pdf"')
      }
      response.writeHead(200, { ...headers, 'cache-control': 'immutable' }).end('image')
    }
  })
  upstream.listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  onTestFinished(() => {
    upstream.closeAllConnections()
    upstream.close()
  })
  const origin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/main`
  const proxy = createAssetProxy({ origin, prefix: '/assets/floga/' })
  const ask = (path: string, init?: RequestInit) => {
    const url = new URL(path, 'https://shop.test')
    return proxy(new Request(url, init), url)
  }
  return { ask, asked }
}

describe('createAssetProxy', () => {
  it('forwards an image with its cache headers, and no others', async () => {
    const { ask, asked } = await startProxy()
    const answer = await ask('/assets/floga/line/hose.svg?v=ab12')
    expect(asked).toEqual(['/main/assets/floga/line/hose.svg?v=ab12'])
    expect(await answer?.text()).toBe('image')
    expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
      'cache-control': 'immutable',
      'content-type': 'image/avif',
      etag: '"1"',
    })
  })

  it('hands a document through with the name to save it under', async () => {
    const { ask, asked } = await startProxy()
    const answer = await ask('/assets/floga/documents/el/instructions/hose.pdf?v=ab12')
    expect(asked).toEqual(['/main/assets/floga/documents/el/instructions/hose.pdf?v=ab12'])
    expect(answer?.headers.get('content-disposition')).toBe('inline; filename="hose.pdf"')
  })

  it('lets the other server say that a browser has it already', async () => {
    const { ask } = await startProxy()
    const answer = await ask('/assets/floga/a.avif', { headers: { 'if-none-match': '"1"' } })
    expect(answer?.status).toBe(304)
  })

  it('keeps no error', async () => {
    const { ask } = await startProxy()
    const answer = await ask('/assets/floga/missing.avif')
    expect(answer?.status).toBe(404)
    expect(answer?.headers.get('cache-control')).toBe('no-store')
  })

  it('requests nothing outside its prefix', async () => {
    const { ask, asked } = await startProxy()
    expect(await ask('/assets/other/a.avif')).toBeUndefined()
    expect(await ask('/assets/floga/..%2f..%2fgraphql')).toBeUndefined()
    expect(await ask('/assets/floga/')).toBeUndefined()
    await ask('/assets/floga/a.avif?redirect=https://evil.test')
    expect(asked).toEqual(['/main/assets/floga/a.avif'])
  })

  it('does not follow redirects of the other server', async () => {
    const { ask, asked } = await startProxy()
    const answer = await ask('/assets/floga/moved.avif')
    expect([answer?.status, answer?.headers.get('location')]).toEqual([503, null])
    expect(asked).toEqual(['/main/assets/floga/moved.avif'])
  })

  it('reports an unreachable server', async () => {
    const proxy = createAssetProxy({ origin: 'http://127.0.0.1:1', prefix: '/assets/floga/' })
    const url = new URL('https://shop.test/assets/floga/a.avif')
    expect((await proxy(new Request(url), url))?.status).toBe(503)
  })

  it('reports it also if the other server disconnects during an image', async () => {
    const cut = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/avif', 'content-length': '100' })
      response.write('half', () => response.destroy())
    })
    await new Promise<void>((resolve) => cut.listen(0, '127.0.0.1', resolve))
    const { port } = cut.address() as AddressInfo
    const proxy = createAssetProxy({ origin: `http://127.0.0.1:${port}`, prefix: '/assets/floga/' })
    const url = new URL('https://shop.test/assets/floga/a.avif')
    const answer = await proxy(new Request(url), url)
    cut.close()
    expect(answer?.status).toBe(503)
    expect(answer?.headers.get('cache-control')).toBe('no-store')
  })
})
