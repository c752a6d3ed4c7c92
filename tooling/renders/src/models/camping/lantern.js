import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { ring, roundedBox, tube } from '../../shapes/solids.js'

const GLOBE = { bottom: 128, height: 112, radius: 52 }
const { blackGloss, chrome, stainless, turnedBrass, zinc } = palette

const green = createMaterial({
  name: 'lantern-green',
  color: '#1d5a3c',
  roughness: 0.36,
  clearcoat: 0.6,
  clearcoatRoughness: 0.1,
})
const frosted = createMaterial({
  name: 'frosted-globe',
  color: '#f4efe2',
  roughness: 0.5,
  glow: { color: '#ffd896', strength: 0.55 },
})

/** A camping lantern with a frosted globe, its tap below, its bail above. */
export const lantern = {
  angles: {
    a: { azimuth: -0.45, elevation: 0.2 },
    b: { azimuth: 0.55, elevation: 0.3 },
    c: { azimuth: 0, elevation: 0.12 },
  },
  build() {
    return group(base(), burnerTap(), globe(), hood(), bail())
  },
}

function base() {
  const foot = lathe(
    [
      [0, 0],
      [62, 0, 2],
      [66, 6, 3],
      [66, 44, 6],
      [44, 62, 8],
      [20, 68, 3],
      [0, 68],
    ],
    green,
  )
  return group(foot, place(ring(65, 3, blackGloss), [0, 6, 0], [Math.PI / 2, 0, 0]))
}

function burnerTap() {
  const column = lathe(
    [
      [19, 66],
      [19, 98, 2],
      [56, 108, 3],
      [60, 118, 2],
      [60, 126, 2],
      [0, 126],
    ],
    stainless,
  )
  const knob = knurl(14, 16, blackGloss, { teeth: 20, depth: 1.2, pattern: 'straight' })
  const stem = lathe(
    [
      [6, 16],
      [6, 34],
    ],
    turnedBrass,
    { segments: 40 },
  )
  const tap = group(stem, place(knob, [0, 34, 0]))
  return group(column, place(tap, [0, 84, 0], [Math.PI / 2, 0, 0.25]))
}

function globe() {
  const { bottom, height, radius } = GLOBE
  const glass = lathe(
    [
      [radius - 8, 0],
      [radius, 22, 20],
      [radius, height - 22, 20],
      [radius - 8, height],
    ],
    frosted,
  )
  const bars = aroundCircle(4, radius + 6, () => roundedBox(3.4, height + 18, 3.4, 1, zinc), 0.6)
  const hoop = ring(radius + 6, 1.8, zinc)
  return group(
    place(glass, [0, bottom, 0]),
    place(bars, [0, bottom + height / 2, 0]),
    place(hoop, [0, bottom + height / 2, 0], [Math.PI / 2, 0, 0]),
  )
}

function hood() {
  const y = GLOBE.bottom + GLOBE.height
  const shade = lathe(
    [
      [56, 0],
      [78, 0, 1],
      [78, 5, 2],
      [60, 24, 6],
      [38, 36, 5],
      [36, 50, 3],
      [0, 54],
    ],
    green,
  )
  const vents = aroundCircle(14, 37.4, () => roundedBox(4, 8, 4, 1.5, blackGloss))
  const tip = lathe(
    [
      [5, 52],
      [5, 60, 1],
      [0, 61],
    ],
    chrome,
    { segments: 48 },
  )
  return place(group(shade, place(vents, [0, 43, 0]), tip), [0, y + 2, 0])
}

function bail() {
  const y = GLOBE.bottom + GLOBE.height + 12
  const points = Array.from({ length: 25 }, (_, step) => {
    const angle = (Math.PI * step) / 24
    return [76 * Math.cos(angle), y + 100 * Math.sin(angle) ** 0.9, 0]
  })
  return tube(points, 2.4, zinc, { steps: 240 })
}
