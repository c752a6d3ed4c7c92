import { palette } from '../../materials/palette.js'
import { adjustingKnob } from '../../parts/controls/adjusting-knob.js'
import { pressureGauge } from '../../parts/controls/pressure-gauge.js'
import { regulatorInlet, regulatorOutlet } from '../../parts/pipes/regulator-ports.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { socketHead } from '../../shapes/screws.js'
import { roundedBox } from '../../shapes/solids.js'

const PORT_HEIGHT = -20
const { blackGloss, castBrass, zinc } = palette

/**
 * A high-pressure regulator of brass.
 *
 * @param {{ hasGauge?: boolean, knob?: import('three').Material, isFixed?: boolean }} [build] a fixed
 *   one has a sealed cap where the others have their knob
 */
export function createRegulator({ hasGauge = true, knob = blackGloss, isFixed = false } = {}) {
  return {
    angles: {
      a: { azimuth: -0.5, elevation: 0.3 },
      b: { azimuth: 0.62, elevation: 0.36 },
      c: { azimuth: 0.12, elevation: 0.2 },
    },
    build() {
      const depth = hasGauge ? 96 : 40
      const parts = [
        diaphragmHousing(),
        isFixed ? sealedCap() : adjustingKnob(knob),
        place(roundedBox(30, 26, depth, 4, castBrass), [0, PORT_HEIGHT, 0]),
        place(regulatorInlet(), [-13, PORT_HEIGHT, 0], [0, 0, Math.PI / 2]),
        place(regulatorOutlet(), [13, PORT_HEIGHT, 0], [0, 0, -Math.PI / 2]),
      ]
      if (hasGauge) {
        parts.push(place(pressureGauge(), [0, PORT_HEIGHT, 46], [Math.PI / 2, 0, 0]))
      }
      return group(place(group(...parts), [0, 34, 0]))
    },
  }
}

function diaphragmHousing() {
  const lower = lathe(
    [
      [0, -26],
      [16, -26, 2],
      [22, -14, 5],
      [43, -6, 4],
      [47, -2, 1],
      [47, 2.2, 0.6],
      [0, 2.2],
    ],
    castBrass,
  )
  const upper = lathe(
    [
      [0, 2.6],
      [47, 2.6, 0.6],
      [47, 7, 1],
      [42, 10, 3],
      [30, 26, 6],
      [22, 30, 2],
      [19, 46, 1.5],
      [0, 46],
    ],
    castBrass,
  )
  return group(lower, upper, aroundCircle(8, 46.5, screwedEar, Math.PI / 8))
}

function sealedCap() {
  const cap = lathe(
    [
      [17, 50],
      [17, 66, 2],
      [13, 70, 2],
      [0, 71],
    ],
    blackGloss,
  )
  return group(place(hexagon(34, 8, castBrass), [0, 44, 0]), cap)
}

function screwedEar() {
  const ear = lathe(
    [
      [0, -3.5],
      [5.6, -3.5, 0.6],
      [5.6, 8.2, 0.8],
      [0, 8.2],
    ],
    castBrass,
    { segments: 40 },
  )
  return group(ear, place(socketHead(6.6, zinc), [0, 8.2, 0]))
}

/** An adjustable brass pressure regulator with its gauge. */
export const regulator = createRegulator()
