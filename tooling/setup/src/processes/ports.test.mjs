import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { assertPortFree, blockedPorts, findFreePort, isReachable } from './ports.mjs'
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

describe('blockedPorts', () => {
  /** @param {number} port @returns {Promise<string>} why a request to a port fails */
  const failureOf = (port) =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => 'none',
      (error) => String(error.cause?.message),
    )

  it('are those that fetch refuses', async () => {
    const ports = [...blockedPorts]
    const failures = await Promise.all(ports.map(failureOf))
    expect(ports.filter((_, at) => failures[at] !== 'bad port')).toEqual([])
  })
})

describe('findFreePort', () => {
  it('stays below the ports that systems hand out, so that it is free until it is used', async () => {
    const ports = await Promise.all(Array.from({ length: 200 }, () => findFreePort()))
    expect(Math.min(...ports)).toBeGreaterThanOrEqual(10_000)
    expect(Math.max(...ports)).toBeLessThan(32_768)
  })

  it('leaves out the port that fetch refuses', async () => {
    const free = await findFreePort()
    const picks = [10_080, free]
    const folder = createTemporaryFolder()
    expect(await findFreePort({ folder, pickPort: () => picks.shift() ?? 0 })).toBe(free)
  })

  it('never picks a reserved port again, although nothing listens there yet', async () => {
    const folder = createTemporaryFolder()
    const [first, second] = [await findFreePort(), await findFreePort()]
    const picks = [first, first, second]
    const pickPort = () => picks.shift() ?? 0
    expect(await findFreePort({ folder, pickPort })).toBe(first)
    expect(await findFreePort({ folder, pickPort })).toBe(second)
  })

  it('leaves the ports of other processes alone until they have ended', async () => {
    const [first, second] = [await findFreePort(), await findFreePort()]
    const ended = spawnSync(process.execPath, ['--version']).pid
    const folder = createTemporaryFolder({ [first]: String(process.ppid), [second]: String(ended) })
    const picks = [first, second]
    expect(await findFreePort({ folder, pickPort: () => picks.shift() ?? 0 })).toBe(second)
  })
})

describe('isReachable', () => {
  it('distinguishes a listening port from a silent one', async () => {
    const port = await occupyPort()
    const silent = await findFreePort()
    expect(await isReachable({ host: '127.0.0.1', port, timeoutMs: 2000 })).toBe(true)
    expect(await isReachable({ host: '127.0.0.1', port: silent, timeoutMs: 2000 })).toBe(false)
  })
})
