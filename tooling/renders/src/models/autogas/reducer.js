import { palette } from '../../materials/palette.js'
import { pipeUnion } from '../../parts/pipes/pipe-union.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { solenoid } from '../../parts/controls/solenoid.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { hoseTail } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { circle, roundedRectangle } from '../../shapes/outlines.js'
import { boltHead } from '../../shapes/screws.js'
import { extrude, roundPrint, roundedBox } from '../../shapes/solids.js'

const RADIUS = 62
const AXIS_HEIGHT = 82
const { blackGloss, castAluminium, rubber, turnedBrass, zinc } = palette

/**
 * An autogas vaporiser on its bracket: gas in at the top, water on the left, gas out on the right.
 *
 * @param {{ form?: 'round' | 'square', outlets?: 1 | 2, hasCoil?: boolean, stages?: 1 | 2 }} [build]
 *   a square one is a finned block with its diaphragm's cover in front; one that works by vacuum has
 *   no coil; a second stage stands behind the first
 */
export function createReducer({ form = 'round', outlets = 1, hasCoil = true, stages = 1 } = {}) {
  return {
    facts: { outlets: `${outlets}` },
    angles: {
      a: { azimuth: -0.5, elevation: 0.26 },
      b: { azimuth: 0.58, elevation: 0.3 },
      c: { azimuth: 0.06, elevation: 0.16 },
    },
    build() {
      const heights = outlets === 2 ? [-34, 14] : [-14]
      const parts = [
        place(form === 'round' ? housing() : block(), [0, AXIS_HEIGHT, -20], [Math.PI / 2, 0, 0]),
        place(hasCoil ? gasInlet() : plainInlet(), [0, AXIS_HEIGHT + RADIUS - 6, -4]),
        ...[26, -26].map((y) =>
          place(waterTail(), [-RADIUS + 10, AXIS_HEIGHT + y, -2], [0, 0, Math.PI / 2]),
        ),
        ...heights.map((y) =>
          place(gasOutlet(), [RADIUS - 10, AXIS_HEIGHT + y, -2], [0, 0, -Math.PI / 2]),
        ),
        bracket(),
      ]
      if (stages === 2)
        parts.push(place(group(housing()), [0, AXIS_HEIGHT, -60], [Math.PI / 2, 0, 0]))
      return group(...parts)
    },
  }
}

/** The round reducer with its coil. */
export const reducer = createReducer()

// Built like the round housing: +y becomes the front.
function block() {
  const fins = Array.from({ length: 5 }, (_, index) =>
    place(roundedBox(126, 34, 5, 2, castAluminium), [0, 18, -52 + index * 26]),
  )
  const cover = lathe(
    [
      [0, 40],
      [50, 40, 1],
      [50, 48, 2],
      [40, 52, 3],
      [30, 60, 4],
      [0, 62],
    ],
    castAluminium,
    { segments: 120 },
  )
  const screws = aroundCircle(6, 44, () => boltHead(7, zinc), 0.3)
  return group(
    place(roundedBox(116, 40, 116, 9, castAluminium), [0, 20, 0]),
    ...fins,
    cover,
    place(screws, [0, 47, 0]),
    place(knurl(13, 12, blackGloss, { teeth: 20, depth: 1.2, pattern: 'straight' }), [0, 61, 0]),
  )
}

function plainInlet() {
  return group(
    place(roundedBox(42, 30, 40, 4, castAluminium), [0, 8, 0]),
    place(hexagon(26, 12, turnedBrass), [0, 22, 0]),
    place(pipeUnion(), [21, 10, 0], [0, 0, -Math.PI / 2]),
  )
}

// Turned around y, then tipped so that the cover faces +z.
function housing() {
  const rear = lathe(
    [
      [0, 0],
      [RADIUS - 6, 0, 3],
      [RADIUS - 3, 8, 3],
      [RADIUS - 3, 30, 2],
      [RADIUS, 32, 1],
      [RADIUS, 38, 0.6],
      [0, 38],
    ],
    castAluminium,
  )
  const seal = lathe(
    [
      [0, 38],
      [RADIUS - 0.6, 38],
      [RADIUS - 0.6, 39.6],
      [0, 39.6],
    ],
    rubber,
  )
  const cover = lathe(
    [
      [0, 39.6],
      [RADIUS, 39.6, 0.6],
      [RADIUS, 46, 1.2],
      [RADIUS - 8, 48, 3],
      [RADIUS - 16, 60, 4],
      [38, 63, 1],
      [36, 62, 0.6],
      [0, 62],
    ],
    castAluminium,
  )
  const label = place(roundPrint(35.4, createLabel()), [0, 62.3, 0], [-Math.PI / 2, 0, 0])
  return group(rear, seal, cover, label, aroundCircle(8, RADIUS + 1, screwedEar, Math.PI / 8))
}

function screwedEar() {
  const ear = lathe(
    [
      [0, 31],
      [8, 31, 1],
      [8, 47, 1],
      [0, 47],
    ],
    castAluminium,
    { segments: 40 },
  )
  return group(ear, place(boltHead(8, zinc), [0, 47, 0]))
}

function gasInlet() {
  return group(
    place(roundedBox(42, 30, 40, 4, castAluminium), [0, 8, 0]),
    place(solenoid(), [0, 22, 0], [0, -0.5, 0]),
    place(pipeUnion(), [21, 10, 0], [0, 0, -Math.PI / 2]),
  )
}

function waterTail() {
  return group(
    place(hexagon(25, 12, turnedBrass), [0, 4, 0]),
    place(hoseTail(8.5, 38, 3, turnedBrass), [0, 16, 0]),
  )
}

function gasOutlet() {
  return group(
    place(hexagon(30, 12, turnedBrass), [0, 4, 0]),
    place(hoseTail(10.5, 38, 3, turnedBrass), [0, 16, 0]),
  )
}

function bracket() {
  const foot = roundedRectangle(-50, -34, 100, 68, 8)
  foot.holes.push(circle(-36, -22, 5), circle(36, -22, 5))
  return group(
    place(extrude(foot, 4, zinc, { bevel: 0.8 }), [0, 0, -2], [-Math.PI / 2, 0, 0]),
    place(roundedBox(76, 76, 4, 1.5, zinc), [0, 38, -24]),
    place(roundedBox(60, 26, 30, 3, castAluminium), [0, 16, 0]),
  )
}

function createLabel() {
  return createPrint('reducer-label', [1024, 1024], (context) => {
    context.fillStyle = '#f4f4f2'
    context.fillRect(0, 0, 1024, 1024)
    context.fillStyle = '#1d4f91'
    context.fillRect(0, 0, 1024, 330)
    context.textAlign = 'center'
    context.fillStyle = '#ffffff'
    context.font = font(118, 'bold')
    context.fillText('ΥΓΡΑΕΡΙΟ', 512, 220)
    context.fillStyle = '#16181b'
    context.font = font(240, 'bold')
    context.fillText('12 V', 512, 690)
  })
}
