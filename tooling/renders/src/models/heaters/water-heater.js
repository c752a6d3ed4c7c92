import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { threadedStub } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { extrude, flatPrint, roundedBox } from '../../shapes/solids.js'

const WIDTH = 340
const HEIGHT = 590
const FLOOR = 84
const FRONT = 78
const { blackGloss, blackPlastic, castAluminium, chrome, turnedBrass } = palette

const enamel = createMaterial({
  name: 'white-enamel',
  color: '#ecedec',
  roughness: 0.32,
  clearcoat: 0.6,
  clearcoatRoughness: 0.12,
})
const display = createMaterial({
  name: 'temperature-display',
  color: '#08090a',
  roughness: 0.2,
  clearcoat: 0.6,
})

/** An instantaneous water heater for the wall: flue above, display and knobs in front, unions below. */
export const waterHeater = {
  angles: {
    a: { azimuth: -0.5, elevation: 0.18 },
    b: { azimuth: 0.55, elevation: 0.26 },
    c: { azimuth: 0, elevation: 0.1 },
  },
  build() {
    return group(
      casing(),
      place(flue(), [0, FLOOR + HEIGHT - 4, -12]),
      controls(),
      ...[-110, 0, 110].map((x) => place(union(), [x, FLOOR + 2, -14], [Math.PI, 0, 0])),
    )
  },
}

function casing() {
  const front = roundedRectangle(-WIDTH / 2 + 3, FLOOR + 3, WIDTH - 6, HEIGHT - 6, 22)
  front.holes.push(roundedRectangle(-30, FLOOR + 356, 60, 86, 12))
  for (let slot = 0; slot < 4; slot++) {
    front.holes.push(roundedRectangle(-100, FLOOR + 500 + slot * 16, 200, 7, 3.5))
  }
  const back = roundedBox(WIDTH, HEIGHT, 2 * FRONT - 16, 16, enamel)
  const trim = roundedBox(WIDTH - 30, 6, 4, 1.5, chrome)
  return group(
    place(back, [0, FLOOR + HEIGHT / 2, -8]),
    place(extrude(front, 16, enamel, { bevel: 5 }), [0, 0, FRONT - 16]),
    place(roundedBox(230, 70, 2, 0.5, blackPlastic), [0, FLOOR + 527, FRONT - 14]),
    place(roundedBox(66, 92, 2, 0.5, blackPlastic), [0, FLOOR + 399, FRONT - 14]),
    place(trim, [0, FLOOR + 176, FRONT + 0.5]),
  )
}

function flue() {
  const profile = [
    [55, 0],
    [55, 46, 1],
    [52, 46, 0.5],
    [52, 10],
    [0, 10],
  ]
  const collar = [
    [55, 0],
    [68, 0, 1],
    [68, 8, 3],
    [55, 10],
  ]
  return group(lathe(profile, castAluminium), lathe(collar, castAluminium))
}

function controls() {
  const y = FLOOR + 84
  return group(
    place(roundedBox(112, 52, 8, 4, display), [0, y + 10, FRONT + 1]),
    place(flatPrint(96, 40, createDisplay()), [0, y + 10, FRONT + 5.3]),
    ...[-112, 112].map((x) => place(knob(), [x, y + 10, FRONT - 1], [Math.PI / 2, 0, 0])),
    place(flatPrint(180, 36, createFacts()), [0, FLOOR + 220, FRONT + 0.4]),
  )
}

function knob() {
  const bezel = lathe(
    [
      [0, 0],
      [34, 0, 1],
      [34, 4, 1.5],
      [0, 4],
    ],
    chrome,
  )
  const grip = knurl(27, 26, blackGloss, { teeth: 44, depth: 0.9, pattern: 'straight' })
  return group(
    bezel,
    place(grip, [0, 4, 0]),
    place(roundedBox(3.4, 1.4, 18, 0.5, enamel), [0, 30.6, -14]),
  )
}

function union() {
  return group(
    hexagon(30, 14, turnedBrass),
    place(threadedStub(12, 34, 2, turnedBrass), [0, 14, 0]),
  )
}

function createDisplay() {
  return createPrint(
    'heater-display',
    [960, 400],
    (context) => {
      context.fillStyle = '#08090a'
      context.fillRect(0, 0, 960, 400)
      context.fillStyle = '#7fe0ff'
      context.textAlign = 'center'
      context.font = font(300, 'bold')
      context.fillText('42 °C', 480, 306)
    },
    { isDark: true, roughness: 0.3 },
  )
}

function createFacts() {
  return createPrint(
    'water-heater-facts',
    [1000, 200],
    (context) => {
      context.fillStyle = '#24282d'
      context.textAlign = 'center'
      context.font = font(96, 'bold')
      context.fillText('ΘΕΡΜΟΣΙΦΩΝΑΣ', 500, 142)
    },
    { isCutOut: true },
  )
}
