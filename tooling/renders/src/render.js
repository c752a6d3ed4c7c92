import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseOptions } from './options.js'
import { renderImage } from './render-image.js'
import { openModelPage } from './open-model-page.js'

const options = parseOptions(process.argv.slice(2))
const workFolder = fileURLToPath(new URL('../.cache/', import.meta.url))
mkdirSync(workFolder, { recursive: true })

for (const { kind, angles, hasClearGround } of await exportModels()) {
  for (const angle of angles) {
    const startedAtMs = Date.now()
    const file = await renderImage({ ...options, kind, angle, workFolder, hasClearGround })
    console.log(`${file} ${Math.round((Date.now() - startedAtMs) / 1000)} s`)
  }
}

async function exportModels() {
  const modelPage = await openModelPage(options)
  try {
    const unknown = options.kinds.filter((kind) => !modelPage.kinds.includes(kind))
    if (unknown.length > 0) {
      throw new Error(`Cannot render ${unknown}: the kinds are ${modelPage.kinds.join(', ')}.`)
    }
    const exported = []
    for (const kind of options.kinds.length > 0 ? options.kinds : modelPage.kinds) {
      const { glb, scene } = await modelPage.exportModel(kind)
      writeFileSync(join(workFolder, `${kind}.glb`), Buffer.from(glb, 'base64'))
      writeFileSync(join(workFolder, `${kind}.json`), JSON.stringify(scene))
      const known = Object.keys(scene.cameras)
      const missing = options.angles.filter((angle) => !known.includes(angle))
      if (missing.length > 0) throw new Error(`${kind} has no angle ${missing}, only ${known}.`)
      exported.push({
        kind,
        angles: options.angles.length > 0 ? options.angles : known,
        hasClearGround: scene.hasClearGround,
      })
    }
    return exported
  } finally {
    await modelPage.close()
  }
}
