import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { assertPortFree, findFreePort, isReachable } from './ports.mjs'
import { createTemporaryFolder } from '../testing/create-temporary-folder.mjs'

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

  it('draws no port again that was drawn, although nothing listens there yet', async () => {
    const folder = createTemporaryFolder()
    const [first, second] = [await findFreePort(), await findFreePort()]
    const draws = [first, first, second]
    const draw = () => draws.shift() ?? 0
    expect(await findFreePort({ folder, draw })).toBe(first)
    expect(await findFreePort({ folder, draw })).toBe(second)
  })

  it('leaves the ports of other processes alone until they have ended', async () => {
    const [first, second] = [await findFreePort(), await findFreePort()]
    const ended = spawnSync(process.execPath, ['--version']).pid
    const folder = createTemporaryFolder({ [first]: String(process.ppid), [second]: String(ended) })
    const draws = [first, second]
    expect(await findFreePort({ folder, draw: () => draws.shift() ?? 0 })).toBe(second)
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
