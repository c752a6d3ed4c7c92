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

/**
 * An instantaneous water heater for the wall: flue above, display and knobs in front, unions below.
 *
 * @param {{ height?: number, coat?: import('three').Material, knobs?: number[], hasWindow?: boolean }} [build]
 *   millimetres; `knobs` are their places across
 */
export function createWaterHeater({
  height = 590,
  coat = enamel,
  knobs = [-112, 112],
  hasWindow = true,
} = {}) {
  return {
    angles: {
      a: { azimuth: -0.5, elevation: 0.18 },
      b: { azimuth: 0.55, elevation: 0.26 },
      c: { azimuth: 0, elevation: 0.1 },
    },
    build() {
      return group(
        casing(height, coat, hasWindow),
        place(flue(), [0, FLOOR + height - 4, -12]),
        controls(knobs),
        ...[-110, 0, 110].map((x) => place(union(), [x, FLOOR + 2, -14], [Math.PI, 0, 0])),
      )
    },
  }
}

/** The usual water heater in white enamel. */
export const waterHeater = createWaterHeater()

function casing(height, coat, hasWindow) {
  const front = roundedRectangle(-WIDTH / 2 + 3, FLOOR + 3, WIDTH - 6, height - 6, 22)
  if (hasWindow) front.holes.push(roundedRectangle(-30, FLOOR + height - 234, 60, 86, 12))
  for (let slot = 0; slot < 4; slot++) {
    front.holes.push(roundedRectangle(-100, FLOOR + height - 90 + slot * 16, 200, 7, 3.5))
  }
  const back = roundedBox(WIDTH, height, 2 * FRONT - 16, 16, coat)
  const trim = roundedBox(WIDTH - 30, 6, 4, 1.5, chrome)
  return group(
    place(back, [0, FLOOR + height / 2, -8]),
    place(extrude(front, 16, coat, { bevel: 5 }), [0, 0, FRONT - 16]),
    place(roundedBox(230, 70, 2, 0.5, blackPlastic), [0, FLOOR + height - 63, FRONT - 14]),
    place(roundedBox(66, 92, 2, 0.5, blackPlastic), [0, FLOOR + height - 191, FRONT - 14]),
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

function controls(knobs) {
  const y = FLOOR + 84
  return group(
    place(roundedBox(112, 52, 8, 4, display), [0, y + 10, FRONT + 1]),
    place(flatPrint(96, 40, createDisplay()), [0, y + 10, FRONT + 5.3]),
    ...knobs.map((x) => place(knob(), [x, y + 10, FRONT - 1], [Math.PI / 2, 0, 0])),
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
