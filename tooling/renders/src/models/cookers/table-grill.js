import { Shape } from 'three'
import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { lidThermometer } from '../../parts/controls/lid-thermometer.js'
import { group, place } from '../../shapes/assemble.js'
import { knurl } from '../../shapes/knurl.js'
import { extrude, roundedBox, tube } from '../../shapes/solids.js'

const DEPTH = 380
const FRONT = DEPTH / 2
const RIM = 190
const { blackEnamel, blackGloss, chrome, rubber, stainless, zinc } = palette

/**
 * A table-top gas grill on folding legs, its lid shut.
 *
 * @param {{ color: string, burners?: 1 | 2 }} look the lid's enamel, and how many knobs it has
 */
export function createTableGrill({ color, burners = 2 }) {
  const width = burners === 2 ? 560 : 430
  return {
    facts: { burners: `${burners}` },
    angles: {
      a: { azimuth: -0.48, elevation: 0.26 },
      b: { azimuth: 0.58, elevation: 0.32 },
      c: { azimuth: 0, elevation: 0.14 },
    },
    build() {
      const enamel = createMaterial({
        name: `table-grill-${color}`,
        color,
        roughness: 0.32,
        clearcoat: 0.6,
      })
      const sides = [-1, 1]
      return group(
        tub(width),
        lid(width, enamel),
        controls(width, burners),
        ...sides.map((side) => leg(width, side)),
        ...sides.map((side) => sideHandle(width, side)),
      )
    },
  }
}

function tub(width) {
  return group(
    place(roundedBox(width, 120, DEPTH, 22, blackEnamel), [0, RIM - 60, 0]),
    place(roundedBox(width + 10, 8, DEPTH + 10, 3, chrome), [0, RIM, 0]),
  )
}

function lid(width, enamel) {
  const side = new Shape()
  side.moveTo(-FRONT, RIM)
  side.lineTo(FRONT, RIM)
  side.bezierCurveTo(FRONT, RIM + 120, FRONT - 90, RIM + 170, 0, RIM + 170)
  side.bezierCurveTo(-FRONT + 70, RIM + 170, -FRONT, RIM + 130, -FRONT, RIM)
  const shell = extrude(side, width + 4, enamel, { bevel: 12, curveSegments: 48 })
  const handle = [
    [130 - width / 2, RIM + 52, FRONT + 34],
    [0, RIM + 52, FRONT + 34],
    [width / 2 - 130, RIM + 52, FRONT + 34],
  ]
  const posts = [150 - width / 2, width / 2 - 150].map((x) =>
    place(roundedBox(18, 14, 46, 4, blackGloss), [x, RIM + 52, FRONT + 12]),
  )
  const thermometer = lidThermometer()
  thermometer.scale.setScalar(0.7)
  return group(
    place(shell, [(width + 4) / 2, 0, 0], [0, -Math.PI / 2, 0]),
    tube(handle, 10, stainless),
    ...posts,
    place(group(thermometer), [0, RIM + 108, FRONT - 34], [Math.PI / 2 - 0.5, 0, 0]),
  )
}

function controls(width, burners) {
  const knobs = burners === 2 ? [-130, 130] : [-90]
  return group(
    place(roundedBox(width - 60, 66, 16, 6, stainless), [0, RIM - 62, FRONT + 2]),
    ...knobs.map((x) => place(knob(), [x, RIM - 62, FRONT + 9], [Math.PI / 2, 0, 0])),
    place(roundedBox(34, 14, 10, 4, palette.redPlastic), [0, RIM - 62, FRONT + 9]),
  )
}

function knob() {
  return knurl(24, 26, blackGloss, { teeth: 28, depth: 1.4, pattern: 'straight' })
}

function leg(width, side) {
  const x = side * (width / 2 - 30)
  const points = [
    [x, RIM - 90, -110],
    [x + side * 22, 40, -140],
    [x + side * 24, 10, -120],
    [x + side * 24, 8, 120],
    [x + side * 22, 40, 140],
    [x, RIM - 90, 110],
  ]
  const feet = [-108, 108].map((z) =>
    place(roundedBox(24, 16, 40, 5, rubber), [x + side * 24, 8, z]),
  )
  return group(tube(points, 8, zinc, { steps: 200 }), ...feet)
}

function sideHandle(width, side) {
  return place(roundedBox(26, 22, 150, 8, blackGloss), [side * (width / 2 + 10), RIM - 40, 0])
}
