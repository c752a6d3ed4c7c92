import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findFreePort, provideProgram, repositoryRoot } from '@floga/setup'
import { describe, expect, it, vi } from 'vitest'
import type { BalancedGroup, Balancer } from './balancer.js'
import { startHaproxy } from './start-haproxy.js'
import { startNodeBalancer } from './start-node-balancer.js'

const haproxy = await provideProgram({
  name: 'haproxy',
  root: repositoryRoot,
  env: process.env,
  mayInstall: false,
})

/** Sends a request through a balancer to two processes that are not ready, once it knows. */
async function askUnready(
  start: (groups: readonly BalancedGroup[]) => Promise<Balancer>,
  isKnown: (balancer: Balancer) => boolean,
): Promise<number> {
  const servers = await Promise.all(
    [1, 2].map(async () => {
      const server = createServer(({ url }, response) => {
        response.writeHead(url === '/readyz' ? 503 : 200).end()
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return server
    }),
  )
  const memberPorts = servers.map((server) => (server.address() as AddressInfo).port)
  const port = await findFreePort()
  const balancer = await start([{ name: 'shops', port, memberPorts }])
  try {
    await vi.waitUntil(() => isKnown(balancer), { timeout: 20_000, interval: 50 })
    return (await fetch(`http://127.0.0.1:${port}/`)).status
  } finally {
    await balancer.stop()
    for (const server of servers) server.close().closeAllConnections()
  }
}

describe.runIf(haproxy !== undefined)('startHaproxy', () => {
  it('keeps sending requests to processes that are all unready', async () => {
    const status = await askUnready(
      (groups) => startHaproxy(haproxy!, groups),
      (balancer) => balancer.errors().some((line) => line.includes('Running on backup')),
    )
    expect(status).toBe(200)
  })
})

describe('startNodeBalancer', () => {
  it('does as well', async () => {
    expect(await askUnready(startNodeBalancer, () => true)).toBe(200)
  })
})
