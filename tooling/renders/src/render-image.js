import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const script = fileURLToPath(new URL('./blender/render.py', import.meta.url))

/** The ground every product image stands on. */
const groundColor = '#f5f6f8'

/**
 * Photographs one exported model: Blender renders it over a clear ground, then it is laid on the
 * shop's ground, unless that stays clear, and written as WebP.
 *
 * @returns {Promise<string>} the finished file
 */
export async function renderImage(options) {
  const { kind, angle, sizePx, samples, outFolder, workFolder, blenderPath } = options
  const cutOut = join(workFolder, `${kind}-${angle}.png`)
  const model = [join(workFolder, `${kind}.glb`), join(workFolder, `${kind}.json`)]
  const job = [...model, angle, String(sizePx), String(samples), cutOut]
  await run(blenderPath, ['-b', '--factory-startup', '--python', script, '--', ...job])
  mkdirSync(outFolder, { recursive: true })
  const file = join(outFolder, `${kind}-${angle}.webp`)
  const image = options.hasClearGround
    ? sharp(cutOut)
    : sharp(cutOut).flatten({ background: groundColor })
  await image.webp({ quality: 84 }).toFile(file)
  return file
}

function run(command, args) {
  return new Promise((finished, failed) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let log = ''
    const keep = (chunk) => {
      log = (log + chunk).slice(-4000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (cause) => failed(new Error(`Cannot start ${command}.`, { cause })))
    child.on('close', (code) => {
      // Blender ends with 0 even when its script failed, so the script's last line decides.
      if (code === 0 && log.includes('IMAGE WRITTEN')) finished()
      else failed(new Error(`${command} ended with code ${code} and no image:\n${log}`))
    })
  })
}
