import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { compareScreenshots } from './compare-screenshots.mjs'

const acceptedFolder = fileURLToPath(new URL('../screenshots', import.meta.url))
const resultsFolder = fileURLToPath(new URL('../test-results', import.meta.url))

/**
 * Stores the accepted screenshots and compares new ones with them.
 *
 * @param {{ isUpdate: boolean }} options with `isUpdate` new and changed screenshots become
 * accepted
 */
export async function openScreenshotStore({ isUpdate }) {
  await rm(resultsFolder, { recursive: true, force: true })
  await mkdir(acceptedFolder, { recursive: true })
  let accepted = 0

  return {
    /**
     * @param {string} name
     * @param {Buffer} png
     * @returns {Promise<boolean>} whether the screenshot is the accepted one
     */
    async isAccepted(name, png) {
      const file = `${acceptedFolder}/${name}.webp`
      return existsSync(file) && compareScreenshots(await decode(file), await decode(png)).isSame
    },

    /**
     * Takes a screenshot that is not the accepted one: as a fault, which it writes down, or as the
     * new accepted one.
     *
     * @param {string} name
     * @param {Buffer} png
     * @returns {Promise<string | undefined>} the difference from the accepted screenshot
     */
    async take(name, png) {
      const file = `${acceptedFolder}/${name}.webp`
      const actual = await decode(png)
      if (isUpdate) {
        await writeFile(file, await toWebp(actual))
        accepted += 1
        return undefined
      }
      const result = `${resultsFolder}/${name}`
      await mkdir(resultsFolder, { recursive: true })
      await writeFile(`${result}.actual.png`, png)
      if (!existsSync(file)) {
        return `screenshot ${name} is not accepted yet; look at ${result}.actual.png and run with --update`
      }
      await sharp(file).png().toFile(`${result}.expected.png`)
      const { reason, difference } = compareScreenshots(await decode(file), actual)
      if (difference) await writeFile(`${result}.diff.png`, await toPng(difference))
      return `screenshot ${name} ${reason}; see ${result}.{expected,actual,diff}.png`
    },

    /**
     * Ends a run over all stories: an accepted screenshot that no story has any more is a fault, or
     * removed.
     *
     * @param {string[]} names the screenshots that stories have
     * @returns {Promise<string[]>}
     */
    async findOrphans(names) {
      const files = new Set(names.map((name) => `${name}.webp`))
      const orphans = (await readdir(acceptedFolder)).filter((file) => !files.has(file))
      if (!isUpdate) return orphans.map((file) => `no story has the accepted screenshot ${file}`)
      await Promise.all(orphans.map((file) => rm(`${acceptedFolder}/${file}`)))
      return []
    },

    /** How many screenshots were accepted in this run. */
    acceptedCount: () => accepted,
  }
}

async function decode(source) {
  const { data, info } = await sharp(source)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const fromDecoded = ({ data, width, height }) =>
  sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })

const toPng = (screenshot) => fromDecoded(screenshot).png().toBuffer()

const toWebp = (screenshot) =>
  fromDecoded(screenshot).webp({ lossless: true, effort: 5 }).toBuffer()
