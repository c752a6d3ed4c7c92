import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createSender } from '../../back-office/src/lib/create-sender.js'

const secret = 'known-to-the-subscribers-of-medusa'
const quick = { timeoutMs: 100, pausesMs: [10, 10] }

describe('createSender', () => {
  const closing: (() => void)[] = []
  afterEach(() => {
    for (const close of closing.splice(0)) close()
  })

  /** A connector that leaves its first requests without a response. */
  async function open({ ignored }: { ignored: number }) {
    const bodies: string[] = []
    const server = createServer((request, response) => {
      request.setEncoding('utf8')
      let body = ''
      request.on('data', (part: string) => (body += part))
      request.on('end', () => {
        bodies.push(`${request.headers.authorization} ${body}`)
        if (bodies.length > ignored) response.writeHead(204).end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(() => {
      server.closeAllConnections()
      server.close()
    })
    // A server that listens at a port has an address with it.
    const { port } = server.address() as AddressInfo
    return { url: `http://127.0.0.1:${port}/medusa`, bodies, server }
  }

  const event = { name: 'payment.refunded', order_id: 'order_1' }
  const sent = `Bearer ${secret} ${JSON.stringify(event)}`

  it('sends an event once to a connector that responds', async () => {
    const { url, bodies } = await open({ ignored: 0 })
    await createSender(quick)(url, secret, event)
    expect(bodies).toEqual([sent])
  })

  it('sends it again to one that does not respond in time, and then gives up', async () => {
    const busy = await open({ ignored: 2 })
    await createSender(quick)(busy.url, secret, event)
    expect(busy.bodies).toEqual([sent, sent, sent])
    const stuck = await open({ ignored: 3 })
    await expect(createSender(quick)(stuck.url, secret, event)).rejects.toThrow('timeout')
    expect(stuck.bodies).toEqual([sent, sent, sent])
  })

  it('does not wait for one that does not run', async () => {
    const { url, server } = await open({ ignored: 0 })
    await new Promise((resolve) => server.close(resolve))
    const patient = createSender({ ...quick, pausesMs: [60_000] })
    await expect(patient(url, secret, event)).rejects.toThrow('fetch failed')
  })

  it('keeps no more events waiting than it may', async () => {
    const { url, bodies } = await open({ ignored: 2 })
    const send = createSender({ ...quick, maxWaiting: 2 })
    await Promise.all([1, 2, 3].map((id) => send(url, secret, { id })))
    expect(bodies.filter((body) => body.endsWith('{"id":3}'))).toEqual([])
    await send(url, secret, { id: 4 })
    expect(bodies.at(-1)).toContain('{"id":4}')
  })
})
