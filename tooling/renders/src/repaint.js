import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { parseOptions } from './options.js'
import { repaintPixels } from './repaint/repaint-pixels.js'
import { repaints } from './repaint/repaints.js'

const { kinds, outFolder } = parseOptions(process.argv.slice(2))

for (const [name, { image, ...paint }] of Object.entries(repaints)) {
  if (kinds.length > 0 && !kinds.includes(name)) continue
  for (const angle of ['a', 'b', 'c']) {
    const source = join(outFolder, `${image}-${angle}.webp`)
    if (!existsSync(source)) continue
    const { data, info } = await sharp(source)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    repaintPixels(data, paint)
    const file = join(outFolder, `${name}-${angle}.webp`)
    const { width, height } = info
    await sharp(data, { raw: { width, height, channels: 3 } })
      .webp({ quality: 84 })
      .toFile(file)
    console.log(file)
  }
}
