import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { formatStructure } from './structure/format-structure.js'
import { measureStructure } from './structure/measure-structure.js'
import { readRepository } from './tree/read-repository.js'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, root: { type: 'string' } },
})
const root = resolve(values.root ?? fileURLToPath(new URL('../../..', import.meta.url)))
const folder = (positionals[0] ?? '').replace(/\/$/, '')
const structure = measureStructure(readRepository(root), folder)
process.stdout.write(
  `${values.json === true ? JSON.stringify(structure, null, 2) : formatStructure(structure)}\n`,
)
