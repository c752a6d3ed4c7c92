import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { imageFolder } from './catalogue/read-catalogue.js'
import { mirrorImage, tintImage } from './tint-image.js'
import { tints } from './tints.js'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: imageFolder } },
})
for (const image of positionals) {
  const [name, angle] = [image.slice(0, -2), image.slice(-2)]
  if (!tints[name]) throw new Error(`No tint is called ${name}.`)
  const places = [values.out, imageFolder].map((folder) =>
    join(folder, `${tints[name].image}${angle}.webp`),
  )
  const from = places.find((path) => existsSync(path))
  if (!from) throw new Error(`${image} needs ${places.at(-1)}, which is not there.`)
  const to = join(values.out, `${image}.webp`)
  await (tints[name].isMirrored ? mirrorImage(from, to) : tintImage(from, to, tints[name].tint))
  console.log(image)
}
