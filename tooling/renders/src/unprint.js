import { join } from 'node:path'
import sharp from 'sharp'
import { parseOptions } from './options.js'
import { coverPrint } from './unprint/cover-print.js'
import { prints } from './unprint/prints.js'

const { kinds, outFolder } = parseOptions(process.argv.slice(2))

for (const [image, angles] of Object.entries(prints)) {
  if (kinds.length > 0 && !kinds.includes(image)) continue
  for (const [angle, regions] of Object.entries(angles)) {
    const { data, info } = await sharp(join(outFolder, `${image}-${angle}.webp`))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (const region of regions) coverPrint(data, info.width, region)
    const file = join(outFolder, `${image}-plain-${angle}.webp`)
    const { width, height } = info
    await sharp(data, { raw: { width, height, channels: 3 } })
      .webp({ quality: 84 })
      .toFile(file)
    console.log(file)
  }
}
