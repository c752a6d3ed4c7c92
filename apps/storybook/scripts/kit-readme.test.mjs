import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const read = (path) => readFile(new URL(path, import.meta.url), 'utf8')

describe('the README of the kit', () => {
  it('shows code of a file, which is type-checked and used', async () => {
    const readme = await read('../../../packages/ui/README.md')
    const source = await read('../src/introduction/other-shop.tsx')
    const blocks = [...readme.matchAll(/```tsx\n([^]*?)```/gu)].map(([, code]) => code)
    expect(blocks).toHaveLength(2)
    const parts = blocks.flatMap((block) => block.trim().split('\n\n'))
    expect(parts.filter((part) => !source.includes(part))).toEqual([])
  })
})
