import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DirectoryLockedError, lockDirectory } from './directory-lock.js'

describe('lockDirectory', () => {
  it('rejects a second holder and names the first', async () => {
    const directory = await newDirectory()
    const lock = await lockDirectory(directory)
    const second = await lockDirectory(directory).catch((error: unknown) => error)
    expect(second).toBeInstanceOf(DirectoryLockedError)
    expect(String(second)).toContain(`process ${process.pid} on ${hostname()}`)
    await lock.release()
    await (await lockDirectory(directory)).release()
  })

  it('steals the lock of a process that died', async () => {
    const directory = await newDirectory()
    const dead = spawnSync(process.execPath, ['-e', '']).pid
    await writeLock(directory, { pid: dead, host: hostname(), processStart: null })
    await lockDirectory(directory)
    expect(await readLock(directory)).toContain(`"pid":${process.pid}`)
  })

  it('steals the lock when the pid now belongs to another process', async () => {
    const directory = await newDirectory()
    await writeLock(directory, { pid: process.ppid, host: hostname(), processStart: '1' })
    await lockDirectory(directory)
    expect(await readLock(directory)).toContain(`"pid":${process.pid}`)
  })

  it('does not steal the lock of another machine, whose processes it cannot see', async () => {
    const directory = await newDirectory()
    await writeLock(directory, { pid: 1, host: 'elsewhere', processStart: null })
    await expect(lockDirectory(directory)).rejects.toThrow('on elsewhere')
  })

  it('lets one of many win a dead holder’s lock', async () => {
    const directory = await newDirectory()
    await writeLock(directory, { pid: 2 ** 22 + 1, host: hostname(), processStart: null })
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => lockDirectory(directory)),
    )
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(await readLock(directory)).toContain(`"pid":${process.pid}`)
  })
})

async function newDirectory(): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'floga-lock-')), 'database')
}

function writeLock(directory: string, holder: object): Promise<void> {
  return writeFile(`${directory}.lock`, JSON.stringify({ since: 'then', ...holder }))
}

function readLock(directory: string): Promise<string> {
  return readFile(`${directory}.lock`, 'utf8')
}
