import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Env } from './env.js'
import { platformFiles } from './platform-files.js'

/** What the process is told. */
export interface FillOrder extends Pick<
  Env,
  'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'tenantFolders'
> {
  /** Of an embedded database, in the data directory. */
  folder: string
  logLevel: string
}

/** What it says in the end. */
export type FillAnswer = { isDone: true } | { isDone: false; message: string }

const isBuilt = !import.meta.url.endsWith('.ts')
const program = fileURLToPath(new URL(`./fill-database.${isBuilt ? 'js' : 'ts'}`, import.meta.url))

/**
 * Gives a database the tenants that it lacks, in a process of its own: an import takes hundreds of megabytes, of which the
 * engine and the process would keep most for as long as the platform runs.
 *
 * @throws what went wrong there.
 */
export async function runFillDatabase(order: FillOrder): Promise<void> {
  const child = fork(program, {
    cwd: platformFiles.root,
    // A process knows the loaders of TypeScript only when it is told.
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
