import { createMaterial } from '../../materials/material.js'
import { createRandom } from '../../materials/noise.js'
import { createGlass, palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { knurl } from '../../shapes/knurl.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { ball, extrude, flatPrint, roundedBox, tube } from '../../shapes/solids.js'

const TABLE = { width: 900, depth: 600, height: 600 }
const TRAY = { width: 480, depth: 200 }
const STONES = 190
// Low enough to be seen against the table top from every angle: a pane before nothing turns black.
const SCREEN = 60
const { blackGloss, blackPlastic, stainless } = palette
const lava = createMaterial({
  name: 'lava-stone',
  color: '#3a3436',
  roughness: 0.95,
  grain: { field: 'cast', tiles: [2, 2], strength: 1.4 },
})
const glowingLava = createMaterial({
  name: 'lava-stone-lit',
  color: '#a2431c',
  roughness: 0.9,
  grain: { field: 'cast', tiles: [2, 2], strength: 1.2 },
  glow: { color: '#ff5a14', strength: 0.5 },
})

/** A fire table: a burner tray among lava stones in the middle of its top, glass around it. */
export function createFireTable({ color }) {
  return {
    angles: {
      a: { azimuth: -0.45, elevation: 0.4 },
      b: { azimuth: 0.5, elevation: 0.5 },
      c: { azimuth: 0, elevation: 0.44 },
    },
    build() {
      const paint = createMaterial({
        name: `fire-table-${color}`,
        color,
        roughness: 0.6,
        clearcoat: 0.12,
        grain: { field: 'cast', tiles: [6, 6], strength: 0.16 },
      })
      return group(body(paint), top(paint), tray(), ...stones(), screens(), knob())
    },
  }
}

function body(paint) {
  const { width, depth, height } = TABLE
  const grooves = [-1, 0, 1].map((index) =>
    place(roundedBox(5, height - 120, 4, 1.4, blackPlastic), [index * 190, 300, depth / 2 - 40]),
  )
  return group(
    place(roundedBox(width - 90, height - 70, depth - 90, 8, paint), [
      0,
      40 + (height - 70) / 2,
      0,
    ]),
    ...grooves,
    place(roundedBox(width - 130, 50, depth - 130, 6, blackPlastic), [0, 25, 0]),
  )
}

function top(paint) {
  const { width, depth, height } = TABLE
  const slab = roundedRectangle(-width / 2, -depth / 2, width, depth, 16)
  slab.holes.push(roundedRectangle(-TRAY.width / 2, -TRAY.depth / 2, TRAY.width, TRAY.depth, 6))
  return place(extrude(slab, 46, paint, { bevel: 5 }), [0, height - 34, 0], [-Math.PI / 2, 0, 0])
}

function tray() {
  const y = TABLE.height - 22
  const pipe = [
    [-190, y + 4, 0],
    [0, y + 4, 0],
    [190, y + 4, 0],
  ]
  return group(
    place(roundedBox(TRAY.width + 4, 10, TRAY.depth + 4, 3, stainless), [0, y - 14, 0]),
    tube(pipe, 14, stainless, { sides: 32 }),
  )
}

function stones() {
  const random = createRandom(23)
  return Array.from({ length: STONES }, () => {
    const x = (random() - 0.5) * (TRAY.width - 40)
    const z = (random() - 0.5) * (TRAY.depth - 36)
    const size = 12 + random() * 11
    const isLit = Math.abs(z) < 34 && random() > 0.45
    const stone = ball(size, isLit ? glowingLava : lava)
    stone.scale.set(1 + random() * 0.3, 0.7 + random() * 0.3, 0.8 + random() * 0.4)
    const y = TABLE.height - 20 + random() * 16 + (isLit ? 6 : 0)
    return place(stone, [x, y, z], [random() * 3, random() * 3, 0])
  })
}

function screens() {
  const glass = createGlass()
  const y = TABLE.height + 12 + SCREEN / 2
  const width = TRAY.width + 50
  const depth = TRAY.depth + 50
  const pane = (wide, position, turn) =>
    place(flatPrint(wide, SCREEN, glass), position, [0, turn, 0])
  const posts = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      place(roundedBox(12, SCREEN + 8, 12, 3, stainless), [(x * width) / 2, y, (z * depth) / 2]),
    ),
  )
  return group(
    ...posts,
    pane(width, [0, y, depth / 2], 0),
    pane(width, [0, y, -depth / 2], 0),
    pane(depth, [-width / 2, y, 0], Math.PI / 2),
    pane(depth, [width / 2, y, 0], Math.PI / 2),
  )
}

function knob() {
  return place(
    knurl(22, 22, blackGloss, { teeth: 30, depth: 1.2, pattern: 'straight' }),
    [300, 480, TABLE.depth / 2 - 46],
    [Math.PI / 2, 0, 0],
  )
}

/** The fire table in anthracite. */
export const fireTable = createFireTable({ color: '#2a2d31' })
