import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
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
  /** When the process began, as the system counts it; tells a reused pid from the holder. */
  processStart: string | null
  since: string
}

/**
 * Takes a data directory for this process. The embedded engine does not refuse a second process
 * on its files, and two of them destroy the data.
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

/** A link appears whole or not at all, so nobody ever reads half a lock. */
async function take(own: string, path: string, directory: string): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      await link(own, path)
      return
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error
    }
    const text = await readText(path)
    if (text === undefined) continue
    const holder = parseHolder(text)
    if (holder && (await isAlive(holder))) throw lockedError(directory, path, holder)
    await setAside(path, text)
  }
  throw new DirectoryLockedError(`Cannot take ${path}: other processes keep taking it. Try again.`)
}

/** Removes a dead holder's lock, and puts it back when another process was quicker. */
async function setAside(path: string, dead: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return
    throw error
  }
  if ((await readText(aside)) !== dead) await link(aside, path).catch(() => undefined)
  await unlink(aside)
}

async function describeSelf(): Promise<Holder> {
  return {
    pid: process.pid,
    host: hostname(),
    processStart: await processStart(process.pid),
    since: new Date().toISOString(),
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
