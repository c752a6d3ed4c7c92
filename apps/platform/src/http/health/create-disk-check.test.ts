import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createDiskCheck } from './create-disk-check.js'

describe('createDiskCheck', () => {
  it('notices that nothing can be written any more, and that it can again', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'floga-disk-'))
    onTestFinished(() => rm(parent, { recursive: true }))
    const directory = join(parent, 'data')
    await mkdir(directory)
    const errors: unknown[] = []
    let now = 0
    const isWritable = createDiskCheck({
      directory,
      onError: (error) => errors.push(error),
      nowMs: () => now,
    })
    expect(await isWritable()).toBe(true)
    expect(await readdir(directory)).toEqual([])

    await rm(directory, { recursive: true })
    // An answer holds for a while: the disk is not written to for each question.
    expect(await isWritable()).toBe(true)
    now = 5_000
    expect(await isWritable()).toBe(false)
    expect(errors).not.toEqual([])

    await mkdir(directory)
    now = 10_000
    expect(await isWritable()).toBe(true)
  })
})
