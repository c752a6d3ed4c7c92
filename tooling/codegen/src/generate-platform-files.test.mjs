import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { generatePlatformFiles } from './generate-platform-files.mjs'

describe('generatePlatformFiles', () => {
  it('writes instants as dates and enumerations as unions', async () => {
    const code = await generateFromText(
      'scalar DateTime enum Size { SMALL LARGE } type Query { at: DateTime! size: Size! }',
    )
    expect(code).toContain('DateTime: { input: Date; output: Date; }')
    expect(code).toMatch(/type Size =\s*\| 'LARGE'\s*\| 'SMALL'/)
  })

  it('requires every field of a response, and lets a caller leave out nullable ones', async () => {
    const code = await generateFromText(
      'type Box { size: Int } input BoxInput { size: Int } type Query { box(input: BoxInput!): Box }',
    )
    expect(code).toMatch(/type Box = \{\s*readonly size: Maybe<Scalars\['Int'\]\['output'\]>;/)
    expect(code).toMatch(/type BoxInput = \{\s*readonly size\?: InputMaybe</)
  })

  it('allows null for an argument that has a default', async () => {
    const code = await generateFromText('type Query { list(first: Int = 8): [Int!]! }')
    expect(code).toContain('[P in K]-?: Exclude<T[P], undefined>')
    expect(code).not.toContain('NonNullable')
  })

  it('takes a record in the place of a type', async () => {
    const code = await generateFromText('type Box { size: Int! } type Query { box: Box! }', {
      Box: '../boxes/box-record.js#BoxRecord',
    })
    expect(code).toContain("import type { BoxRecord } from '../boxes/box-record.js'")
    expect(code).toContain('Box: ResolverTypeWrapper<BoxRecord>')
  })
})

async function generateFromText(schema, mappers = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'codegen-'))
  try {
    await writeFile(join(folder, 'schema.graphql'), schema)
    const files = await generatePlatformFiles({ schema: join(folder, 'schema.graphql'), mappers })
    return files.map(({ content }) => content).join('\n')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
