import { palette } from '../materials/palette.js'
import { pressureGauge } from '../parts/pressure-gauge.js'
import { createPrint, font } from '../parts/print.js'
import { aroundCircle, group, place } from '../shapes/assemble.js'
import { hoseTail } from '../shapes/connections.js'
import { hexagon } from '../shapes/hexagon.js'
import { knurl } from '../shapes/knurl.js'
import { lathe } from '../shapes/lathe.js'
import { socketHead } from '../shapes/screws.js'
import { roundPrint, roundedBox } from '../shapes/solids.js'

const PORT_HEIGHT = -20
const { blackGloss, castBrass, chrome, turnedBrass, zinc } = palette

/**
 * A high-pressure regulator of brass.
 *
 * @param {{ hasGauge?: boolean, knob?: import('three').Material,
 *   body?: import('three').Material }} look
 */
export function createRegulator({ hasGauge = true, knob = blackGloss, body = castBrass } = {}) {
  return {
    angles: {
      a: { azimuth: -0.5, elevation: 0.3 },
      b: { azimuth: 0.62, elevation: 0.36 },
      c: { azimuth: 0.12, elevation: 0.2 },
    },
    build() {
      const depth = hasGauge ? 96 : 40
      const parts = [
        diaphragmHousing(body),
        adjustingKnob(knob),
        place(roundedBox(30, 26, depth, 4, body), [0, PORT_HEIGHT, 0]),
        place(inlet(), [-13, PORT_HEIGHT, 0], [0, 0, Math.PI / 2]),
        place(outlet(), [13, PORT_HEIGHT, 0], [0, 0, -Math.PI / 2]),
      ]
      if (hasGauge) {
        parts.push(place(pressureGauge(), [0, PORT_HEIGHT, 46], [Math.PI / 2, 0, 0]))
      }
      return group(place(group(...parts), [0, 34, 0]))
    },
  }
}

function diaphragmHousing(body) {
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
    body,
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
    body,
  )
  return group(
    lower,
    upper,
    aroundCircle(8, 46.5, () => screwedEar(body), Math.PI / 8),
  )
}

function screwedEar(body) {
  const ear = lathe(
    [
      [0, -3.5],
      [5.6, -3.5, 0.6],
      [5.6, 8.2, 0.8],
      [0, 8.2],
    ],
    body,
    { segments: 40 },
  )
  return group(ear, place(socketHead(6.6, zinc), [0, 8.2, 0]))
}

function adjustingKnob(material) {
  const knob = knurl(21, 22, material, { teeth: 36, depth: 1.1, pattern: 'straight' })
  const trim = lathe(
    [
      [17.5, 0],
      [18.6, 0.6, 0.3],
      [19.4, 0],
    ],
    chrome,
    { segments: 96 },
  )
  return group(
    place(hexagon(30, 7, turnedBrass), [0, 45, 0]),
    place(knob, [0, 54, 0]),
    place(roundPrint(17.4, createKnobPrint()), [0, 76.6, 0], [-Math.PI / 2, 0, 0]),
    place(trim, [0, 76.3, 0]),
  )
}

function createKnobPrint() {
  const size = [512, 512]
  return createPrint(
    'knob-top',
    size,
    (context) => {
      context.fillStyle = '#0b0c0e'
      context.fillRect(0, 0, ...size)
      context.translate(256, 256)
      context.strokeStyle = '#f4f4f4'
      context.fillStyle = '#f4f4f4'
      context.lineWidth = 22
      context.beginPath()
      context.arc(0, 0, 170, Math.PI * 0.8, Math.PI * 2.1)
      context.stroke()
      context.save()
      context.rotate(Math.PI * 2.1)
      context.beginPath()
      context.moveTo(170, 50)
      context.lineTo(125, -5)
      context.lineTo(215, -5)
      context.fill()
      context.restore()
      context.font = font(150, 'bold')
      context.textAlign = 'center'
      context.fillText('+', 95, 50)
      context.fillText('–', -95, 50)
    },
    { isDark: true, roughness: 0.45 },
  )
}

function inlet() {
  const neck = lathe(
    [
      [11, 0],
      [11, 16],
    ],
    turnedBrass,
    { segments: 64 },
  )
  const shoulder = lathe(
    [
      [16, 0],
      [16.5, 3, 1],
      [11, 6],
    ],
    turnedBrass,
    { segments: 64 },
  )
  const mouth = lathe(
    [
      [11, 0],
      [13.5, 0, 0.6],
      [13.5, 5, 1],
      [12, 5],
      [11.5, -6],
      [0, -6],
    ],
    turnedBrass,
    { segments: 64 },
  )
  return group(
    neck,
    place(shoulder, [0, 12, 0]),
    place(hexagon(32, 24, turnedBrass), [0, 16, 0]),
    place(mouth, [0, 39, 0]),
  )
}

function outlet() {
  const collar = lathe(
    [
      [9, 0],
      [9, 6, 1],
      [7, 8],
    ],
    turnedBrass,
    { segments: 64 },
  )
  return group(
    hexagon(22, 10, turnedBrass),
    place(collar, [0, 10, 0]),
    place(hoseTail(7.2, 34, 4, turnedBrass), [0, 17, 0]),
  )
}

/** An adjustable brass pressure regulator with its gauge. */
export const regulator = createRegulator()
