import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { readCatalogue } from './catalogue/read-catalogue.js'
import { wantedImages } from './catalogue/wanted-images.js'
import { openModelPage } from './open-model-page.js'
import { parseOptions } from './options.js'
import { renderImages } from './render-images.js'
import { tints } from './tints.js'
import { toJob } from './to-job.js'

const options = parseOptions(process.argv.slice(2))
const workFolder = fileURLToPath(new URL('../.cache/', import.meta.url))
mkdirSync(workFolder, { recursive: true })

const tried = new Set()
const stop = new AbortController()
process.once('SIGTERM', () => stop.abort())

const modelPage = await openModelPage(options)
try {
  const finished = new Set()
  for (const image of options.images) {
    if (finished.has(image) || stop.signal.aborted) continue
    for (const name of await tryToRender(image, options.images)) finished.add(name)
  }
  while (options.images.length === 0 && !stop.signal.aborted) {
    const [image, ...others] = await missingImages()
    if (!image) break
    await tryToRender(image, others)
  }
} finally {
  await modelPage.close()
}

/** The names of the finished images; a failing one is reported and skipped. */
async function tryToRender(image, others) {
  try {
    return await render(image, others)
  } catch (error) {
    console.error(`${image}: ${error.message}`)
    process.exitCode = 1
    return []
  }
}

async function render(image, others) {
  const startedAtMs = Date.now()
  tried.add(image)
  const job = toJob(image, await modelPage.open(), others)
  const files = await renderImages(job, await modelPage.exportModel(job.kind), {
    ...options,
    workFolder,
  })
  console.log(`${files.join(' ')} ${Math.round((Date.now() - startedAtMs) / 1000)} s`)
  return Object.values(job.views).flatMap((images) => Object.keys(images))
}

/** Read again before each image, because catalogue and list may change meanwhile. */
async function missingImages() {
  const { firstFile, outFolder, sizePx } = options
  const first = firstFile ? readFileSync(firstFile, 'utf8').split(/\s+/).filter(Boolean) : []
  const missing = []
  for (const image of new Set([...first, ...wantedImages(readCatalogue())])) {
    // Tints are made of finished images: see tint.js.
    if (tints[image.slice(0, -2)]) continue
    const file = join(outFolder, `${image}.webp`)
    const isMissing = !existsSync(file) || (await sharp(file).metadata()).height < sizePx
    if (isMissing && !tried.has(image)) missing.push(image)
  }
  return missing
}
