import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { assignImages } from './catalogue/assign-images.js'
import { catalogueFolder, imageFolder, readCatalogue } from './catalogue/read-catalogue.js'

// One image weighs 10 to 120 kB; more is a failed render, or noise that no compression shrinks.
const MOST_BYTES = 200_000

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { products: { type: 'string' } },
})
const [folder] = positionals
if (!folder) throw new Error('Say which folder: apply <folder> [--products <file.json>]')

const pathIn = (place, file) => join(place, `${file}.webp`)
const isThere = (file) => existsSync(pathIn(folder, file)) || existsSync(pathIn(imageFolder, file))

let records = readCatalogue()
if (values.products) {
  const imagesOf = JSON.parse(readFileSync(values.products, 'utf8'))
  records = assignImages(records, imagesOf, isThere)
  const lines = records.map((record) => `${JSON.stringify(record)}\n`)
  writeFileSync(join(catalogueFolder, 'catalogue.jsonl'), lines.join(''))
}
const applied = []
for (const file of imagesIn(records)) if (await isBetter(file)) applied.push(file)
for (const file of applied) copyFileSync(pathIn(folder, file), pathIn(imageFolder, file))
console.log(`${applied.length} images applied${applied.length > 0 ? `: ${applied.join(' ')}` : ''}`)

/** Whether the folder has the image whole, changed, and in no fewer pixels than the catalogue. */
async function isBetter(file) {
  const [from, to] = [pathIn(folder, file), pathIn(imageFolder, file)]
  if (!existsSync(from)) return false
  const { height } = await sharp(from).metadata()
  await sharp(from).stats()
  const { size } = statSync(from)
  if (size > MOST_BYTES) throw new Error(`${from} has ${size} bytes, more than ${MOST_BYTES}.`)
  if (!existsSync(to)) return true
  const isLarger = height >= (await sharp(to).metadata()).height
  return isLarger && !readFileSync(from).equals(readFileSync(to))
}

/** Every image that a catalogue names: of products and variants, of categories and promotions. */
function imagesIn(catalogue) {
  const named = catalogue.flatMap(({ images = [], image, variants = [] }) => [
    ...images,
    image,
    ...variants.map((variant) => variant.image),
  ])
  return [...new Set(named.flatMap((one) => one?.file ?? []))]
}
