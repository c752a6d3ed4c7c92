import { resolve } from 'node:path'
import { measureBehaviours } from './behaviours/measure-behaviours.js'
import { behaviours } from './tables/behaviours.js'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { countLinesByFolder } from './structure/count-lines-by-folder.js'
import { formatStructure, formatTable } from './structure/format-structure.js'
import { measureStructure } from './structure/measure-structure.js'
import { readRepository } from './tree/read-repository.js'
import { areaOf, countIdioms } from './words/count-idioms.js'
import { findIdioms, type IdiomUse } from './words/find-idioms.js'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    words: { type: 'boolean', default: false },
    behaviours: { type: 'boolean', default: false },
    lines: { type: 'boolean', default: false },
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
else if (values.lines) sayLines()
else sayStructure()

function sayStructure(): void {
  const structure = measureStructure(tree, folder)
  const idioms = listIdioms()
  if (values.json) {
    sayJson({ ...structure, idioms: idioms.length })
    return
  }
  say(formatStructure(structure))
  say('\nIdioms (each one: --words):')
  say(formatIdiomCounts(idioms, areaOf))
}

function sayWords(): void {
  const idioms = listIdioms()
  if (values.json) {
    sayJson(idioms)
    return
  }
  for (const { file, line, words, instead } of idioms) say(`${file}:${line} ${words} → ${instead}`)
  say(`\n${formatIdiomCounts(idioms, (file) => file)}`)
  say(`\n${formatIdiomCounts(idioms, areaOf)}`)
}

function formatIdiomCounts(idioms: IdiomUse[], groupOf: (file: string) => string): string {
  const count = (kind: IdiomUse['kind']) => idioms.filter((use) => use.kind === kind).length
  return formatTable([
    ['', '    names  comments documents'],
    ...countIdioms(idioms, groupOf).map(
      ([group, { name, comment, document }]) =>
        [group, joinCounts(name, comment, document)] as const,
    ),
    ['all', joinCounts(count('name'), count('comment'), count('document'))],
  ])
}

function joinCounts(...counts: number[]): string {
  return counts.map((count) => `${count}`.padStart(9)).join(' ')
}

function sayLines(): void {
  const counts = countLinesByFolder(tree, folder)
  if (values.json) {
    sayJson(counts)
    return
  }
  const sum = (kind: 'source' | 'tests') => counts.reduce((all, count) => all + count[kind], 0)
  const rows = [...counts, { folder: 'all', source: sum('source'), tests: sum('tests') }]
  say(
    formatTable([
      ['lines', 'source   tests'],
      ...rows.map(
        ({ folder: name, source, tests }) =>
          [name, `${source}`.padStart(6) + `${tests}`.padStart(8)] as const,
      ),
    ]),
  )
}

function listIdioms(): IdiomUse[] {
  return findIdioms(tree).filter(
    ({ file }) => folder === '' || file === folder || file.startsWith(`${folder}/`),
  )
}

/** Prints all behaviours as a table, or one with its files and the reference that led to each. */
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
}
