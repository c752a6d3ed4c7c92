import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { radiantPanel } from '../../parts/burners/radiant-panel.js'
import { createHeaterPrint } from '../../parts/burners/heater-print.js'
import { heaterTop } from '../../parts/burners/heater-top.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { extrude, flatPrint, roundedBox, tube } from '../../shapes/solids.js'

const WIDTH = 420
const DEPTH = 330
const FLOOR = 52
const TOP = 720
const FRONT = DEPTH / 2
const WINDOW = { bottom: 372, height: 236, width: 356 }
const { blackPlastic, chrome, rubber, zinc } = palette

/**
 * A cabinet heater on castors, its burner alight behind the guard.
 *
 * @param {{ color: string, facts: [string, string], ink?: string,
 *   createBurner?: (window: { width: number, height: number }) => import('three').Object3D }} look
 *   `facts` are the two lines of its print, the first in large type
 */
export function createHeater({ color, facts, ink = '#f2f2ef', createBurner = radiantPanel }) {
  return {
    angles: {
      a: { azimuth: -0.52, elevation: 0.2 },
      b: { azimuth: 0.55, elevation: 0.3 },
      c: { azimuth: 0, elevation: 0.12 },
    },
    build() {
      const casing = createMaterial({
        name: `heater-casing-${color}`,
        color,
        roughness: 0.56,
        grain: { field: 'cast', tiles: [5, 5], strength: 0.16 },
      })
      const burner = createBurner(WINDOW)
      return group(
        cabinet(casing),
        place(group(burner), [0, WINDOW.bottom + WINDOW.height / 2, FRONT - 14]),
        guard(),
        lowerDoor(casing, { color, facts, ink }),
        place(heaterTop(), [0, TOP, 0]),
        castors(),
      )
    },
  }
}

function cabinet(casing) {
  const outline = roundedRectangle(-WIDTH / 2, FLOOR, WIDTH, TOP - FLOOR, 22)
  const front = roundedRectangle(-WIDTH / 2, FLOOR, WIDTH, TOP - FLOOR, 22)
  front.holes.push(
    roundedRectangle(-WINDOW.width / 2, WINDOW.bottom, WINDOW.width, WINDOW.height, 12),
  )
  const frame = extrude(front, 50, casing, { bevel: 4 })
  return group(
    place(extrude(outline, DEPTH - 44, casing, { bevel: 5 }), [0, 0, -DEPTH / 2]),
    place(frame, [0, 0, FRONT - 50]),
  )
}

function guard() {
  const half = WINDOW.width / 2 + 4
  const middle = WINDOW.bottom + WINDOW.height / 2
  const rows = Array.from({ length: 9 }, (_, index) => {
    const y = WINDOW.bottom + 14 + (index * (WINDOW.height - 28)) / 8
    return wire(half, FRONT + 20, (along, out) => [along, y, out])
  })
  const posts = [-1, 0, 1].map((side) => {
    const x = side * half * 0.62
    return wire(WINDOW.height / 2 + 8, FRONT + 17, (along, out) => [x, middle + along, out])
  })
  const trim = roundedRectangle(-half - 5, middle - 127, 2 * half + 10, 254, 16)
  trim.holes.push(roundedRectangle(-half + 2, middle - 118, 2 * half - 4, 236, 11))
  const frame = extrude(trim, 4, chrome, { bevel: 1.2 })
  return group(...rows, ...posts, place(frame, [0, 0, FRONT - 1]))
}

// A straight wire whose ends bend back into the casing over their last 16 mm.
function wire(half, out, toPoint) {
  const side = [
    [0, out],
    [half / 3, out],
    [(half * 2) / 3, out],
    [half - 18, out],
    [half - 10, out - 2],
    [half - 3, out - 10],
    [half - 1, FRONT - 2],
  ]
  const mirrored = side.slice(1).map(([along, depth]) => [-along, depth])
  const points = [...mirrored.toReversed(), ...side].map(([along, depth]) => toPoint(along, depth))
  return tube(points, 2.1, chrome, { sides: 14, steps: 240 })
}

function lowerDoor(casing, print) {
  const outline = roundedRectangle(-WIDTH / 2 + 24, FLOOR + 28, WIDTH - 48, 252, 12)
  for (let row = 0; row < 5; row++) {
    for (const x of [-128, 28]) {
      outline.holes.push(roundedRectangle(x, FLOOR + 52 + row * 20, 100, 9, 4.5))
    }
  }
  return group(
    place(extrude(outline, 8, casing, { bevel: 2 }), [0, 0, FRONT - 1]),
    place(roundedBox(WIDTH - 70, 120, 2, 0.5, blackPlastic), [0, FLOOR + 100, FRONT + 0.2]),
    place(flatPrint(230, 69, createHeaterPrint(print)), [0, FLOOR + 222, FRONT + 7.4]),
  )
}

function castors() {
  const wheel = lathe(
    [
      [0, 0],
      [24, 0, 4],
      [24, 20, 4],
      [0, 20],
    ],
    rubber,
    { segments: 64 },
  )
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x * 165, 0, z * 120]))
  return group(
    ...corners.map(([x, , z]) =>
      group(
        place(wheel.clone(), [x - 10, 24, z], [0, 0, -Math.PI / 2]),
        place(roundedBox(34, 16, 40, 4, zinc), [x, 48, z]),
      ),
    ),
  )
}

/** A black heater of 4.2 kW. */
export const heater = createHeater({
  color: '#0e1012',
  facts: ['4.2 kW', 'Three heat settings · LPG'],
})
