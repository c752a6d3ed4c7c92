import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { ring, roundedBox } from '../../shapes/solids.js'

const RADIUS = 200
const WALL = { bottom: 24, height: 580 }
const SLOTS = 22
const { blackPlastic, chrome, rubber } = palette

/** A round steel cover that hides a gas cylinder and serves as a side table. */
export function createCabinetCover({ color }) {
  return {
    angles: {
      a: { azimuth: -0.4, elevation: 0.3 },
      b: { azimuth: 0.5, elevation: 0.42 },
      c: { azimuth: 0, elevation: 0.16 },
    },
    build() {
      const paint = createMaterial({
        name: `cover-${color}`,
        color,
        roughness: 0.48,
        clearcoat: 0.22,
        clearcoatRoughness: 0.3,
        grain: { field: 'peel', tiles: [4, 4], strength: 0.12 },
      })
      return group(wall(paint), top(paint), door(), feet())
    },
  }
}

// Vented in two rows, above the floor and below the top, so that no gas gathers.
function wall(paint) {
  const edge = WALL.bottom + WALL.height
  const sheet = lathe(
    [
      [0, WALL.bottom],
      [RADIUS, WALL.bottom, 3],
      [RADIUS, edge],
      [0, edge],
    ],
    paint,
    { segments: 192 },
  )
  const rims = [WALL.bottom + 5, edge - 5].map((y) =>
    place(group(ring(RADIUS, 5, paint)), [0, y, 0]),
  )
  const slots = [WALL.bottom + 55, edge - 55].flatMap((y) =>
    Array.from({ length: SLOTS }, (_, slot) =>
      place(vent(), [0, y, 0], [0, (slot * 2 * Math.PI) / SLOTS, 0]),
    ),
  )
  return group(sheet, ...rims, ...slots)
}

function vent() {
  return group(place(roundedBox(10, 42, 3, 1.4, blackPlastic), [0, 0, RADIUS - 1]))
}

function top(paint) {
  const y = WALL.bottom + WALL.height
  return lathe(
    [
      [0, y],
      [RADIUS + 18, y, 2],
      [RADIUS + 30, y + 6, 5],
      [RADIUS + 30, y + 26, 5],
      [RADIUS + 22, y + 28, 2],
      [RADIUS + 14, y + 22, 4],
      [0, y + 22],
    ],
    paint,
    { segments: 192 },
  )
}

function door() {
  const seam = (angle) =>
    place(
      group(place(roundedBox(2.4, WALL.height - 190, 3, 0.8, blackPlastic), [0, 0, RADIUS])),
      [0, WALL.bottom + WALL.height / 2, 0],
      [0, angle, 0],
    )
  const handle = place(roundedBox(14, 96, 20, 6, chrome), [0, 0, RADIUS + 10])
  return group(
    seam(-0.72),
    seam(0.56),
    place(group(handle), [0, WALL.bottom + WALL.height / 2, 0], [0, 0.42, 0]),
  )
}

function feet() {
  return group(
    ...[0, 1, 2, 3].map((index) =>
      place(roundedBox(40, 26, 40, 6, rubber), [
        150 * Math.sin(0.8 + (index * Math.PI) / 2),
        13,
        150 * Math.cos(0.8 + (index * Math.PI) / 2),
      ]),
    ),
  )
}

/** The cover in anthracite. */
export const cabinetCover = createCabinetCover({ color: '#2a2d31' })
