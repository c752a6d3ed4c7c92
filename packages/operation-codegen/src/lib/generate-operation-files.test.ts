import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { generateOperationFiles } from './generate-operation-files.js'

const schema =
  'scalar DateTime enum Size { SMALL LARGE } type Box { at: DateTime! size: Size! } type Query { box: Box! boxes(first: Int): [Box!]! }'

async function generate(...operations: string[]) {
  const files = await generateOperationFiles({
    schema: [{ location: 'schema.graphql', text: schema }],
    operations: operations.map((text, index) => ({ location: `operation-${index}.graphql`, text })),
  })
  const contentOf = (name: string): string =>
    files.find((file) => file.name === name)?.content ?? ''
  return {
    code: contentOf('graphql.ts'),
    entry: contentOf('operations.ts'),
    manifest: Object.entries<string>(JSON.parse(contentOf('persisted-documents.json'))),
  }
}

const fragment = 'fragment BoxFields on Box { size }'

describe('generateOperationFiles', () => {
  it('names each document by the SHA-256 of its text, in code and list alike', async () => {
    const { code, manifest } = await generate(
      'query One { box { size } }',
      'query Two { box { at } }',
    )
    expect(manifest).toHaveLength(2)
    for (const [hash, text] of manifest) {
      expect(createHash('sha256').update(text).digest('hex')).toBe(hash)
      expect(code).toContain(`"__meta__":{"hash":"${hash}"}`)
    }
  })

  it('sends a fragment with the operation that uses it, wherever it stands', async () => {
    const { manifest } = await generate('query One { box { ...BoxFields } }', fragment)
    expect(manifest).toHaveLength(1)
    expect(manifest[0]?.[1]).toContain('fragment BoxFields on Box')
  })

  it('lists every operation and its types in the entry, and no fragment document', async () => {
    const { entry } = await generate(
      'query Some($n: Int) { boxes(first: $n) { ...BoxFields } }',
      fragment,
    )
    for (const name of ['SomeDocument', 'SomeQuery', 'SomeQueryVariables', 'BoxFieldsFragment'])
      expect(entry).toContain(`  ${name},\n`)
    expect(entry).not.toContain('FragmentDoc')
  })

  it('writes instants as strings and enumerations as unions', async () => {
    const { code } = await generate('query Both { box { at size } }')
    expect(code).toMatch(/type Size =\s*\| 'LARGE'\s*\| 'SMALL'/u)
    expect(code).toContain('export type BothQuery = { box: { at: string, size: Size } }')
  })

  it('refuses an operation that the schema does not answer', async () => {
    await expect(generate('query Wrong { price }')).rejects.toThrow(/price/u)
  })
})
