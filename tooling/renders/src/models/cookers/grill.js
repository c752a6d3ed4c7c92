import { Shape } from 'three'
import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { burner } from '../../parts/burners/burner.js'
import { panSupport } from '../../parts/burners/pan-support.js'
import { lidThermometer } from '../../parts/controls/lid-thermometer.js'
import { group, place } from '../../shapes/assemble.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { extrude, roundedBox, tube } from '../../shapes/solids.js'

const BOX = { bottom: 720, top: 900, depth: 480 }
const FRONT = BOX.depth / 2
const SHELF_TOP = BOX.top - 40
const { blackEnamel, blackGloss, castAluminium, chrome, rubber, stainless, zinc } = palette

const casing = createMaterial({
  name: 'grill-casing',
  color: '#17181b',
  roughness: 0.42,
  clearcoat: 0.3,
  clearcoatRoughness: 0.25,
})

/**
 * A gas barbecue on its cart: lid with thermometer, a knob a burner, two side shelves.
 *
 * @param {{ burners: number, hasSideBurner?: boolean, lidCoat?: import('three').Material,
 *   cart?: 'doors' | 'open' }} build a side burner stands in the right shelf, its knob before it
 */
export function createGrill({
  burners,
  hasSideBurner = false,
  lidCoat = blackEnamel,
  cart = 'doors',
}) {
  const width = 250 + burners * 130
  return {
    facts: { burners: hasSideBurner ? `${burners} + 1` : `${burners}` },
    angles: {
      a: { azimuth: -0.5, elevation: 0.26 },
      b: { azimuth: 0.6, elevation: 0.32 },
      c: { azimuth: 0, elevation: 0.14 },
    },
    build() {
      const parts = [
        fireBox(width),
        lid(width, lidCoat),
        controls(width, burners),
        shelf(width, -1),
        shelf(width, 1),
        carts[cart](width),
      ]
      if (hasSideBurner) parts.push(sideBurner(width))
      return group(...parts)
    },
  }
}

/** The barbecue of three burners. */
export const grill = createGrill({ burners: 3 })

const carts = { doors: cupboard, open: openCart }

function fireBox(width) {
  const height = BOX.top - BOX.bottom
  return place(roundedBox(width, height, BOX.depth, 14, blackEnamel), [
    0,
    BOX.bottom + height / 2,
    0,
  ])
}

function lid(width, coat) {
  const side = new Shape()
  side.moveTo(-FRONT, BOX.top)
  side.lineTo(FRONT, BOX.top)
  side.bezierCurveTo(FRONT, BOX.top + 190, FRONT - 130, BOX.top + 250, 0, BOX.top + 250)
  side.bezierCurveTo(-FRONT + 90, BOX.top + 250, -FRONT, BOX.top + 200, -FRONT, BOX.top)
  const shell = extrude(side, width + 8, coat, { bevel: 10, curveSegments: 48 })
  const handle = [
    [110 - width / 2, BOX.top + 78, FRONT + 44],
    [0, BOX.top + 78, FRONT + 44],
    [width / 2 - 110, BOX.top + 78, FRONT + 44],
  ]
  const posts = [130 - width / 2, width / 2 - 130].map((x) =>
    place(roundedBox(22, 18, 60, 5, blackGloss), [x, BOX.top + 78, FRONT + 18]),
  )
  return group(
    place(shell, [(width + 8) / 2, 0, 0], [0, -Math.PI / 2, 0]),
    place(roundedBox(width + 14, 8, BOX.depth + 8, 3, chrome), [0, BOX.top + 2, 0]),
    tube(handle, 12, stainless),
    ...posts,
    place(lidThermometer(), [0, BOX.top + 158, FRONT - 46], [Math.PI / 2 - 0.5, 0, 0]),
  )
}

function controls(width, burners) {
  const y = BOX.bottom + 76
  const pitch = (width - 90) / burners
  const knobs = Array.from({ length: burners }, (_, index) =>
    place(knob(), [(index - (burners - 1) / 2) * pitch, y, FRONT + 15], [Math.PI / 2, 0, 0]),
  )
  return group(place(roundedBox(width - 10, 132, 22, 6, stainless), [0, y, FRONT + 4]), ...knobs)
}

// Let into the right shelf: a burner under its grate, the knob on the shelf's front edge.
function sideBurner(width) {
  const x = width / 2 + 156
  const knobAt = [x, SHELF_TOP - 30, 208]
  return group(
    place(roundedBox(250, 8, 270, 3, stainless), [x, SHELF_TOP + 27, 0]),
    place(burner(44), [x, SHELF_TOP + 30, 0]),
    place(panSupport(), [x, SHELF_TOP + 36, 0]),
    place(roundedBox(150, 92, 16, 6, stainless), [x, SHELF_TOP - 28, 198]),
    place(knob(), knobAt, [Math.PI / 2, 0, 0]),
  )
}

function knob() {
  const bezel = lathe(
    [
      [0, 0],
      [36, 0, 1],
      [36, 4, 1.5],
      [0, 4],
    ],
    chrome,
  )
  const grip = knurl(28, 30, blackGloss, { teeth: 30, depth: 1.6, pattern: 'straight' })
  return group(bezel, place(grip, [0, 4, 0]))
}

function shelf(width, side) {
  const outline = roundedRectangle(-160, -200, 320, 400, 22)
  const sheet = extrude(outline, 26, casing, { bevel: 5 })
  return group(
    place(sheet, [side * (width / 2 + 156), SHELF_TOP, 0], [-Math.PI / 2, 0, 0]),
    place(roundedBox(20, 100, 330, 4, casing), [side * (width / 2 + 12), BOX.top - 80, 0]),
  )
}

function cupboard(width) {
  const doors = [-1, 1].flatMap((side) => [
    place(roundedBox(width / 2 - 14, 540, 16, 5, casing), [(side * width) / 4, 404, FRONT - 26]),
    place(roundedBox(12, 170, 22, 5, stainless), [side * 26, 560, FRONT - 12]),
  ])
  return group(
    place(roundedBox(width - 6, 590, BOX.depth - 50, 8, casing), [0, 418, -8]),
    ...doors,
    ...wheels(width),
    ...[-1, 1].map((side) =>
      place(roundedBox(36, 128, 36, 6, zinc), [side * (width / 2 - 30), 64, -190]),
    ),
  )
}

// Four legs with a board between them, open all round.
function openCart(width) {
  const x = width / 2 - 26
  const legs = [-1, 1].flatMap((side) =>
    [-190, 190].map((z) => place(roundedBox(34, 700, 34, 5, stainless), [side * x, 372, z])),
  )
  const rails = [-190, 190].flatMap((z) =>
    [230, 690].map((y) => place(roundedBox(2 * x, 26, 18, 4, stainless), [0, y, z])),
  )
  return group(
    ...legs,
    ...rails,
    place(roundedBox(width - 30, 14, BOX.depth - 70, 4, casing), [0, 246, 0]),
    ...wheels(width),
  )
}

function wheels(width) {
  const wheel = lathe(
    [
      [0, 0],
      [40, 0, 3],
      [44, 8, 2],
      [74, 8, 4],
      [78, 14, 6],
      [78, 38, 6],
      [70, 44, 4],
      [0, 44],
    ],
    rubber,
  )
  return [-1, 1].flatMap((side) => [
    place(group(wheel.clone()), [side * (width / 2) - 22, 78, 150], [0, 0, -Math.PI / 2]),
    place(roundedBox(70, 20, 20, 6, castAluminium), [side * (width / 2 + 4), 78, 150]),
  ])
}
