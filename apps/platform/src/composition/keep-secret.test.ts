import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keepSecret } from './keep-secret.js'

it('makes a secret once, for its owner alone, and takes no short one', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'floga-secret-'))
  try {
    const file = join(directory, 'platform', 'network-secret')
    const secret = await keepSecret(file)
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(await keepSecret(file)).toBe(secret)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await writeFile(file, 'short')
    await expect(keepSecret(file)).rejects.toThrow('contains no valid secret')
  } finally {
    await rm(directory, { recursive: true })
  }
})
