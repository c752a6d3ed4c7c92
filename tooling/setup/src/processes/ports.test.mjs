import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { assertPortFree, findFreePort, isReachable } from './ports.mjs'

async function occupyPort() {
  const port = await findFreePort()
  const server = createServer()
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
  onTestFinished(() => void server.close())
  return port
}

describe('assertPortFree', () => {
  it('accepts a free port', async () => {
    const port = await findFreePort()
    await expect(assertPortFree({ name: 'PORT', port, host: '127.0.0.1' })).resolves.toBeUndefined()
  })

  it('names the port in use and the setting to change', async () => {
    const port = await occupyPort()
    await expect(assertPortFree({ name: 'PORT', port, host: '127.0.0.1' })).rejects.toThrow(
      new RegExp(`^Port ${port} is in use: .*PORT=${port + 1}`),
    )
  })
})

describe('findFreePort', () => {
  it('stays below the ports that systems hand out, so that nobody takes it before it is used', async () => {
    const ports = await Promise.all(Array.from({ length: 200 }, () => findFreePort()))
    expect(Math.min(...ports)).toBeGreaterThanOrEqual(10_000)
    expect(Math.max(...ports)).toBeLessThan(32_768)
  })
})

describe('isReachable', () => {
  it('tells a listening address from a silent one', async () => {
    const port = await occupyPort()
    const silent = await findFreePort()
    expect(await isReachable({ host: '127.0.0.1', port, timeoutMs: 2000 })).toBe(true)
    expect(await isReachable({ host: '127.0.0.1', port: silent, timeoutMs: 2000 })).toBe(false)
  })
})
