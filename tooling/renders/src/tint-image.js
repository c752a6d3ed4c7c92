import sharp from 'sharp'

// How bright the eye sees red, green and blue.
const LUMINANCE = [0.2126, 0.7152, 0.0722]
/** Brass, and what it looks like under nickel, as they are seen in finished images. */
const brass = { from: '#c2a164', to: '#b6b8ba' }
const linear = Array.from({ length: 256 }, (_, value) => toLinear(value / 255))

/**
 * Gives what has one hue in a finished image another colour; light and grain stay. Fit where nothing
 * else of the image has that hue.
 *
 * @param {string} from the finished image
 * @param {string} to
 * @param {{ from: string, to: string, reach?: number } | 'nickel'} tint the colour as it is seen, and
 *   how many degrees of hue around it count as the same
 */
export async function tintImage(from, to, tint) {
  const image = sharp(from).removeAlpha().raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  tintPixels(data, tint)
  await sharp(data, { raw: info }).webp({ quality: 80, effort: 4 }).toFile(to)
}

/** Shows a finished image from the other side. Fit for what is alike left and right and has no print. */
export async function mirrorImage(from, to) {
  await sharp(from).flop().webp({ quality: 84, effort: 4 }).toFile(to)
}

/** Changes the pixels, three bytes each, in place. */
export function tintPixels(data, tint) {
  const isMetal = tint === 'nickel'
  const { from, to, reach = isMetal ? 22 : 30 } = isMetal ? brass : tint
  const centre = hueOf(...bytesOf(from)).hue
  const [before, after] = [from, to].map((color) => bytesOf(color).map((value) => linear[value]))
  const paint = isMetal ? plate(after) : cover(before, after)
  for (let at = 0; at < data.length; at += 3) {
    const { hue, saturation } = hueOf(data[at], data[at + 1], data[at + 2])
    const away = Math.abs(((hue - centre + 540) % 360) - 180)
    const share = smooth((reach - away) / (reach * 0.35)) * smooth((saturation - 0.025) / 0.05)
    if (share === 0) continue
    const pixel = [linear[data[at]], linear[data[at + 1]], linear[data[at + 2]]]
    const painted = paint(pixel)
    for (let channel = 0; channel < 3; channel++) {
      const value = pixel[channel] * (1 - share) + painted[channel] * share
      data[at + channel] = toByte(value)
    }
  }
}

/** A metal's light has its colour: only how bright it is stays. */
function plate(after) {
  return (pixel) => after.map((value) => (value * luminanceOf(pixel)) / luminanceOf(after))
}

/** A paint is seen as its own colour and a white sheen over it. */
function cover(before, after) {
  const [square, whole] = [dot(before, before), sum(before)]
  return (pixel) => {
    const [own, all] = [dot(pixel, before), sum(pixel)]
    const sheen = Math.max(0, (square * all - whole * own) / (3 * square - whole * whole))
    const amount = Math.max(0, (own - sheen * whole) / square)
    return after.map((value) => amount * value + sheen)
  }
}

function sum(values) {
  return values.reduce((total, value) => total + value)
}

function dot(one, other) {
  return sum(one.map((value, index) => value * other[index]))
}

function hueOf(red, green, blue) {
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (range === 0) return { hue: 0, saturation: 0 }
  const sector = {
    [blue]: (red - green) / range + 4,
    [green]: (blue - red) / range + 2,
    [red]: (green - blue) / range,
  }[most]
  return { hue: (sector * 60 + 360) % 360, saturation: range / most }
}

function luminanceOf(color) {
  return dot(color, LUMINANCE)
}

function bytesOf(color) {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

function smooth(share) {
  const held = Math.max(0, Math.min(1, share))
  return held * held * (3 - 2 * held)
}

function toLinear(value) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toByte(value) {
  const held = Math.max(0, Math.min(1, value))
  return Math.round(255 * (held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055))
}
