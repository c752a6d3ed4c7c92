import { palette } from '../../materials/palette.js'
import { adjustingKnob } from '../../parts/controls/adjusting-knob.js'
import { pressureGauge } from '../../parts/controls/pressure-gauge.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { regulatorInlet, regulatorOutlet } from '../../parts/pipes/regulator-ports.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { socketHead } from '../../shapes/screws.js'
import { roundPrint, roundedBox } from '../../shapes/solids.js'

const PORT_HEIGHT = -20
const { blackGloss, castBrass, turnedBrass, zinc } = palette

/**
 * A high-pressure regulator of brass.
 *
 * @param {{ gauge?: string | null, knob?: import('three').Material, top?: 'knob' | 'sealed' | 'steps',
 *   form?: 'flanged' | 'screwed', outlets?: 1 | 2 }} [build] `gauge` is the highest pressure of its
 *   gauge; a fixed regulator has a sealed cap where others have their knob, one with steps a dial;
 *   the housing is held by eight screws, or screwed together itself
 */
export function createRegulator({
  gauge = '4 bar',
  knob = blackGloss,
  top = 'knob',
  form = 'flanged',
  outlets = 1,
} = {}) {
  return {
    facts: { metal: 'brass', outlets: `${outlets}`, gauge: gauge ?? undefined },
    angles: {
      a: { azimuth: -0.5, elevation: 0.3 },
      b: { azimuth: 0.62, elevation: 0.36 },
      c: { azimuth: 0.12, elevation: 0.2 },
    },
    build() {
      const depth = gauge ? 96 : 40
      const parts = [
        form === 'flanged' ? diaphragmHousing() : screwedHousing(),
        tops[top](knob),
        place(roundedBox(30, 26, depth, 4, castBrass), [0, PORT_HEIGHT, 0]),
        place(regulatorInlet(), [-13, PORT_HEIGHT, 0], [0, 0, Math.PI / 2]),
        place(regulatorOutlet(), [13, PORT_HEIGHT, 0], [0, 0, -Math.PI / 2]),
      ]
      if (gauge) {
        parts.push(place(pressureGauge(gauge), [0, PORT_HEIGHT, 46], [Math.PI / 2, 0, 0]))
      }
      if (outlets === 2) {
        parts.push(place(regulatorOutlet(), [0, PORT_HEIGHT, 18], [Math.PI / 2, 0, 0]))
      }
      return group(place(group(...parts), [0, 34, 0]))
    },
  }
}

const tops = { knob: adjustingKnob, sealed: sealedCap, steps: stepDial }

// Two turned halves without ears, a hexagon at the seam to screw them together.
function screwedHousing() {
  const lower = lathe(
    [
      [0, -26],
      [17, -26, 2],
      [24, -16, 4],
      [34, -8, 4],
      [36, -4, 1],
      [0, -4],
    ],
    turnedBrass,
  )
  const upper = lathe(
    [
      [35, 10],
      [35, 22, 3],
      [27, 34, 8],
      [21, 40, 2],
      [20, 46, 1],
      [0, 46],
    ],
    turnedBrass,
  )
  return group(lower, place(hexagon(74, 15, castBrass), [0, -4, 0]), upper)
}

// Four notches, one a pressure.
function stepDial(material) {
  const wheel = lathe(
    [
      [0, 0],
      [30, 0, 1],
      [30, 10, 2],
      [16, 14, 3],
      [0, 14],
    ],
    material,
    { segments: 120 },
  )
  const print = createPrint(
    'regulator-steps',
    [512, 512],
    (context) => {
      context.fillStyle = '#f4f4f2'
      context.fillRect(0, 0, 512, 512)
      context.fillStyle = '#16181b'
      context.textAlign = 'center'
      context.font = font(120, 'bold')
      ;['1', '2', '3', '4'].forEach((step, index) => {
        const angle = Math.PI * (0.85 - index * 0.23)
        context.fillText(step, 256 + 170 * Math.cos(angle), 256 + 170 * Math.sin(angle) + 42)
      })
      context.font = font(84, 'bold')
      context.fillText('bar', 256, 200)
    },
    { roughness: 0.4 },
  )
  const grip = roundedBox(11, 15, 44, 4, material)
  return group(
    place(hexagon(30, 7, turnedBrass), [0, 45, 0]),
    place(wheel, [0, 52, 0]),
    place(roundPrint(29, print), [0, 62.4, 0], [-Math.PI / 2, 0, 0]),
    place(grip, [0, 70, 0], [0, 0.5, 0]),
  )
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
