import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createPrint, drawFlammableSign } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { polygon, roundedRectangle } from '../../shapes/outlines.js'
import { extrude, flatPrint, roundedBox } from '../../shapes/solids.js'
import { cylinders } from '../../variants/cylinders.js'

const WIDTH = 820
const DEPTH = 400
const HEIGHT = 720
const SHEET = 6
const { blackPlastic, chrome, zinc } = palette

/**
 * A sheet-steel cabinet for two cylinders, its right door open.
 *
 * @param {{ color: string }} look
 */
export function createCabinet({ color }) {
  return {
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
        shell(paint),
        roof(paint),
        place(group(door(paint, 1)), [-WIDTH / 2 + 4, 0, DEPTH / 2], [0, 0, 0]),
        place(group(door(paint, -1)), [WIDTH / 2 - 4, 0, DEPTH / 2], [0, 1.9, 0]),
        ...[-190, 190].map((x) => place(group(cylinders['cylinder-blue'].build()), [x, 46, -10])),
        ...feet(),
      )
    },
  }
}

function shell(paint) {
  const panel = (size, position) => place(roundedBox(...size, 2, paint), position)
  return group(
    panel([WIDTH, HEIGHT, SHEET], [0, 40 + HEIGHT / 2, -DEPTH / 2]),
    panel([SHEET, HEIGHT, DEPTH], [-WIDTH / 2, 40 + HEIGHT / 2, 0]),
    panel([SHEET, HEIGHT, DEPTH], [WIDTH / 2, 40 + HEIGHT / 2, 0]),
    panel([WIDTH, SHEET, DEPTH], [0, 42, 0]),
    panel([WIDTH, 34, 16], [0, 40 + HEIGHT - 17, DEPTH / 2 - 8]),
  )
}

function roof(paint) {
  const side = polygon([
    [-DEPTH / 2 - 16, 66],
    [DEPTH / 2 + 40, 0],
    [DEPTH / 2 + 40, -14],
    [-DEPTH / 2 - 16, -14],
  ])
  const lid = extrude(side, WIDTH + 40, paint, { bevel: 4 })
  return place(lid, [WIDTH / 2 + 20, HEIGHT + 52, 0], [0, -Math.PI / 2, 0])
}

// Hinged at x = 0 and running to the right (side 1) or to the left (side -1).
function door(paint, side) {
  const width = WIDTH / 2 - 6
  const outline = roundedRectangle(0, 50, width, HEIGHT - 46, 6)
  for (const bottom of [96, HEIGHT - 130]) {
    for (let row = 0; row < 6; row++) {
      outline.holes.push(roundedRectangle(60, bottom + row * 20, width - 120, 8, 4))
    }
  }
  const sheet = extrude(outline, 18, paint, { bevel: 2 })
  const parts = group(
    sheet,
    place(roundedBox(18, 120, 26, 6, chrome), [width - 34, HEIGHT / 2 + 40, 26]),
    place(roundedBox(26, 30, 8, 4, blackPlastic), [width - 34, HEIGHT / 2 - 50, 20]),
    place(flatPrint(150, 150, createSign()), [width / 2, HEIGHT / 2 + 30, 18.6]),
  )
  return side > 0 ? parts : place(parts, [-width, 0, 0])
}

function feet() {
  return [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => place(roundedBox(40, 40, 40, 3, zinc), [x * 370, 20, z * 160])),
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
