import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Env } from './env.js'
import { platformFiles } from './platform-files.js'

/** Input of the process. */
export interface FillOrder extends Pick<
  Env,
  'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'tenantFolders'
> {
  /** Of an embedded database, in the data directory. */
  folder: string
  logLevel: string
}

/** Result of the process. */
export type FillAnswer = { isDone: true } | { isDone: false; message: string }

const isBuilt = !import.meta.url.endsWith('.ts')
const program = fileURLToPath(new URL(`./fill-database.${isBuilt ? 'js' : 'ts'}`, import.meta.url))

/**
 * Creates missing tenants in a process of its own: an import takes hundreds of megabytes, most of
 * which the engine and the process would not release while the platform runs.
 *
 * @throws the error of the process.
 */
export async function runFillDatabase(order: FillOrder): Promise<void> {
  const child = fork(program, {
    cwd: platformFiles.root,
    // A child process does not inherit TypeScript loaders.
    execArgv: isBuilt ? [] : ['--import', 'tsx'],
  })
  const ended = once(child, 'close')
  let answer: FillAnswer | undefined
  // The program alone sends one.
  child.once('message', (content) => (answer = content as FillAnswer))
  child.send(order)
  const [code, signal] = (await ended) as [number | null, NodeJS.Signals | null]
  if (answer?.isDone) return
  throw new Error(answer?.message ?? `The import of the catalogue ended (${signal ?? code}).`)
}
