import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const script = fileURLToPath(new URL('./blender/render.py', import.meta.url))

/** The ground every product image stands on. */
const groundColor = '#f5f6f8'

/**
 * Photographs one exported model from every angle wanted: Blender renders it over a clear ground,
 * then it is laid on the shop's ground, unless that stays clear, and written as WebP.
 *
 * @param {{ kind: string, views: Record<string, Record<string, object>> }} job by angle the names
 * of the finished images, with the surfaces that are painted again in them
 * @returns {Promise<string[]>} the finished files
 */
export async function renderImages({ kind, views }, { glb, scene }, options) {
  const { sizePx, samples, outFolder, workFolder, blenderPath } = options
  const cutOut = (name) => join(workFolder, `${name}.png`)
  const model = join(workFolder, `${kind}.glb`)
  const job = join(workFolder, `${kind}.json`)
  const { height, cameras, hasClearGround, hasRoom } = scene
  mkdirSync(outFolder, { recursive: true })
  writeFileSync(model, Buffer.from(glb, 'base64'))
  const wanted = Object.entries(views).map(([angle, images]) => {
    if (!cameras[angle]) throw new Error(`${kind} has no angle ${angle}.`)
    const finished = Object.entries(images).map(([name, paints]) => ({
      file: cutOut(name),
      paints,
    }))
    return { camera: cameras[angle], images: finished }
  })
  writeFileSync(job, JSON.stringify({ height, samples, sizePx, hasRoom, views: wanted }))
  await run(blenderPath, ['-b', '--factory-startup', '--python', script, '--', model, job])
  const finish = async (name) => {
    const file = join(outFolder, `${name}.webp`)
    const image = hasClearGround
      ? sharp(cutOut(name))
      : sharp(cutOut(name)).flatten({ background: groundColor })
    await image.webp({ quality: 80, effort: 4 }).toFile(file)
    rmSync(cutOut(name))
    return file
  }
  const names = Object.values(views).flatMap((images) => Object.keys(images))
  const written = await Promise.all(names.map(finish))
  for (const used of [model, job]) rmSync(used)
  return written
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
      if (code === 0 && log.includes('EVERY IMAGE WRITTEN')) finished()
      else failed(new Error(`${command} ended with code ${code} and no image:\n${log}`))
    })
  })
}
