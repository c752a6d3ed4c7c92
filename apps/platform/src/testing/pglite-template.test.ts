import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { deleteOldTemplates } from './pglite-template.js'

it('deletes the templates that were not used lately, and nothing else', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'floga-templates-'))
  try {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `floga-test-template-${name}.tar`)
    for (const [age, name] of [...names, 'another.tar', `${names[0]}.0aff`].entries()) {
      const path = join(directory, name)
      await writeFile(path, '')
      const usedAt = new Date(Date.now() - age * 16 * 60_000)
      await utimes(path, usedAt, usedAt)
    }
    await deleteOldTemplates(directory)
    expect((await readdir(directory)).toSorted()).toEqual(['another.tar', ...names.slice(0, 4)])
  } finally {
    await rm(directory, { recursive: true })
  }
})
