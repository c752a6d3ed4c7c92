import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createPrint, drawFlammableSign } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { polygon, roundedRectangle } from '../../shapes/outlines.js'
import { extrude, flatPrint, roundedBox } from '../../shapes/solids.js'
import { cylinders } from '../../variants/cylinders.js'

const DEPTH = 400
const SHEET = 6
// A cylinder's place, and the room beside the outermost.
const PITCH = 380
const MARGIN = 60
const { blackPlastic, chrome, zinc } = palette

/**
 * A sheet-steel cabinet for two cylinders or more, its right door open.
 *
 * @param {{ color: string, count?: number, height?: number, cylinder?: string }} build
 */
export function createCabinet({ color, count = 2, height = 720, cylinder = 'cylinder-blue' }) {
  const width = count * PITCH + MARGIN
  const places = Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * PITCH)
  return {
    facts: { holds: `${count}` },
    angles: {
      a: { azimuth: -0.5, elevation: 0.24 },
      b: { azimuth: 0.5, elevation: 0.3 },
      c: { azimuth: 0, elevation: 0.14 },
    },
    build() {
      const paint = createMaterial({
        name: `cabinet-${color}`,
        color,
        roughness: 0.5,
        clearcoat: 0.2,
        grain: { field: 'peel', tiles: [4, 4], strength: 0.1 },
      })
      return group(
        shell(paint, width, height),
        roof(paint, width, height),
        place(group(door(paint, 1, width, height)), [-width / 2 + 4, 0, DEPTH / 2], [0, 0, 0]),
        place(group(door(paint, -1, width, height)), [width / 2 - 4, 0, DEPTH / 2], [0, 1.9, 0]),
        ...places.map((x) => place(group(cylinders[cylinder].build()), [x, 46, -10])),
        ...feet(width),
      )
    },
  }
}

function shell(paint, width, height) {
  const panel = (size, position) => place(roundedBox(...size, 2, paint), position)
  return group(
    panel([width, height, SHEET], [0, 40 + height / 2, -DEPTH / 2]),
    panel([SHEET, height, DEPTH], [-width / 2, 40 + height / 2, 0]),
    panel([SHEET, height, DEPTH], [width / 2, 40 + height / 2, 0]),
    panel([width, SHEET, DEPTH], [0, 42, 0]),
    panel([width, 34, 16], [0, 40 + height - 17, DEPTH / 2 - 8]),
  )
}

function roof(paint, width, height) {
  const side = polygon([
    [-DEPTH / 2 - 16, 66],
    [DEPTH / 2 + 40, 0],
    [DEPTH / 2 + 40, -14],
    [-DEPTH / 2 - 16, -14],
  ])
  const lid = extrude(side, width + 40, paint, { bevel: 4 })
  return place(lid, [width / 2 + 20, height + 52, 0], [0, -Math.PI / 2, 0])
}

// Hinged at x = 0 and running to the right (side 1) or to the left (side -1).
function door(paint, side, cabinetWidth, height) {
  const width = cabinetWidth / 2 - 6
  const outline = roundedRectangle(0, 50, width, height - 46, 6)
  for (const bottom of [96, height - 130]) {
    for (let row = 0; row < 6; row++) {
      outline.holes.push(roundedRectangle(60, bottom + row * 20, width - 120, 8, 4))
    }
  }
  const sheet = extrude(outline, 18, paint, { bevel: 2 })
  const parts = group(
    sheet,
    place(roundedBox(18, 120, 26, 6, chrome), [width - 34, height / 2 + 40, 26]),
    place(roundedBox(26, 30, 8, 4, blackPlastic), [width - 34, height / 2 - 50, 20]),
    place(flatPrint(150, 150, createSign()), [width / 2, height / 2 + 30, 18.6]),
  )
  return side > 0 ? parts : place(parts, [-width, 0, 0])
}

function feet(width) {
  return [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => place(roundedBox(40, 40, 40, 3, zinc), [x * (width / 2 - 40), 20, z * 160])),
  )
}

function createSign() {
  return createPrint(
    'cabinet-sign',
    [512, 512],
    (context) => drawFlammableSign(context, 256, 256, 160),
    { isCutOut: true },
  )
}

/** The cabinet in grey. */
export const cabinet = createCabinet({ color: '#8c9299' })
