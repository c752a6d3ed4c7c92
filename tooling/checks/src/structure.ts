import { resolve } from 'node:path'
import { measureBehaviours } from './behaviours/measure-behaviours.js'
import { behaviours } from './tables/behaviours.js'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { formatStructure, formatTable } from './structure/format-structure.js'
import { measureStructure } from './structure/measure-structure.js'
import { readRepository } from './tree/read-repository.js'
import { countByArea } from './words/count-by-area.js'
import { findBannedWords } from './words/find-banned-words.js'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    words: { type: 'boolean', default: false },
    behaviours: { type: 'boolean', default: false },
    root: { type: 'string' },
  },
})
const root = resolve(values.root ?? fileURLToPath(new URL('../../..', import.meta.url)))
const folder = (positionals[0] ?? '').replace(/\/$/, '')
const tree = readRepository(root)
const say = (text: string) => process.stdout.write(`${text}\n`)
const sayJson = (value: unknown) => say(JSON.stringify(value, null, 2))

if (values.behaviours) sayBehaviours(folder)
else if (values.words) sayWords()
else sayStructure()

function sayStructure(): void {
  const structure = measureStructure(tree, folder)
  const words = listWords()
  if (values.json) {
    sayJson({ ...structure, bannedWords: words.length })
    return
  }
  say(formatStructure(structure))
  say('\nBanned words (places: --words):')
  say(formatTable([...countByArea(words), ['all', words.length]]))
}

function sayWords(): void {
  const words = listWords()
  if (values.json) {
    sayJson(words)
    return
  }
  for (const { file, line, word, instead } of words) say(`${file}:${line} ${word} → ${instead}`)
  say(formatTable([...countByArea(words), ['banned words', words.length]]))
}

function listWords() {
  return findBannedWords(tree).filter(
    ({ file }) => folder === '' || file === folder || file.startsWith(`${folder}/`),
  )
}

/** All behaviours as a table, or one with its files and what led to each. */
function sayBehaviours(name: string): void {
  const chosen = behaviours.filter((behaviour) => name === '' || behaviour.name === name)
  const measured = measureBehaviours(root, tree, chosen)
  if (values.json) {
    sayJson(measured)
    return
  }
  if (name !== '') {
    for (const { files, leaves, reasons } of measured) {
      for (const file of files) say(`${file}  by ${reasons[file] ?? ''}`)
      say('\nPassed by every request:')
      for (const file of leaves) say(file)
    }
    say('')
  }
  const rows = measured.map(
    ({ name: label, files, leaves }) =>
      [`${label} (and ${leaves.length} that every request passes)`, files.length] as const,
  )
  say(formatTable(rows))
  for (const { name: label, missing } of measured) {
    for (const start of missing) say(`${label}: no function is called ${start}`)
  }
}
