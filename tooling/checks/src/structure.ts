import { resolve } from 'node:path'
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
    root: { type: 'string' },
  },
})
const root = resolve(values.root ?? fileURLToPath(new URL('../../..', import.meta.url)))
const folder = (positionals[0] ?? '').replace(/\/$/, '')
const tree = readRepository(root)
const words = findBannedWords(tree).filter(
  ({ file }) => folder === '' || file === folder || file.startsWith(`${folder}/`),
)

const say = (text: string) => process.stdout.write(`${text}\n`)
const areas = countByArea(words)
if (values.words) {
  if (values.json) say(JSON.stringify(words, null, 2))
  else {
    for (const { file, line, word, instead } of words) say(`${file}:${line} ${word} → ${instead}`)
    say(formatTable([...areas, ['banned words', words.length]]))
  }
} else {
  const structure = measureStructure(tree, folder)
  if (values.json) say(JSON.stringify({ ...structure, bannedWords: words.length }, null, 2))
  else {
    say(formatStructure(structure))
    say('\nBanned words (places: --words):')
    say(formatTable([...areas, ['all', words.length]]))
  }
}
