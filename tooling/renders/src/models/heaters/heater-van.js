import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { corrugatedTube } from '../../shapes/corrugated-tube.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { extrude, flatPrint, roundedBox } from '../../shapes/solids.js'

const BODY = { width: 330, height: 400, depth: 120 }
const FRONT = BODY.depth / 2
const LOUVRES = 9
const { blackGloss, castAluminium, stainless, turnedBrass } = palette
const casing = createMaterial({
  name: 'van-casing',
  color: '#e3e2dc',
  roughness: 0.4,
  clearcoat: 0.3,
  clearcoatRoughness: 0.2,
})
const dark = createMaterial({ name: 'van-opening', color: '#15171a', roughness: 0.7 })

/** A flat heater for a van's wall, its double flue running out at the side. */
export const heaterVan = {
  angles: {
    a: { azimuth: -0.42, elevation: 0.2 },
    b: { azimuth: 0.5, elevation: 0.26 },
    c: { azimuth: 0, elevation: 0.12 },
  },
  build() {
    return group(body(), louvres(), controls(), flue(), gasPipe())
  },
}

function body() {
  const { width, height, depth } = BODY
  const front = roundedRectangle(-width / 2, 30, width, height, 22)
  front.holes.push(roundedRectangle(-width / 2 + 34, 210, width - 68, 176, 10))
  const back = roundedRectangle(-width / 2, 30, width, height, 22)
  return group(
    place(extrude(front, 50, casing, { bevel: 6 }), [0, 0, FRONT - 50]),
    place(extrude(back, depth - 48, casing, { bevel: 3 }), [0, 0, -FRONT]),
    place(roundedBox(width + 36, 60, 4, 2, stainless), [0, 350, -FRONT]),
    place(roundedBox(width - 60, 190, 3, 1, dark), [0, 298, FRONT - 40]),
    place(roundedBox(width - 40, 34, 90, 8, casing), [0, 20, -8]),
  )
}

function louvres() {
  return group(
    ...Array.from({ length: LOUVRES }, (_, index) =>
      place(
        roundedBox(BODY.width - 70, 4, 22, 1.6, casing),
        [0, 222 + index * 19, FRONT - 16],
        [0.5, 0, 0],
      ),
    ),
  )
}

function controls() {
  const knob = group(
    knurl(21, 20, blackGloss, { teeth: 34, depth: 0.9, pattern: 'straight' }),
    place(roundedBox(2.6, 1.2, 14, 0.4, casing), [0, 20.6, -10]),
  )
  const print = createPrint(
    'van-facts',
    [1100, 300],
    (context) => {
      context.fillStyle = '#24272b'
      context.font = font(120, 'bold')
      context.fillText('ΑΕΡΟΘΕΡΜΟ', 20, 130)
      context.font = font(84, 'bold')
      context.fillText('12 V · με καπναγωγό', 20, 250)
    },
    { isCutOut: true },
  )
  return group(
    place(knob, [104, 118, FRONT], [Math.PI / 2, 0, 0]),
    place(flatPrint(176, 48, print), [-52, 118, FRONT + 0.4]),
  )
}

function flue() {
  const points = [
    [150, 104, -14],
    [206, 104, -14],
    [252, 92, -6],
    [276, 50, 20],
    [268, 32, 74],
    [226, 32, 118],
  ]
  const end = lathe(
    [
      [30, 0],
      [34, 2, 1],
      [34, 34, 1.5],
      [20, 38, 2],
      [16, 38, 1],
      [16, 20],
      [0, 20],
    ],
    castAluminium,
    { segments: 80 },
  )
  return group(
    corrugatedTube(points, 27, stainless, { pitch: 8, depth: 2.4 }),
    place(end, [232, 32, 112], [0, 0.4, Math.PI / 2]),
  )
}

function gasPipe() {
  return place(
    lathe(
      [
        [5, 0],
        [5, 40, 1],
        [0, 40],
      ],
      turnedBrass,
      { segments: 40 },
    ),
    [-90, 34, -30],
    [Math.PI, 0, 0],
  )
}
