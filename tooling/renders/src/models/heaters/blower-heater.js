import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { hoseTail } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { ring, roundedBox, tube } from '../../shapes/solids.js'

const RADIUS = 118
const LENGTH = 460
const AXIS_HEIGHT = 190
const { blackEnamel, blackGloss, blackPlastic, stainless, turnedBrass } = palette
const paint = createMaterial({
  name: 'blower-paint',
  color: '#c4581a',
  roughness: 0.36,
  clearcoat: 0.5,
  grain: { field: 'peel', tiles: [3, 3], strength: 0.1 },
})
const glow = createMaterial({
  name: 'blower-glow',
  color: '#a8400f',
  roughness: 0.8,
  glow: { color: '#ff5a14', strength: 0.9 },
})

/** A gas blower: a steel barrel on its stand, the flame's glow behind the grille. */
export const blowerHeater = {
  angles: {
    a: { azimuth: -0.6, elevation: 0.24 },
    b: { azimuth: 0.6, elevation: 0.3 },
    c: { azimuth: 0, elevation: 0.12 },
  },
  build() {
    const lying = place(group(barrel()), [0, AXIS_HEIGHT, -LENGTH / 2], [Math.PI / 2, 0, 0])
    return group(lying, stand(), handle(), gasSide())
  },
}

// Turned around y; the mouth is at its upper end.
function barrel() {
  const shell = lathe(
    [
      [RADIUS - 12, 0],
      [RADIUS, 4, 3],
      [RADIUS, LENGTH - 4, 3],
      [RADIUS - 4, LENGTH, 1],
      [RADIUS - 6, LENGTH - 6],
      [RADIUS - 6, LENGTH - 60],
      [0, LENGTH - 60],
    ],
    paint,
    { segments: 160 },
  )
  const liner = lathe(
    [
      [0, 0],
      [84, 0, 1],
      [84, 56, 1],
      [80, 56],
      [78, 8],
      [0, 8],
    ],
    stainless,
    { segments: 120 },
  )
  const flame = lathe(
    [
      [0, 9],
      [76, 9],
    ],
    glow,
    { segments: 80 },
  )
  const rings = [34, 62, 90].map((radius) =>
    place(
      ring(radius, 1.8, blackEnamel, { segments: 96 }),
      [0, LENGTH + 1, 0],
      [Math.PI / 2, 0, 0],
    ),
  )
  const spokes = aroundCircle(6, 0, (index) =>
    place(
      group(roundedBox(3, 3, 2 * RADIUS - 8, 1, blackEnamel)),
      [0, 0, 0],
      [0, (index * Math.PI) / 6, 0],
    ),
  )
  flame.material.side = 2
  return group(
    shell,
    place(group(liner, flame), [0, LENGTH - 62, 0]),
    ...rings,
    place(spokes, [0, LENGTH + 1, 0]),
    place(ring(RADIUS + 1, 4, blackGloss), [0, LENGTH - 40, 0], [Math.PI / 2, 0, 0]),
    place(ring(RADIUS + 1, 4, blackGloss), [0, 40, 0], [Math.PI / 2, 0, 0]),
  )
}

function stand() {
  const side = (x) => [
    [x * 0.5, AXIS_HEIGHT - RADIUS + 4, -130],
    [x, 30, -190],
    [x, 12, -150],
    [x, 12, 150],
    [x, 30, 190],
    [x * 0.5, AXIS_HEIGHT - RADIUS + 4, 130],
  ]
  return group(
    ...[-104, 104].map((x) => tube(side(x), 11, blackGloss, { steps: 200 })),
    place(roundedBox(130, 70, 170, 10, blackPlastic), [0, AXIS_HEIGHT - RADIUS - 22, -40]),
  )
}

function handle() {
  const y = AXIS_HEIGHT + RADIUS
  const points = [
    [0, y - 4, -120],
    [0, y + 34, -112],
    [0, y + 48, -80],
    [0, y + 48, 0],
    [0, y + 34, 32],
    [0, y - 4, 40],
  ]
  return tube(points, 10, blackGloss, { steps: 160 })
}

function gasSide() {
  const y = AXIS_HEIGHT - RADIUS - 18
  return group(
    place(hexagon(24, 14, turnedBrass), [-64, y, -60], [0, 0, Math.PI / 2]),
    place(hoseTail(8, 40, 4, turnedBrass), [-78, y, -60], [0, 0, Math.PI / 2]),
    place(roundedBox(26, 26, 14, 6, palette.redPlastic), [-60, y, 6]),
  )
}
