import { Shape } from 'three'
import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { lidThermometer } from '../../parts/controls/lid-thermometer.js'
import { group, place } from '../../shapes/assemble.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { extrude, flatPrint, roundedBox, tube } from '../../shapes/solids.js'

const WIDTH = 640
const BOX = { bottom: 720, top: 900, depth: 480 }
const FRONT = BOX.depth / 2
const { blackEnamel, blackGloss, castAluminium, chrome, rubber, stainless, zinc } = palette

const casing = createMaterial({
  name: 'grill-casing',
  color: '#17181b',
  roughness: 0.42,
  clearcoat: 0.3,
  clearcoatRoughness: 0.25,
})

/** A gas barbecue on its cart: lid with thermometer, three burners, two side shelves. */
export const grill = {
  angles: {
    a: { azimuth: -0.5, elevation: 0.26 },
    b: { azimuth: 0.6, elevation: 0.32 },
    c: { azimuth: 0, elevation: 0.14 },
  },
  build() {
    return group(fireBox(), lid(), controls(), ...[-1, 1].map(shelf), cart())
  },
}

function fireBox() {
  const height = BOX.top - BOX.bottom
  return place(roundedBox(WIDTH, height, BOX.depth, 14, blackEnamel), [
    0,
    BOX.bottom + height / 2,
    0,
  ])
}

function lid() {
  const side = new Shape()
  side.moveTo(-FRONT, BOX.top)
  side.lineTo(FRONT, BOX.top)
  side.bezierCurveTo(FRONT, BOX.top + 190, FRONT - 130, BOX.top + 250, 0, BOX.top + 250)
  side.bezierCurveTo(-FRONT + 90, BOX.top + 250, -FRONT, BOX.top + 200, -FRONT, BOX.top)
  const shell = extrude(side, WIDTH + 8, blackEnamel, { bevel: 10, curveSegments: 48 })
  const handle = [
    [-210, BOX.top + 78, FRONT + 44],
    [0, BOX.top + 78, FRONT + 44],
    [210, BOX.top + 78, FRONT + 44],
  ]
  const posts = [-190, 190].map((x) =>
    place(roundedBox(22, 18, 60, 5, blackGloss), [x, BOX.top + 78, FRONT + 18]),
  )
  return group(
    place(shell, [(WIDTH + 8) / 2, 0, 0], [0, -Math.PI / 2, 0]),
    place(roundedBox(WIDTH + 14, 8, BOX.depth + 8, 3, chrome), [0, BOX.top + 2, 0]),
    tube(handle, 12, stainless),
    ...posts,
    place(lidThermometer(), [0, BOX.top + 158, FRONT - 46], [Math.PI / 2 - 0.5, 0, 0]),
  )
}

function controls() {
  const y = BOX.bottom + 76
  const facts = createPrint(
    'grill-facts',
    [900, 150],
    (context) => {
      context.fillStyle = '#17181b'
      context.textAlign = 'center'
      context.font = font(84, 'bold')
      context.fillText('GAS BARBECUE', 450, 104)
    },
    { isCutOut: true },
  )
  return group(
    place(roundedBox(WIDTH - 10, 132, 22, 6, stainless), [0, y, FRONT + 4]),
    ...[-180, 0, 180].map((x) => place(knob(), [x, y - 8, FRONT + 15], [Math.PI / 2, 0, 0])),
    place(flatPrint(210, 35, facts), [0, y + 44, FRONT + 15.5]),
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

function shelf(side) {
  const outline = roundedRectangle(-160, -200, 320, 400, 22)
  const sheet = extrude(outline, 26, casing, { bevel: 5 })
  return group(
    place(sheet, [side * (WIDTH / 2 + 156), BOX.top - 40, 0], [-Math.PI / 2, 0, 0]),
    place(roundedBox(20, 100, 330, 4, casing), [side * (WIDTH / 2 + 12), BOX.top - 80, 0]),
  )
}

function cart() {
  const doors = [-1, 1].flatMap((side) => [
    place(roundedBox(WIDTH / 2 - 14, 540, 16, 5, casing), [(side * WIDTH) / 4, 404, FRONT - 26]),
    place(roundedBox(12, 170, 22, 5, stainless), [side * 26, 560, FRONT - 12]),
  ])
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
  const wheels = [-1, 1].map((side) =>
    place(group(wheel.clone()), [side * (WIDTH / 2) - 22, 78, 150], [0, 0, -Math.PI / 2]),
  )
  const hub = [-1, 1].map((side) =>
    place(roundedBox(70, 20, 20, 6, castAluminium), [side * (WIDTH / 2 + 4), 78, 150]),
  )
  return group(
    place(roundedBox(WIDTH - 6, 590, BOX.depth - 50, 8, casing), [0, 418, -8]),
    ...doors,
    ...wheels,
    ...hub,
    ...[-1, 1].map((side) => place(roundedBox(36, 128, 36, 6, zinc), [side * 290, 64, -190])),
  )
}
