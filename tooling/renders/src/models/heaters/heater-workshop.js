import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { controlTap } from '../../parts/controls/control-tap.js'
import { radiantPanel } from '../../parts/burners/radiant-panel.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { ball, extrude, roundedBox, tube } from '../../shapes/solids.js'

const PANEL = { width: 340, height: 210, middle: 250 }
const LEAN = 0.14
const { blackPlastic, chrome, rubber, turnedBrass } = palette
const paint = createMaterial({
  name: 'workshop-orange',
  color: '#d0561a',
  roughness: 0.4,
  clearcoat: 0.4,
  clearcoatRoughness: 0.2,
})

/** A portable radiant heater on a tubular stand, with a handle to carry it by. */
export const heaterWorkshop = {
  angles: {
    a: { azimuth: -0.48, elevation: 0.2 },
    b: { azimuth: 0.55, elevation: 0.26 },
    c: { azimuth: 0, elevation: 0.12 },
  },
  build() {
    const head = group(hood(), radiantPanel(PANEL), guard(), inlet())
    return group(place(head, [0, PANEL.middle, 0], [-LEAN, 0, 0]), ...[-1, 1].map(stand), handle())
  },
}

function hood() {
  const { width, height } = PANEL
  const outline = roundedRectangle(-width / 2 - 22, -height / 2 - 22, width + 44, height + 44, 20)
  outline.holes.push(roundedRectangle(-width / 2, -height / 2, width, height, 10))
  return group(
    place(extrude(outline, 70, paint, { bevel: 5 }), [0, 0, -46]),
    place(roundedBox(width + 30, height + 30, 26, 8, paint), [0, 0, -48]),
  )
}

function guard() {
  const { width, height } = PANEL
  const bars = Array.from({ length: 11 }, (_, index) => {
    const x = ((index + 0.5) / 11 - 0.5) * width
    return tube(
      [
        [x, -height / 2 - 4, 22],
        [x, -height / 4, 36],
        [x, height / 4, 36],
        [x, height / 2 + 4, 22],
      ],
      2.2,
      chrome,
      { sides: 14 },
    )
  })
  const cross = [-0.26, 0.26].map((share) =>
    place(roundedBox(width, 4, 4, 1.6, chrome), [0, share * height, 34]),
  )
  return group(...bars, ...cross)
}

function inlet() {
  const x = PANEL.width / 2 + 22
  return group(
    place(controlTap(), [x - 4, -60, -10], [0, 0, -Math.PI / 2]),
    place(hexagon(20, 10, turnedBrass), [x, -96, -10], [0, 0, -Math.PI / 2]),
    place(hoseTail(6.6, 32, 4, turnedBrass), [x + 10, -96, -10], [0, 0, -Math.PI / 2]),
  )
}

function stand(side) {
  const x = side * (PANEL.width / 2 + 34)
  const leg = tube(
    [
      [x, 10, 150],
      [x, 10, 60],
      [x, 10, -90],
      [x, 40, -120],
      [x, 150, -60],
      [x, PANEL.middle, -20],
    ],
    10,
    blackPlastic,
    { steps: 240, sides: 28 },
  )
  return group(
    leg,
    place(ball(12, rubber), [x, 12, 152]),
    place(roundedBox(16, 30, 30, 5, blackPlastic), [x - side * 6, PANEL.middle, -20]),
  )
}

function handle() {
  const top = PANEL.middle + PANEL.height / 2 + 20
  const points = [
    [-96, top - 6, -44],
    [-96, top + 40, -50],
    [-70, top + 62, -54],
    [70, top + 62, -54],
    [96, top + 40, -50],
    [96, top - 6, -44],
  ]
  return group(
    tube(points, 8, chrome, { sides: 28 }),
    place(
      tube(
        [
          [-58, 0, 0],
          [0, 0, 0],
          [58, 0, 0],
        ],
        13,
        rubber,
        { sides: 32 },
      ),
      [0, top + 62, -54],
    ),
  )
}
