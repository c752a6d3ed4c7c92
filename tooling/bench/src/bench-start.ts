import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findFreePort, repositoryRoot, startServer, waitUntilReady } from '@floga/setup'
import { cloneEnvironment } from './clone-environment.js'
import { formatTable } from './figures/format-table.js'
import { readProcess } from './read-process.js'

const run = promisify(execFile)
const restMs = 30_000

/**
 * `npm start` on a fresh clone of what is committed, with the package manager's cache as it is on this machine, and once more:
 * seconds until the shop is ready, and what platform and shop have in memory after half a minute in which nobody comes.
 */
export async function benchStart(print: (text: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'floga-bench-'))
  const clone = join(folder, 'clone')
  try {
    await run('git', ['clone', '--quiet', repositoryRoot, clone])
    const rows: string[][] = []
    for (const name of ['first start', 'second start']) rows.push([name, ...(await start(clone))])
    print(`${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`)
    print(formatTable([['', 'ready, s', 'platform MB', 'shop MB'], ...rows]))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function start(clone: string): Promise<string[]> {
  const port = await findFreePort()
  const begun = performance.now()
  const server = startServer({
    name: 'npm start',
    // What `npm start` runs: npm itself would end before the servers have stopped.
    command: [process.execPath, 'tooling/setup/start.mjs'],
    root: clone,
    cwd: clone,
    env: {
      ...cloneEnvironment(),
      PORT: String(port),
      PLATFORM_PORT: String(await findFreePort()),
      PROVIDER_PORT: String(await findFreePort()),
    },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    logFile: join(clone, '..', 'start.log'),
  })
  try {
    await waitUntilReady(server, { timeoutMs: 600_000 })
    const seconds = (performance.now() - begun) / 1_000
    await delay(restMs)
    const memory = await Promise.all(
      ['platform', 'web'].map(async (app) => {
        const pid = await findServer(join(clone, 'apps', app))
        return (await readProcess(pid)).memoryMb.toFixed(0)
      }),
    )
    return [seconds.toFixed(1), ...memory]
  } finally {
    await server.stop({ graceMs: 30_000 })
  }
}

/** The server that runs in a folder. */
async function findServer(folder: string): Promise<number> {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const cwd = await readlink(`/proc/${name}/cwd`).catch(() => '')
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    if (cwd === folder && command.includes('main.js')) return Number(name)
  }
  throw new Error(`No server runs in ${folder}.`)
}
