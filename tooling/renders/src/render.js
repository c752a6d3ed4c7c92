import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseOptions } from './options.js'
import { takePicture } from './studio.js'
import { openWorkshop } from './workshop.js'

const options = parseOptions(process.argv.slice(2))
const workFolder = fileURLToPath(new URL('../.cache/', import.meta.url))
mkdirSync(workFolder, { recursive: true })

for (const { kind, angles, hasClearGround } of await exportModels()) {
  for (const angle of angles) {
    const startedAtMs = Date.now()
    const file = await takePicture({ ...options, kind, angle, workFolder, hasClearGround })
    console.log(`${file} ${Math.round((Date.now() - startedAtMs) / 1000)} s`)
  }
}

async function exportModels() {
  const workshop = await openWorkshop(options)
  try {
    const unknown = options.kinds.filter((kind) => !workshop.kinds.includes(kind))
    if (unknown.length > 0) {
      throw new Error(`Cannot render ${unknown}: the kinds are ${workshop.kinds.join(', ')}.`)
    }
    const exported = []
    for (const kind of options.kinds.length > 0 ? options.kinds : workshop.kinds) {
      const { glb, scene } = await workshop.exportModel(kind)
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
    await workshop.close()
  }
}
