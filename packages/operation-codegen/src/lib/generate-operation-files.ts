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

/** Input of the code generator. */
export interface OperationSources {
  /** The contract's schema, and a platform's own types. */
  schema: readonly GraphqlFile[]
  /** Operations and their fragments. */
  operations: readonly GraphqlFile[]
}

/** One file, as it is to be written. */
export interface GeneratedFile {
  name: 'operations.ts' | 'persisted-documents.json'
  content: string
}

/**
 * Generates, in memory, types and executable documents of operations (`operations.ts`), and the
 * persisted document hashes (`persisted-documents.json`). The code imports no file beside it:
 * bundlers and TypeScript's ways of resolving differ in how one is to be named.
 *
 * @throws when an operation does not match the schema: its message names the file.
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
  return [
    { name: 'operations.ts', content: withoutFragments(contentOf('graphql.ts')) },
    { name: 'persisted-documents.json', content: contentOf('persisted-documents.json') },
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

/** Operations contain their fragments already; the preset's own type is not for others. */
function withoutFragments(code: string): string {
  return code
    .replaceAll(/^export const \w+FragmentDoc = .*\n/gm, '')
    .replace('export type Incremental<', 'type Incremental<')
}

/** The wire format's `sha256Hash` is the bare digest; the preset adds a prefix. */
function sha256Hex(document: string): string {
  return createHash('sha256').update(document).digest('hex')
}
