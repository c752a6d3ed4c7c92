import { createHash } from 'node:crypto'
import { preset } from '@graphql-codegen/client-preset'
import { codegen } from '@graphql-codegen/core'
import {
  buildASTSchema,
  concatAST,
  lexicographicSortSchema,
  parse,
  printSchema,
  Source,
} from 'graphql'
import type { GraphqlFile } from './read-graphql-files.js'

/** What code is generated from. */
export interface OperationSources {
  /** The contract's schema, and types that a platform has beside it. */
  schema: readonly GraphqlFile[]
  /** Operations, and the fragments that they are made of. */
  operations: readonly GraphqlFile[]
}

/** One file, as it is to be written. */
export interface GeneratedFile {
  name: 'graphql.ts' | 'operations.ts' | 'persisted-documents.json'
  content: string
}

/**
 * Makes types and executable documents of operations (`graphql.ts`), the list of hashes that the platform is to answer
 * (`persisted-documents.json`), and the entry that lists what operations use (`operations.ts`), in memory.
 *
 * @throws when the schema does not answer an operation: its message names the file.
 */
export async function generateOperationFiles({
  schema,
  operations,
}: OperationSources): Promise<GeneratedFile[]> {
  const schemaAst = lexicographicSortSchema(buildASTSchema(concatAST(schema.map(parseFile))))
  const documents = operations.map((file) => ({
    location: file.location,
    document: parseFile(file),
    rawSDL: file.text,
  }))
  const parts = await preset.buildGeneratesSection({
    baseOutputDir: 'generated/',
    schema: parse(printSchema(schemaAst)),
    schemaAst,
    documents,
    config,
    presetConfig: {
      fragmentMasking: false,
      skipIndexFile: true,
      persistedDocuments: { hashAlgorithm: sha256Hex },
    },
    plugins: [],
    pluginMap: {},
  })
  // Together: the list of hashes is known once the documents are.
  const outputs = await Promise.all(
    parts.map(async (part) => ({ filename: part.filename, content: await codegen(part) })),
  )
  const contentOf = (name: string): string => {
    const output = outputs.find(({ filename }) => filename.endsWith(`/${name}`))
    if (!output) throw new Error(`The generator wrote no ${name}. Did the client preset change?`)
    return `${output.content.trimEnd()}\n`
  }
  const code = contentOf('graphql.ts')
  return [
    { name: 'graphql.ts', content: code },
    { name: 'persisted-documents.json', content: contentOf('persisted-documents.json') },
    { name: 'operations.ts', content: writeEntry(code) },
  ]
}

const config = {
  enumType: 'string-literal',
  skipTypename: true,
  useTypeImports: true,
  scalars: { DateTime: 'string', ID: 'string' },
}

function parseFile({ location, text }: GraphqlFile) {
  return parse(new Source(text, location))
}

/** Documents of operations and every type, without the documents of fragments, which operations contain already. */
function writeEntry(code: string): string {
  const documents = namesOf(code, /^export const (\w+Document)\b/gm)
  const types = namesOf(code, /^export type (?!Incremental\b)(\w+)/gm)
  return [writeExport('export', documents), writeExport('export type', types)]
    .filter((part) => part !== '')
    .join('\n')
}

function namesOf(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, name]) => name!).toSorted()
}

function writeExport(keyword: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  return `${keyword} {\n${names.map((name) => `  ${name},\n`).join('')}} from './graphql.js'\n`
}

/** The bare digest is what the wire's `sha256Hash` holds; the preset's own form has a prefix. */
function sha256Hex(document: string): string {
  return createHash('sha256').update(document).digest('hex')
}
