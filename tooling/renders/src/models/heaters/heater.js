import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { radiantPanel } from '../../parts/burners/radiant-panel.js'
import { heaterTop } from '../../parts/burners/heater-top.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { extrude, roundedBox, tube } from '../../shapes/solids.js'

const DEPTH = 330
const FLOOR = 52
const FRONT = DEPTH / 2
const { blackPlastic, chrome, rubber, zinc } = palette

/**
 * A cabinet heater on castors, its burner alight behind the guard.
 *
 * @param {{ color: string, width?: number, height?: number, form?: 'door' | 'grooved',
 *   hasTray?: boolean, wires?: number, plaques?: number,
 *   createBurner?: (window: { width: number, height: number, plaques: number }) =>
 *   import('three').Object3D }} look millimetres; a grooved casing has an upright guard and no door,
 *   `wires` is the number of the guard's
 */
export function createHeater({
  color,
  width = 420,
  height = 720,
  form = 'door',
  hasTray = false,
  wires = 9,
  plaques = 3,
  createBurner = radiantPanel,
}) {
  const window = { bottom: height - 348, height: 236, width: width - 64 }
  return {
    facts: { plaques },
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
      const size = { width, height, window, corner: form === 'door' ? 22 : 54 }
      const burner = createBurner({ ...window, plaques })
      const top = group(heaterTop())
      top.scale.x = width / 420
      const parts = [
        cabinet(casing, size),
        place(group(burner), [0, window.bottom + window.height / 2, FRONT - 14]),
        form === 'door' ? guard(window, wires) : uprightGuard(window, wires),
        form === 'door' ? lowerDoor(casing, size) : grooves(casing, size),
        place(top, [0, height, 0]),
        castors(width),
      ]
      if (hasTray) parts.push(tray(size))
      return group(...parts)
    },
  }
}

function cabinet(casing, { width, height, window, corner }) {
  const outline = roundedRectangle(-width / 2, FLOOR, width, height - FLOOR, corner)
  const front = roundedRectangle(-width / 2, FLOOR, width, height - FLOOR, corner)
  front.holes.push(
    roundedRectangle(-window.width / 2, window.bottom, window.width, window.height, 12),
  )
  const frame = extrude(front, 50, casing, { bevel: 4 })
  return group(
    place(extrude(outline, DEPTH - 44, casing, { bevel: 5 }), [0, 0, -DEPTH / 2]),
    place(frame, [0, 0, FRONT - 50]),
  )
}

function guard(window, wires) {
  const half = window.width / 2 + 4
  const middle = window.bottom + window.height / 2
  const rows = Array.from({ length: wires }, (_, index) => {
    const y = window.bottom + 14 + (index * (window.height - 28)) / (wires - 1)
    return wire(half, FRONT + 20, (along, out) => [along, y, out])
  })
  const posts = [-1, 0, 1].map((side) => {
    const x = side * half * 0.62
    return wire(window.height / 2 + 8, FRONT + 17, (along, out) => [x, middle + along, out])
  })
  return group(...rows, ...posts, trim(window))
}

function uprightGuard(window, wires) {
  const middle = window.bottom + window.height / 2
  const columns = Array.from({ length: wires }, (_, index) => {
    const x = (index / (wires - 1) - 0.5) * (window.width - 24)
    return wire(window.height / 2 + 8, FRONT + 18, (along, out) => [x, middle + along, out])
  })
  const bars = [-1, 1].map((side) =>
    place(roundedBox(window.width + 10, 16, 14, 5, blackPlastic), [
      0,
      middle + side * 124,
      FRONT + 4,
    ]),
  )
  return group(...columns, ...bars)
}

function trim(window) {
  const half = window.width / 2 + 4
  const middle = window.bottom + window.height / 2
  const outline = roundedRectangle(-half - 5, middle - 127, 2 * half + 10, 254, 16)
  outline.holes.push(roundedRectangle(-half + 2, middle - 118, 2 * half - 4, 236, 11))
  return place(extrude(outline, 4, chrome, { bevel: 1.2 }), [0, 0, FRONT - 1])
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

function lowerDoor(casing, { width, window }) {
  const doorHeight = window.bottom - 120
  const outline = roundedRectangle(-width / 2 + 24, FLOOR + 28, width - 48, doorHeight, 12)
  const slot = Math.min(100, width / 4 - 5)
  for (let row = 0; row < 5; row++) {
    for (const x of [-28 - slot, 28]) {
      outline.holes.push(roundedRectangle(x, FLOOR + 52 + row * 20, slot, 9, 4.5))
    }
  }
  return group(
    place(extrude(outline, 8, casing, { bevel: 2 }), [0, 0, FRONT - 1]),
    place(roundedBox(width - 70, 120, 2, 0.5, blackPlastic), [0, FLOOR + 100, FRONT + 0.2]),
  )
}

// Beads pressed into the sheet over its whole width, and a rail of dark plastic below the window.
function grooves(casing, { width, window }) {
  const count = Math.floor((window.bottom - 150) / 34)
  const beads = Array.from({ length: count }, (_, row) =>
    place(roundedBox(width - 70, 13, 9, 4, casing), [0, FLOOR + 54 + row * 34, FRONT]),
  )
  return group(
    ...beads,
    place(roundedBox(width - 4, 26, 12, 5, blackPlastic), [0, window.bottom - 46, FRONT]),
  )
}

// A shelf over the top on four short posts, to dry gloves on.
function tray({ width, height }) {
  const x = width / 2 - 34
  const posts = [-1, 1].flatMap((side) =>
    [-110, 60].map((z) => place(roundedBox(12, 92, 12, 4, zinc), [side * x, height + 44, z])),
  )
  const bars = Array.from({ length: 9 }, (_, index) =>
    place(roundedBox(width - 30, 7, 9, 3, zinc), [0, height + 92, -128 + index * 25]),
  )
  return group(...posts, ...bars)
}

function castors(width) {
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
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x * (width / 2 - 45), 0, z * 120]))
  return group(
    ...corners.map(([x, , z]) =>
      group(
        place(wheel.clone(), [x - 10, 24, z], [0, 0, -Math.PI / 2]),
        place(roundedBox(34, 16, 40, 4, zinc), [x, 48, z]),
      ),
    ),
  )
}

/** The black heater of three plaques. */
export const heater = createHeater({ color: '#0e1012' })
