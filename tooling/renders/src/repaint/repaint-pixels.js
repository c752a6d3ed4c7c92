/**
 * Gives one paint in a image another colour.
 *
 * A painted pixel is the paint's colour times the light on it, plus the sheen of its varnish, which
 * has the lamp's colour. The two are told apart, the paint is exchanged and the sheen laid on again;
 * pixels of another hue stay as they are.
 *
 * @param {Uint8Array} pixels three bytes a pixel, sRGB; changed in place
 * @param {{ from: string, to: string, gain?: number, strictness?: number }} paint `from` is the paint's colour as it
 *   appears in full light in the image, `to` the wanted one; `gain` lightens the result;
 *   `strictness` from 0 to 1 says how near a pixel's hue must come to the paint's
 */
export function repaintPixels(pixels, { from, to, gain = 1, strictness = 0.8 }) {
  const old = toLinear(from)
  const wanted = toLinear(to).map((value) => value * gain)
  const hue = chroma(old)
  for (let index = 0; index < pixels.length; index += 3) {
    const color = [0, 1, 2].map((channel) => linearOf[pixels[index + channel]])
    const tint = chroma(color)
    const weight = likeness(tint, hue, strictness) * strength(tint, color)
    if (weight === 0) continue
    const [paint, sheen] = unmix(color, old)
    for (const channel of [0, 1, 2]) {
      const painted = softClip(paint * wanted[channel] + sheen)
      const mixed = painted * weight + color[channel] * (1 - weight)
      pixels[index + channel] = toByte(mixed)
    }
  }
}

const linearOf = Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

function toByte(linear) {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, value)))
}

function toLinear(color) {
  return [1, 3, 5].map((start) => linearOf[Number.parseInt(color.slice(start, start + 2), 16)])
}

function chroma(color) {
  const middle = (color[0] + color[1] + color[2]) / 3
  return color.map((value) => value - middle)
}

/** 1 for the same hue, 0 for another or for none. */
function likeness(a, b, strictness) {
  const size = Math.hypot(...a)
  if (size === 0) return 0
  const cosine = (a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) / (size * Math.hypot(...b))
  return clamp((cosine - strictness) / (0.6 * (1 - strictness)))
}

/** 0 for a grey that is hardly tinted, such as the ground and bare metal, 1 for a color. */
function strength(tint, color) {
  return clamp((Math.hypot(...tint) / Math.max(0.004, ...color) - 0.05) / 0.1)
}

function clamp(share) {
  return Math.min(1, Math.max(0, share))
}

/** The shares of the paint and of white light that come nearest to the color, neither below 0. */
function unmix(color, paint) {
  const paintPaint = paint[0] ** 2 + paint[1] ** 2 + paint[2] ** 2
  const paintWhite = paint[0] + paint[1] + paint[2]
  const colorPaint = color[0] * paint[0] + color[1] * paint[1] + color[2] * paint[2]
  const colorWhite = color[0] + color[1] + color[2]
  const scale = 3 * paintPaint - paintWhite ** 2
  const share = Math.max(0, (3 * colorPaint - paintWhite * colorWhite) / scale)
  const sheen = Math.max(0, (colorWhite - share * paintWhite) / 3)
  return [sheen === 0 ? colorPaint / paintPaint : share, sheen]
}

function softClip(value) {
  return value < 0.7 ? value : 0.7 + 0.3 * (1 - Math.exp((0.7 - value) / 0.3))
}
