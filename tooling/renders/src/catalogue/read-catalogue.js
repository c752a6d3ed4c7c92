import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the shop's catalogue. */
export const catalogueFolder = fileURLToPath(
  new URL('../../../../apps/platform/catalogue/', import.meta.url),
)

/** The folder of the finished images. */
export const imageFolder = join(catalogueFolder, 'pictures/')

/** The records of a catalogue. */
export function readCatalogue(folder = catalogueFolder) {
  const lines = readFileSync(join(folder, 'catalogue.jsonl'), 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line))
}
