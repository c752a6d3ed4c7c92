import { CanvasTexture, NoColorSpace, RepeatWrapping, SRGBColorSpace } from 'three'
import { FIELD_SIZE, createNoiseField, createRandom } from './noise.js'

const random = createRandom(11)

const fields = {
  peel: createNoiseField(random, [
    [64, 1],
    [128, 0.35],
  ]),
  cast: createNoiseField(random, [
    [40, 0.6],
    [90, 1],
    [200, 0.8],
  ]),
  smudge: createNoiseField(random, [
    [4, 1],
    [9, 0.6],
    [24, 0.3],
    [80, 0.12],
  ]),
  streakAcross: createNoiseField(
    random,
    [
      [200, 1],
      [120, 0.7],
    ],
    [1, 0.015],
  ),
  streakAround: createNoiseField(
    random,
    [
      [200, 1],
      [120, 0.7],
    ],
    [0.015, 1],
  ),
}

const relief = { peel: 0.9, cast: 1.6, streakAcross: 0.35, streakAround: 0.35 }

/** Draws a canvas of the given size in CSS pixels. */
export function drawCanvas(width, height, draw) {
  // Outside of a browser nothing is painted: a model's facts are known without its looks.
  if (!('document' in globalThis)) return { width, height }
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  draw(canvas.getContext('2d'), width, height)
  return canvas
}

/** Wraps a canvas as a repeating texture; `isColor` is false for normal and roughness maps. */
export function toTexture(canvas, { isColor = true, tiles = [1, 1] } = {}) {
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = isColor ? SRGBColorSpace : NoColorSpace
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.repeat.set(tiles[0], tiles[1])
  texture.anisotropy = 8
  return texture
}

const normalCanvases = new Map()

/** The tangent-space normal map of a noise field, drawn once. */
export function normalCanvas(name) {
  const known = normalCanvases.get(name)
  if (known) return known
  const canvas = paintTexels((x, y) => {
    const across = (texel(name, x + 1, y) - texel(name, x - 1, y)) * relief[name]
    const down = (texel(name, x, y + 1) - texel(name, x, y - 1)) * relief[name]
    const scale = 127.5 / Math.hypot(across, down, 1)
    return [127.5 - across * scale, 127.5 + down * scale, 127.5 + scale]
  })
  normalCanvases.set(name, canvas)
  return canvas
}

/** A glTF metal-roughness map: roughness in green between `low` and `high`, metalness in blue. */
export function roughnessCanvas(name, low, high, metalness) {
  const field = fields[name]
  const least = field.reduce((a, b) => Math.min(a, b))
  const most = field.reduce((a, b) => Math.max(a, b))
  return paintTexels((x, y) => {
    const share = (texel(name, x, y) - least) / (most - least)
    return [255, 255 * (low + (high - low) * share), 255 * metalness]
  })
}

function texel(name, x, y) {
  const column = (x + FIELD_SIZE) % FIELD_SIZE
  const row = (y + FIELD_SIZE) % FIELD_SIZE
  return fields[name][row * FIELD_SIZE + column]
}

function paintTexels(colorAt) {
  return drawCanvas(FIELD_SIZE, FIELD_SIZE, (context) => {
    const image = context.createImageData(FIELD_SIZE, FIELD_SIZE)
    for (let y = 0; y < FIELD_SIZE; y++) {
      for (let x = 0; x < FIELD_SIZE; x++) {
        image.data.set([...colorAt(x, y), 255], 4 * (y * FIELD_SIZE + x))
      }
    }
    context.putImageData(image, 0, 0)
  })
}
