import { createHash } from 'node:crypto'

import { generate } from '@graphql-codegen/cli'

/** The preset writes a tag function and an index too; nothing here imports them. */
const wantedFiles = ['graphql.ts', 'persisted-documents.json']

/**
 * Makes types, executable documents, the hash manifest and the entry that lists what operations use, in memory.
 *
 * @param {{ schema: string, operations: string }} sources Globs of SDL and operation files.
 * @returns {Promise<{ name: string, content: string }[]>}
 */
export async function generateClientFiles({ schema, operations }) {
  const outputs = await generate(
    {
      schema,
      documents: operations,
      silent: true,
      generates: {
        'generated/': {
          preset: 'client',
          presetConfig: {
            fragmentMasking: false,
            skipIndexFile: true,
            persistedDocuments: { hashAlgorithm: sha256Hex },
          },
          config: {
            enumType: 'string-literal',
            skipTypename: true,
            useTypeImports: true,
            scalars: { DateTime: 'string', ID: 'string' },
          },
        },
      },
    },
    false,
  )
  const files = wantedFiles.map((name) => {
    const output = outputs.find(({ filename }) => filename.endsWith(`/${name}`))
    if (!output) throw new Error(`The generator wrote no ${name}. Did the client preset change?`)
    return { name, content: `${output.content.trimEnd()}\n` }
  })
  const code = files.find(({ name }) => name === 'graphql.ts').content
  return [...files, { name: 'operations.ts', content: writeEntry(code) }]
}

/** Documents of operations and every type, without the documents of fragments, which operations contain already. */
function writeEntry(code) {
  const documents = namesOf(code, /^export const (\w+Document)\b/gm)
  const types = namesOf(code, /^export type (?!Incremental\b)(\w+)/gm)
  return `${writeExport('export', documents)}\n${writeExport('export type', types)}`
}

function namesOf(code, pattern) {
  return [...code.matchAll(pattern)].map(([, name]) => name).toSorted()
}

function writeExport(keyword, names) {
  return `${keyword} {\n${names.map((name) => `  ${name},\n`).join('')}} from './graphql.js'\n`
}

/** The bare digest is what the wire's `sha256Hash` holds; the preset's own form has a prefix. */
function sha256Hex(document) {
  return createHash('sha256').update(document).digest('hex')
}
