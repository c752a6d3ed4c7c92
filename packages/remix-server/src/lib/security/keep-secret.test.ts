import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { keepSecret } from './keep-secret.js'

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

describe('keepSessionSecret', () => {
  it('makes a secret once, readable by its owner alone', async () => {
    const file = join(await createFolder(), 'web', 'session-secret')
    const made = await keepSecret(file)
    expect(made).toMatch(/^[\w-]{43}$/)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await keepSecret(file)).toBe(made)
  })

  it('rejects a file that holds none', async () => {
    const file = join(await createFolder(), 'session-secret')
    await writeFile(file, 'short\n')
    await expect(keepSecret(file)).rejects.toThrow(/Delete it/)
  })
})
