import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { generateOperationFiles, readGraphqlFiles } from '@floga/operation-codegen'

import { generatePlatformFiles } from './src/generate-platform-files.mjs'
import {
  clientFolder,
  operationsFolder,
  platformFolder,
  schemaFiles,
  schemaFolder,
} from './src/paths.mjs'
import { findStaleFiles } from './src/stale-files.mjs'

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const schema = await readGraphqlFiles([schemaFolder])
const operations = await readGraphqlFiles([operationsFolder])
const files = [
  ...inFolder(clientFolder, await generateOperationFiles({ schema, operations })),
  ...inFolder(platformFolder, await generatePlatformFiles({ schema: schemaFiles })),
]

if (values.check) {
  const stale = await findStaleFiles(files, (name) => readFile(name, 'utf8'))
  if (stale.length > 0) {
    console.error(`Generated code is stale: ${listNames(stale)}. Run \`pnpm codegen\`.`)
    process.exitCode = 1
  } else {
    console.log(`Generated code is fresh: ${listNames(files.map(({ name }) => name))}.`)
  }
} else {
  for (const { name, content } of files) {
    await mkdir(dirname(name), { recursive: true })
    await writeFile(name, content)
  }
  console.log(`Wrote ${listNames(files.map(({ name }) => name))}.`)
}

function inFolder(folder, contents) {
  return contents.map(({ name, content }) => ({ name: `${folder}${name}`, content }))
}

function listNames(names) {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  return names.map((name) => relative(root, name)).join(', ')
}
