import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { cookerKnob } from '../../parts/controls/cooker-knob.js'
import { group, place } from '../../shapes/assemble.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { extrude, roundedBox, tube } from '../../shapes/solids.js'
import { createCooker } from './cooker.js'

const WIDTH = 560
const DEPTH = 336
const GRILL = { height: 130, left: -236, width: 380 }
const { blackEnamel, blackPlastic, chrome } = palette
const casing = createMaterial({
  name: 'toaster-enamel',
  color: '#31566f',
  roughness: 0.3,
  clearcoat: 0.7,
  grain: { field: 'peel', tiles: [3, 3], strength: 0.08 },
})
const plaque = createMaterial({
  name: 'toaster-flame',
  color: '#a8502a',
  roughness: 0.8,
  glow: { color: '#ff4a12', strength: 0.7 },
})
const top = createCooker({
  width: WIDTH,
  body: casing,
  hobs: [
    { x: -138, crownRadius: 38 },
    { x: 138, crownRadius: 38 },
  ],
})

/** A two-burner cooker with a grill beneath. */
export const cookerToaster = {
  facts: top.facts,
  angles: {
    a: { azimuth: -0.4, elevation: 0.34 },
    b: { azimuth: 0.5, elevation: 0.42 },
    c: { azimuth: 0, elevation: 0.2 },
  },
  build() {
    return group(place(group(top.build()), [0, GRILL.height + 6, 0]), box(), inside(), feet())
  },
}

function box() {
  const { height, left, width } = GRILL
  const front = roundedRectangle(-WIDTH / 2 + 2, 20, WIDTH - 4, height, 12)
  front.holes.push(roundedRectangle(left, 36, width, height - 32, 8))
  return group(
    place(extrude(front, 22, casing, { bevel: 3 }), [0, 0, DEPTH / 2 - 24]),
    place(roundedBox(WIDTH - 6, 6, DEPTH - 10, 2, casing), [0, 23, 0]),
    place(roundedBox(WIDTH - 6, height, 8, 2, blackEnamel), [0, 20 + height / 2, -DEPTH / 2 + 8]),
    ...[-1, 1].map((side) =>
      place(roundedBox(8, height, DEPTH - 10, 3, casing), [
        side * (WIDTH / 2 - 6),
        20 + height / 2,
        0,
      ]),
    ),
    place(cookerKnob(), [212, 84, DEPTH / 2], [Math.PI / 2, 0, 0]),
  )
}

function inside() {
  const { height, left, width } = GRILL
  const middle = left + width / 2
  const wires = Array.from({ length: 12 }, (_, index) => {
    const x = left + 16 + index * ((width - 32) / 11)
    return tube(
      [
        [x, 62, DEPTH / 2 - 26],
        [x, 62, 0],
        [x, 62, -DEPTH / 2 + 30],
      ],
      2,
      chrome,
      { sides: 12 },
    )
  })
  return group(
    ...wires,
    place(roundedBox(width - 10, 5, 5, 2, chrome), [middle, 62, DEPTH / 2 - 26]),
    place(roundedBox(width - 40, 8, DEPTH - 90, 3, plaque), [middle, height + 4, 0]),
    place(roundedBox(width - 4, 4, DEPTH - 40, 1, blackEnamel), [middle, 30, 0]),
  )
}

function feet() {
  const corners = [-230, 230].flatMap((x) => [-120, 120].map((z) => [x, 11, z]))
  return group(...corners.map((corner) => place(roundedBox(34, 22, 34, 6, blackPlastic), corner)))
}
