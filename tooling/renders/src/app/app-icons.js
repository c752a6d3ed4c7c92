import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'

/** Edges of the app's icons in pixels, and of those that a system cuts into a shape of its own. */
const plainPx = [64, 96, 128, 144, 192, 256, 384, 512]
const maskablePx = [192, 512]

/** Part of the edge that the drawing fills: what is cut to a circle keeps four fifths of the edge. */
const plainShare = 0.7
const maskableShare = 0.56

const root = join(import.meta.dirname, '../../../..')
const { values } = parseArgs({
  options: {
    tenant: { type: 'string', default: 'floga' },
    drawing: { type: 'string', default: 'apps/platform/catalogue/pictures/brand/icon.svg' },
    colour: { type: 'string', default: '#6563ff' },
  },
})

/** The drawing in white on the tenant's colour; with round corners where no system cuts it. */
async function drawIcon(edgePx, { share, cornerPx }) {
  const svg = (await readFile(join(root, values.drawing), 'utf8')).replace(
    /fill="#[0-9a-f]{6}"/gi,
    'fill="#ffffff"',
  )
  const innerPx = Math.round(edgePx * share)
  const drawing = await sharp(Buffer.from(svg), { density: (72 * innerPx) / 64 })
    .resize(innerPx, innerPx)
    .png()
    .toBuffer()
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${edgePx}" height="${edgePx}"><rect width="100%" height="100%" rx="${cornerPx}" fill="${values.colour}"/></svg>`
  return sharp(Buffer.from(ground))
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

const publicFolder = join(root, 'apps/web/tenants', values.tenant, 'public')
await mkdir(join(publicFolder, 'icons'), { recursive: true })
for (const edgePx of plainPx) {
  const icon = await drawIcon(edgePx, { share: plainShare, cornerPx: edgePx * 0.2 })
  await writeFile(join(publicFolder, 'icons', `icon-${edgePx}.png`), icon)
  if (edgePx === 512) await writeFile(join(publicFolder, 'icon.png'), icon)
}
for (const edgePx of maskablePx) {
  const icon = await drawIcon(edgePx, { share: maskableShare, cornerPx: 0 })
  await writeFile(join(publicFolder, 'icons', `maskable-${edgePx}.png`), icon)
}
