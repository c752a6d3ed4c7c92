import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { generateFiles } from './src/generate-files.mjs'
import { generatedFolder, operationFiles, schemaFiles } from './src/paths.mjs'
import { findStaleFiles } from './src/stale-files.mjs'

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const files = await generateFiles({ schema: schemaFiles, operations: operationFiles })

if (values.check) {
  const stale = await findStaleFiles(files, (name) => readFile(join(generatedFolder, name), 'utf8'))
  if (stale.length > 0) {
    console.error(`Generated code is stale: ${stale.join(', ')}. Run \`pnpm codegen\`.`)
    process.exitCode = 1
  } else {
    console.log(`Generated code is fresh: ${files.map(({ name }) => name).join(', ')}.`)
  }
} else {
  await mkdir(generatedFolder, { recursive: true })
  for (const { name, content } of files) await writeFile(join(generatedFolder, name), content)
  console.log(`Wrote ${files.map(({ name }) => name).join(', ')}.`)
}
