import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { generateClientFiles } from './generate-client-files.mjs'
import { operationFiles, schemaFiles } from './paths.mjs'
import { findStaleFiles } from './stale-files.mjs'

describe('generateClientFiles', () => {
  it('names each document by the SHA-256 of its text, in code and manifest alike', async () => {
    const files = await generateClientFiles({ schema: schemaFiles, operations: operationFiles })
    const manifest = JSON.parse(contentOf(files, 'persisted-documents.json'))
    const code = contentOf(files, 'graphql.ts')

    expect(Object.keys(manifest).length).toBeGreaterThan(0)
    for (const [hash, text] of Object.entries(manifest)) {
      expect(createHash('sha256').update(text).digest('hex')).toBe(hash)
      expect(code).toContain(`"__meta__":{"hash":"${hash}"}`)
    }
  })

  it('lists every operation and its types in the entry, and no fragment document', async () => {
    const files = await generateClientFiles({ schema: schemaFiles, operations: operationFiles })
    const manifest = JSON.parse(contentOf(files, 'persisted-documents.json'))
    const entry = contentOf(files, 'operations.ts')

    expect(entry.match(/^  \w+Document,$/gm)).toHaveLength(Object.keys(manifest).length)
    expect(entry).toContain('  ProductQuery,\n')
    expect(entry).toContain('  ProductCardFragment,\n')
    expect(entry).not.toContain('FragmentDoc')
  })

  it('writes instants as strings and enumerations as unions', async () => {
    const code = await generateFromText(
      'scalar DateTime enum Size { SMALL LARGE } type Query { at: DateTime! size: Size! }',
      'query Both { at size }',
    )
    expect(code).toMatch(/type Size =\s*\| 'LARGE'\s*\| 'SMALL'/)
    expect(code).toContain('export type BothQuery = { at: string, size: Size }')
  })

  it('refuses an operation that the schema does not answer', async () => {
    await expect(
      generateFromText('type Query { name: String }', 'query Wrong { price }'),
    ).rejects.toThrow(/price/)
  })
})

describe('findStaleFiles', () => {
  const files = [
    { name: 'same', content: 'a' },
    { name: 'changed', content: 'b' },
    { name: 'missing', content: 'c' },
  ]

  it('names what is missing or differs', async () => {
    const onDisk = new Map([
      ['same', 'a'],
      ['changed', 'x'],
    ])
    const read = async (name) => {
      if (!onDisk.has(name)) throw new Error('no such file')
      return onDisk.get(name)
    }
    expect(await findStaleFiles(files, read)).toEqual(['changed', 'missing'])
  })
})

function contentOf(files, name) {
  return files.find((file) => file.name === name).content
}

async function generateFromText(schema, operation) {
  const folder = await mkdtemp(join(tmpdir(), 'codegen-'))
  try {
    await writeFile(join(folder, 'schema.graphql'), schema)
    await writeFile(join(folder, 'operation.graphql'), operation)
    const files = await generateClientFiles({
      schema: join(folder, 'schema.graphql'),
      operations: join(folder, 'operation.graphql'),
    })
    return contentOf(files, 'graphql.ts')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
