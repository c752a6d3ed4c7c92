import { describe, expect, it } from 'vitest'

import { FeaturesDocument } from '../../generated/operations.js'
import { json, startTestServer } from '../testing/start-test-server.js'
import { createNodeSender } from './create-node-sender.js'

const answer = { data: { features: [{ slug: 'a', icon: 'b', name: 'Αποστολή' }] } }

describe('createNodeSender', () => {
  it('sends calls and reads their responses, over one connection', async () => {
    const ports = new Set<number | undefined>()
    const { platform, seen } = await startTestServer(
      (response) => {
        ports.add(response.socket?.remotePort)
        json(response, answer)
      },
      { sendText: createNodeSender() },
    )
    expect(await platform.site.query(FeaturesDocument, {})).toEqual(answer.data)
    expect(await platform.site.query(FeaturesDocument, {})).toEqual(answer.data)
    expect(seen[1]).toMatchObject({
      method: 'POST',
      url: '/main/graphql',
      headers: { tenant: 'floga', 'content-length': String(seen[1]!.body.length) },
    })
    expect(ports.size).toBe(1)
  })

  it('repeats a query after an incomplete response', async () => {
    const { platform, seen } = await startTestServer(
      (response, _request, attempt) => {
        if (attempt > 1) return json(response, answer)
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
        response.write('{"data":', () => response.destroy())
      },
      { sendText: createNodeSender() },
    )
    expect(await platform.site.query(FeaturesDocument, {})).toEqual(answer.data)
    expect(seen).toHaveLength(2)
  })

  it('gives up at the deadline, whether headers or body are late', async () => {
    const { platform } = await startTestServer(
      (response, _request, attempt) => {
        if (attempt === 1) return
        response.writeHead(200, { 'content-type': 'application/json' })
        response.write('{"data":')
      },
      { sendText: createNodeSender() },
    )
    const ask = () => platform.site.query(FeaturesDocument, {}, 80)
    await expect(ask()).rejects.toMatchObject({ code: 'deadline', operation: 'Features' })
    await expect(ask()).rejects.toMatchObject({ code: 'deadline', operation: 'Features' })
  })

  it('follows no redirects, and reports an unreachable server', async () => {
    const { platform, origin } = await startTestServer(
      (response) => response.writeHead(302, { location: origin }).end(),
      { sendText: createNodeSender() },
    )
    await expect(platform.site.query(FeaturesDocument, {})).rejects.toMatchObject({
      code: 'unreachable',
    })
    const { signal } = new AbortController()
    const call = { url: 'http://127.0.0.1:1/', method: 'GET', headers: {}, signal } as const
    await expect(createNodeSender()(call)).rejects.toThrow('ECONNREFUSED')
  })
})
