import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort, repositoryRoot, startServer, waitUntilReady } from '@floga/setup'
import { formatTable } from './figures/format-table.js'

const run = promisify(execFile)

/** A shop that was started in a clone. */
export interface StartedClone {
  /** The clone's folder. */
  clone: string
  /** Of the shop. */
  origin: string
  /** File of the command's output. */
  logFile: string
  /** Seconds since the start of the command. */
  secondsSinceStart(): number
}

export interface StartCloneOptions {
  /** Program of the repository that starts the servers. The package manager itself would end before they have stopped. */
  program: string
  /** Path that responds with success once the shop is ready. @default '/readyz' */
  readyPath?: string
  /** Columns of the result of `measure`. */
  columns: readonly string[]
  /** Measures a shop that is ready. */
  measure: (started: StartedClone) => Promise<string[]>
  print: (text: string) => void
}

/**
 * Starts a program twice in a fresh clone of the current commit, with the machine's package cache;
 * prints the measurements of each start.
 */
export async function startClone(options: StartCloneOptions): Promise<void> {
  const { columns, print } = options
  const folder = await mkdtemp(join(tmpdir(), 'floga-bench-'))
  const clone = join(folder, 'clone')
  try {
    await run('git', ['clone', '--quiet', repositoryRoot, clone])
    const rows: string[][] = []
    for (const name of ['first start', 'second start'])
      rows.push([name, ...(await startOnce(clone, options))])
    print(`${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`)
    print(formatTable([['', ...columns], ...rows]))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function startOnce(
  clone: string,
  { program, readyPath = '/readyz', measure }: StartCloneOptions,
): Promise<string[]> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const logFile = join(clone, '..', 'start.log')
  const begun = performance.now()
  const server = startServer({
    name: program,
    command: [process.execPath, program],
    root: clone,
    cwd: clone,
    env: {
      ...cloneEnvironment(),
      PORT: String(port),
      PLATFORM_PORT: String(await findFreePort()),
      PROVIDER_PORT: String(await findFreePort()),
    },
    readyUrl: origin + readyPath,
    logFile,
  })
  try {
    await waitUntilReady(server, { timeoutMs: 600_000 })
    const secondsSinceStart = (): number => (performance.now() - begun) / 1_000
    return await measure({ clone, origin, logFile, secondsSinceStart })
  } finally {
    await server.stop({ graceMs: 30_000 })
  }
}

/** The environment without variables that the package manager sets for scripts. */
function cloneEnvironment(): NodeJS.ProcessEnv {
  const names = Object.keys(process.env).filter(
    (name) => !/^(npm_|pnpm_|INIT_CWD$|DATA_DIR$|DATABASE_URL$)/i.test(name),
  )
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}
