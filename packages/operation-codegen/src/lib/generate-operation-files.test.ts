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
    code: contentOf('operations.ts'),
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

  it('sends a fragment with the operation that uses it, regardless of its position', async () => {
    const { manifest } = await generate('query One { box { ...BoxFields } }', fragment)
    expect(manifest).toHaveLength(1)
    expect(manifest[0]?.[1]).toContain('fragment BoxFields on Box')
  })

  it('exports every operation and its types, and no fragment document', async () => {
    const { code } = await generate(
      'query Some($n: Int) { boxes(first: $n) { ...BoxFields } }',
      fragment,
    )
    for (const name of ['const SomeDocument', 'type SomeQuery', 'type SomeQueryVariables'])
      expect(code).toContain(`export ${name} `)
    expect(code).toContain('export type BoxFieldsFragment ')
    expect(code).not.toMatch(/FragmentDoc|export type Incremental/u)
  })

  it('imports packages alone: no way of naming a file beside it suits every bundler', async () => {
    const { code } = await generate('query One { box { size } }')
    const imported = [...code.matchAll(/from '([^']+)'/gu)].map(([, name]) => name)
    expect(imported).toEqual(['@graphql-typed-document-node/core'])
  })

  it('writes instants as strings and enumerations as unions', async () => {
    const { code } = await generate('query Both { box { at size } }')
    expect(code).toMatch(/type Size =\s*\| 'LARGE'\s*\| 'SMALL'/u)
    expect(code).toContain('export type BothQuery = { box: { at: string, size: Size } }')
  })

  it('rejects an operation that does not match the schema', async () => {
    await expect(generate('query Wrong { price }')).rejects.toThrow(/price/u)
  })
})
