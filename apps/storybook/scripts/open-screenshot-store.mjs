import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { comparePictures } from './compare-screenshots.mjs'

const acceptedFolder = fileURLToPath(new URL('../screenshots', import.meta.url))
const resultsFolder = fileURLToPath(new URL('../test-results', import.meta.url))

/**
 * Keeps the accepted pictures and judges new ones by them.
 *
 * @param {{ isUpdate: boolean }} options with `isUpdate` what is new or changed becomes accepted
 */
export async function openPictureStore({ isUpdate }) {
  await rm(resultsFolder, { recursive: true, force: true })
  await mkdir(acceptedFolder, { recursive: true })
  const seen = new Set()
  let accepted = 0

  return {
    /**
     * @param {string} name
     * @param {Buffer} png
     * @returns {Promise<string | undefined>} what is wrong with the picture
     */
    async judge(name, png) {
      seen.add(`${name}.webp`)
      const file = `${acceptedFolder}/${name}.webp`
      const isNew = !existsSync(file)
      const result = `${resultsFolder}/${name}`
      if (isNew && !isUpdate) {
        await mkdir(resultsFolder, { recursive: true })
        await writeFile(`${result}.actual.png`, png)
        return `picture ${name} is not accepted yet; look at ${result}.actual.png and run with --update`
      }
      const actual = await readRaw(png)
      const outcome = isNew ? undefined : comparePictures(await readRaw(file), actual)
      if (outcome?.isSame) return undefined
      if (isUpdate) {
        await writeFile(file, await toWebp(actual))
        accepted += 1
        return undefined
      }
      await mkdir(resultsFolder, { recursive: true })
      await writeFile(`${result}.actual.png`, png)
      await sharp(file).png().toFile(`${result}.expected.png`)
      if (outcome?.difference)
        await writeFile(`${result}.diff.png`, await toPng(outcome.difference))
      return `picture ${name} ${outcome?.reason}; see ${result}.{expected,actual,diff}.png`
    },

    /**
     * Ends a run over all stories: a picture that no story makes any more is a fault, or removed.
     *
     * @returns {Promise<string[]>}
     */
    async findOrphans() {
      const orphans = (await readdir(acceptedFolder)).filter((file) => !seen.has(file))
      if (!isUpdate) return orphans.map((file) => `no story makes the accepted picture ${file}`)
      await Promise.all(orphans.map((file) => rm(`${acceptedFolder}/${file}`)))
      return []
    },

    /** How many pictures were accepted in this run. */
    acceptedCount: () => accepted,
  }
}

async function readRaw(source) {
  const { data, info } = await sharp(source)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const fromRaw = ({ data, width, height }) =>
  sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })

const toPng = (picture) => fromRaw(picture).png().toBuffer()

const toWebp = (picture) => fromRaw(picture).webp({ lossless: true, effort: 5 }).toBuffer()
