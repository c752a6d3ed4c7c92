import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { createClassNames } from './create-class-names.js'

it('shortens a name, always to the same, and ends where two names become one', () => {
  const shorten = createClassNames()
  expect(shorten('p1abcdef')).toBe('p1abcd')
  expect(shorten('p1abcdef')).toBe('p1abcd')
  expect(shorten('q1abcdef')).toBe('q1abcd')
  expect(() => shorten('p1abcdyz')).toThrow('p1abcdyz and p1abcdef')
})

it('names classes of numbered files by their place, and others as before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'styles-'))
  try {
    const styles = "import { css } from '@linaria/core'"
    await writeFile(join(folder, 'link.styles.ts'), styles)
    await writeFile(join(folder, 'button.styles.ts'), styles)
    await writeFile(join(folder, 'button.tsx'), "import { button } from './button.styles.js'")
    const shorten = createClassNames({ folders: [folder] })
    const of = (name: string, index: number) =>
      shorten('p1abcdef', 'title', { file: join(folder, name), index })
    expect([of('button.styles.ts', 0), of('button.styles.ts', 1)]).toEqual(['aa', 'aa1'])
    expect([of('link.styles.ts', 0), of('link.styles.ts', 12)]).toEqual(['ab', 'ab12'])
    expect(of('button.tsx', 0)).toBe('p1abcd')
  } finally {
    await rm(folder, { recursive: true })
  }
})
