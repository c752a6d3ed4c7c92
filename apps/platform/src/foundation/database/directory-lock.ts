import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** A held lock. */
export interface DirectoryLock {
  release(): Promise<void>
}

/** Another process works on the data directory. */
export class DirectoryLockedError extends Error {
  override readonly name = 'DirectoryLockedError'
}

interface Holder {
  pid: number
  host: string
  /** Start time of the process, as the system counts it; distinguishes a reused pid. */
  processStart: string | null
  since: string
  /** Distinguishes two locks of one process. */
  id: string
}

/**
 * Locks a data directory for this process. The embedded engine does not reject a second process on
 * its files, and two of them corrupt the data.
 *
 * @throws {DirectoryLockedError} when a living process holds the directory.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  await mkdir(directory, { recursive: true })
  const path = `${directory}.lock`
  const own = `${path}.${randomUUID()}`
  const content = JSON.stringify(await describeSelf())
  await writeFile(own, content)
  try {
    await take(own, path, directory)
  } finally {
    await unlink(own)
  }
  return {
    async release() {
      if ((await readText(path)) === content) await unlink(path)
    },
  }
}

/** A hard link is atomic, so readers never see half a lock. */
async function take(own: string, path: string, directory: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await tryLink(own, path)) return
    const held = await readText(path)
    if (held === undefined) continue
    await refuseLiving(held, path, directory)
    if (await stealLock(own, path, held, directory)) return
  }
  throw new DirectoryLockedError(`Cannot lock ${path}: other processes keep locking it. Try again.`)
}

/**
 * Replaces a dead holder's lock. The claim, named after what it replaces, allows one process at a
 * time; the lock is never absent, because it is replaced by renaming.
 */
async function stealLock(
  own: string,
  path: string,
  dead: string,
  directory: string,
): Promise<boolean> {
  const claim = `${path}.${createHash('sha256').update(dead).digest('hex').slice(0, 16)}`
  if (!(await tryLink(own, claim))) {
    const claimed = await readText(claim)
    if (claimed === undefined) return false
    await refuseLiving(claimed, path, directory)
    // The claiming process died before it was done: its claim is stolen like a lock.
    if (!(await stealLock(own, claim, claimed, directory))) return false
  }
  try {
    if ((await readText(path)) !== dead) return false
    const copy = `${claim}.new`
    await rm(copy, { force: true })
    await link(own, copy)
    await rename(copy, path)
    return true
  } finally {
    await unlink(claim)
  }
}

async function tryLink(own: string, path: string): Promise<boolean> {
  try {
    await link(own, path)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

async function refuseLiving(text: string, path: string, directory: string): Promise<void> {
  const holder = parseHolder(text)
  if (holder && (await isAlive(holder))) throw lockedError(directory, path, holder)
}

async function describeSelf(): Promise<Holder> {
  return {
    pid: process.pid,
    host: hostname(),
    processStart: await processStart(process.pid),
    since: new Date().toISOString(),
    id: randomUUID(),
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  if (holder.host !== hostname()) return true
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return isCode(error, 'EPERM')
  }
  const start = await processStart(holder.pid)
  return start === null || holder.processStart === null || start === holder.processStart
}

/** Field 22 of /proc/<pid>/stat (Linux); elsewhere the pid alone has to do. */
async function processStart(pid: number): Promise<string | null> {
  const stat = await readText(join('/proc', String(pid), 'stat'))
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

function parseHolder(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const valid = typeof value === 'object' && value !== null && 'pid' in value && 'host' in value
    return valid ? (value as Holder) : undefined
  } catch {
    return undefined
  }
}

function lockedError(directory: string, path: string, holder: Holder): DirectoryLockedError {
  return new DirectoryLockedError(
    `The data directory ${directory} is held by process ${holder.pid} on ${holder.host} since ` +
      `${holder.since}. Stop that process, or remove ${path} when it no longer exists.`,
  )
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
