import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { findFreePort, isReachable } from './ports.mjs'
import { createProgress } from './create-progress.mjs'
import { superviseServers } from './supervise-servers.mjs'
import { createTemporaryFolder } from '../testing/create-temporary-folder.mjs'

const listening = `
  import { createServer } from 'node:http'
  import { appendFileSync } from 'node:fs'
  const { NAME, PORT, EVENTS } = process.env
  const server = createServer((request, response) => {
    if (request.url === '/die') process.exit(3)
    response.end('ready')
  })
  server.listen(Number(PORT), '127.0.0.1', () => appendFileSync(EVENTS, NAME + ' up\\n'))
  process.on('SIGTERM', () => { appendFileSync(EVENTS, NAME + ' down\\n'); process.exit(0) })
`
const failing = `console.error('Error: the data directory is held by process 7'); process.exit(1)`

/** @param {Record<string, string>} programs name to source */
async function createServers(programs) {
  const root = createTemporaryFolder(
    Object.fromEntries(Object.entries(programs).map(([name, text]) => [`${name}.mjs`, text])),
  )
  const events = join(root, 'events')
  const servers = []
  for (const name of Object.keys(programs)) {
    const port = await findFreePort()
    servers.push({
      name,
      root,
      cwd: root,
      port,
      command: [process.execPath, `${name}.mjs`],
      env: { NAME: name, PORT: String(port), EVENTS: events },
      readyUrl: `http://127.0.0.1:${port}/readyz`,
      logFile: join(root, `${name}.log`),
    })
  }
  const readEvents = () =>
    existsSync(events) ? readFileSync(events, 'utf8').trim().split('\n') : []
  return { servers, readEvents }
}

const silent = createProgress({ write: () => {} })

describe('superviseServers', () => {
  it('starts all at once, waits for each, and stops them in reverse order', async () => {
    const { servers, readEvents } = await createServers({ first: listening, second: listening })
    const [first, second] = servers
    if (!first || !second) throw new Error('Two servers are needed.')
    const controller = new AbortController()
    // Neither is ready before the other has started.
    const { readyUrl } = first
    first.readyUrl = second.readyUrl
    second.readyUrl = readyUrl
    await expect(
      superviseServers({
        servers,
        progress: silent,
        signal: controller.signal,
        onReady: () => controller.abort(),
      }),
    ).rejects.toThrow('interrupted')
    const [start, end] = [readEvents().slice(0, 2), readEvents().slice(2)]
    expect(start.toSorted()).toEqual(['first up', 'second up'])
    expect(end).toEqual(['second down', 'first down'])
  })

  it('starts nothing after its end that still waited for something', async () => {
    const { servers, readEvents } = await createServers({
      first: 'process.exit(4)',
      second: listening,
    })
    const [first, second] = servers
    if (!first || !second) throw new Error('Two servers are needed.')
    /** @type {(value?: unknown) => void} */
    let build = () => {}
    const after = new Promise((resolve) => (build = resolve))
    const supervised = superviseServers({
      servers: [first, { ...second, after }],
      progress: silent,
      signal: new AbortController().signal,
      onReady: () => {},
    })
    await expect(supervised).rejects.toThrow(/^first stopped \(exit code 4\)/)
    build()
    await after
    await new Promise(setImmediate)
    const target = { host: '127.0.0.1', port: second.port, timeoutMs: 500 }
    expect(await isReachable(target)).toBe(false)
    expect(readEvents()).not.toContain('second up')
  })

  it('stops the other one when one dies, and reports which', async () => {
    const { servers, readEvents } = await createServers({ first: listening, second: listening })
    const [first, second] = servers
    await expect(
      superviseServers({
        servers,
        progress: silent,
        signal: new AbortController().signal,
        onReady: () => void fetch(`http://127.0.0.1:${first?.port}/die`).catch(() => {}),
      }),
    ).rejects.toThrow(/^first stopped \(exit code 3\)/)
    expect(readEvents().toSorted()).toEqual(['first up', 'second down', 'second up'])
    const target = { host: '127.0.0.1', port: second?.port ?? 0, timeoutMs: 2000 }
    expect(await isReachable(target)).toBe(false)
  })

  it('starts a server once its dependencies are ready, and stops the others when that fails', async () => {
    const { servers, readEvents } = await createServers({ first: listening, second: listening })
    const [first, second] = servers
    const failure = new Error('Building second failed')
    const isUp = async () => {
      while (!readEvents().includes('first up')) await delay(10)
      throw failure
    }
    const supervised = superviseServers({
      servers: [
        /** @type {NonNullable<typeof first>} */ (first),
        { .../** @type {NonNullable<typeof second>} */ (second), after: isUp() },
      ],
      progress: silent,
      signal: new AbortController().signal,
      onReady: () => {},
    })
    await expect(supervised).rejects.toBe(failure)
    expect(readEvents()).toEqual(['first up', 'first down'])
  })

  it('passes on why a server would not start', async () => {
    const { servers, readEvents } = await createServers({ first: listening, second: failing })
    await expect(
      superviseServers({
        servers,
        progress: silent,
        signal: new AbortController().signal,
        onReady: () => {},
      }),
    ).rejects.toThrow(
      'second stopped (exit code 1): Error: the data directory is held by process 7 [log: second.log]',
    )
    expect(readEvents()).toEqual(['first up', 'first down'])
  })
})
