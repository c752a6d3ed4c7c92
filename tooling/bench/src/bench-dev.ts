import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findFreePort, repositoryRoot, startServer, waitUntilReady } from '@floga/setup'
import { cloneEnvironment } from './clone-environment.js'
import { formatTable } from './figures/format-table.js'

const run = promisify(execFile)

/**
 * `pnpm dev` on a fresh clone of what is committed, and once more: seconds until the first page is drawn, and from an edit of
 * a text, saved, until the page has it.
 */
export async function benchDev(print: (text: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'floga-bench-'))
  const clone = join(folder, 'clone')
  try {
    await run('git', ['clone', '--quiet', repositoryRoot, clone])
    const rows: string[][] = []
    for (const name of ['first start', 'second start'])
      rows.push([name, ...(await develop(clone, name.replace(' ', '-')))])
    print(`${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`)
    print(formatTable([['', 'first page, s', 'edited text, s'], ...rows]))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function develop(clone: string, mark: string): Promise<string[]> {
  const port = await findFreePort()
  const begun = performance.now()
  const server = startServer({
    name: 'pnpm dev',
    // What `pnpm dev` runs: pnpm itself would end before the servers have stopped.
    command: [process.execPath, 'tooling/setup/dev.mjs'],
    root: clone,
    cwd: clone,
    env: {
      ...cloneEnvironment(),
      PORT: String(port),
      PLATFORM_PORT: String(await findFreePort()),
      PROVIDER_PORT: String(await findFreePort()),
    },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    logFile: join(clone, '..', 'dev.log'),
  })
  const page = `http://127.0.0.1:${port}/en/contact`
  try {
    await waitUntilReady(server, { timeoutMs: 600_000 })
    await untilShown(page, 'Contact')
    const firstPage = secondsSince(begun)
    const file = join(clone, 'apps/web/messages/en.json')
    const words = await readFile(file, 'utf8')
    const edited = performance.now()
    await writeFile(file, words.replace('"home": "Home"', `"home": "Home ${mark}"`))
    await untilShown(page, `Home ${mark}`)
    const shown = secondsSince(edited)
    await writeFile(file, words)
    return [firstPage, shown]
  } finally {
    await server.stop({ graceMs: 30_000 })
  }
}

async function untilShown(url: string, text: string): Promise<void> {
  const until = performance.now() + 180_000
  while (performance.now() < until) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok && (await response.text()).includes(text)) return
    await delay(100)
  }
  throw new Error(`${url} did not show '${text}' within 3 minutes.`)
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1_000).toFixed(1)
}
