import type { Structure } from './measure-structure.js'

/** A structure as a table, then the places one by one. */
export function formatStructure(structure: Structure): string {
  const { longFolders, misnamed, smallSingleImporters, singleReaderBarrels } = structure
  const rows: [string, number][] = [
    ['modules (no tests, stories, generated)', structure.modules],
    ['median lines', structure.medianLines],
    ['p90 lines', structure.p90Lines],
    ['modules with one importer', structure.singleImporters],
    ['folders with more than 25 entries', longFolders.length],
    ['files named after none of their exports', misnamed.length],
    ['single-importer files under a dozen lines', smallSingleImporters.length],
    ['barrels read by one file', singleReaderBarrels.length],
  ]
  const places = [
    ...list('Folders with more than 25 entries', longFolders, ({ folder, entries }) => [
      `${entries}`,
      folder,
    ]),
    ...list('Files named after none of their exports', misnamed, ({ file, exports }) => [
      file,
      `exports ${shorten(exports)}`,
    ]),
    ...list('Single-importer files under a dozen lines', smallSingleImporters, (small) => [
      small.file,
      `${small.lines} lines, for ${small.importer}`,
    ]),
    ...list('Barrels read by one file', singleReaderBarrels, ({ file, importer }) => [
      file,
      `for ${importer}`,
    ]),
  ]
  return [formatTable(rows), ...places].join('\n')
}

/** Labels and figures in two columns. */
export function formatTable(rows: readonly (readonly [string, number | string])[]): string {
  const width = Math.max(...rows.map(([label]) => label.length))
  return rows
    .map(([label, value]) => `${label.padEnd(width)}  ${String(value).padStart(6)}`)
    .join('\n')
}

function list<Item>(title: string, items: Item[], describe: (item: Item) => [string, string]) {
  if (items.length === 0) return []
  return ['', `${title}:`, ...items.map((item) => `  ${describe(item).join('  ')}`)]
}

function shorten(names: string[]): string {
  const shown = names.slice(0, 4).join(', ')
  return names.length > 4 ? `${shown}, …` : shown
}
