import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { compareFacts } from './catalogue/compare-facts.js'
import { describeImages } from './catalogue/describe-images.js'
import { catalogueFolder, readCatalogue } from './catalogue/read-catalogue.js'
import { factsOf } from './catalogue/read-facts.js'
import { findRowsAlike } from './catalogue/rows-alike.js'

// Each image is compared by this many pixels each way, in colour.
const THUMBNAIL_PX = 32
// Below this root mean square difference of 255 two images look alike in a list.
const ALIKE_BELOW = 9

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    catalogue: { type: 'string', default: catalogueFolder },
  },
})
const records = readCatalogue(values.catalogue)
const images = await readImages()
const isAlike = (one, other) => difference(one, other) < ALIKE_BELOW
const { products, ...found } = describeImages(records, (file) => images.get(file)?.px ?? 0)
const contradictions = compareFacts(records, factsOf)
const rows = findRowsAlike(records, isAlike)
if (values.all) for (const product of products) printProduct(product)
else printWanting()
const shown = new Set(products.map(({ file }) => file))
console.log(`products                           ${products.length}`)
console.log(`different first images             ${shown.size}`)
console.log(`first image below 1200 px          ${found.small.length}`)
console.log(`further images below 1200 px       ${found.smallFurther.length}`)
console.log(`only one image                     ${found.single.length}`)
console.log(`first image shared                 ${found.shared.length}`)
console.log(`above 150 € with fewer than three  ${found.dearWithFew.length}`)
console.log(`alike in a row of four             ${rows.length}`)
console.log(`image against a counted fact       ${contradictions.length}`)
if (rows.length + contradictions.length > 0) process.exitCode = 1

async function readImages() {
  const files = new Set(records.flatMap((record) => record.images?.map(({ file }) => file) ?? []))
  const read = [...files].map(async (file) => {
    const path = join(values.catalogue, 'pictures', `${file}.webp`)
    if (!existsSync(path)) return [file, undefined]
    const { width, height } = await sharp(path).metadata()
    const thumbnail = sharp(path).removeAlpha().resize(THUMBNAIL_PX, THUMBNAIL_PX)
    return [file, { px: Math.min(width, height), pixels: await thumbnail.raw().toBuffer() }]
  })
  return new Map(await Promise.all(read))
}

function difference(one, other) {
  const [first, second] = [images.get(one)?.pixels, images.get(other)?.pixels]
  if (!first || !second) return Infinity
  const squares = first.reduce((sum, value, index) => sum + (value - second[index]) ** 2, 0)
  return Math.sqrt(squares / first.length)
}

function printProduct({ key, file, px, count, isDear, sharedWith }) {
  const marks = [
    isDear && 'above 150 €',
    sharedWith.length > 0 && `shared with ${sharedWith.join(', ')}`,
  ]
  console.log([key, file, `${px} px`, `${count} images`, ...marks.filter(Boolean)].join(' · '))
}

function keys(listed) {
  return listed.map(({ key }) => key).join(' ')
}

function printWanting() {
  console.log(`First image below 1200 px:\n${keys(found.small)}\n`)
  console.log(`Above 150 € with fewer than three images:\n${keys(found.dearWithFew)}\n`)
  const pairs = rows.map(({ list, pair }) => `${list}: ${pair.join(' = ')}`)
  console.log(`Alike in a row of four:\n${pairs.join('\n')}\n`)
  const facts = contradictions.map(
    ({ product, fact, catalogue, model, file }) =>
      `${product}: ${fact} is ${catalogue} in the catalogue, ${model} on ${file}`,
  )
  console.log(`Image against a counted fact:\n${facts.join('\n')}\n`)
}
