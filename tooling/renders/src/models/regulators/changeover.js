import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { hoseTail } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { socketHead } from '../../shapes/screws.js'
import { roundPrint, roundedBox } from '../../shapes/solids.js'

const AXIS = 34
const SIDES = [-1, 1]
const { blackGloss, castAluminium, turnedBrass, zinc } = palette

const green = createMaterial({ name: 'in-use-window', color: '#1f9b4d', roughness: 0.3 })

/**
 * A changeover regulator for two cylinders: an inlet on either side, the lever on top.
 *
 * @param {{ color: string, print: string[], dome?: boolean }} build `color` is the lever's, `print`
 *   the two lines on it; `dome` shows the cylinder in use under a clear dome at the front
 */
export function createChangeover({ color, print, dome = false }) {
  return {
    facts: { inlets: `${SIDES.length}` },
    angles: {
      a: { azimuth: -0.45, elevation: 0.4 },
      b: { azimuth: 0.55, elevation: 0.46 },
      c: { azimuth: 0, elevation: 0.3 },
    },
    build() {
      return group(
        body(),
        lever(color, print),
        ...SIDES.map(inlet),
        place(window(dome ? 1.7 : 1), [0, AXIS - (dome ? 4 : 8), 43], [Math.PI / 2, 0, 0]),
        place(outlet(), [0, AXIS - 8, -40], [-Math.PI / 2, 0, 0]),
      )
    },
  }
}

/** The changeover for 30 mbar. */
export const changeover = createChangeover({ color: '#b5161a', print: ['A  B', '30 mbar'] })

function body() {
  const housing = lathe(
    [
      [0, 0],
      [30, 0, 2],
      [33, 8, 3],
      [33, 26, 3],
      [52, 34, 3],
      [55, 38, 1],
      [55, 50, 1.5],
      [46, 54, 3],
      [30, 64, 5],
      [0, 66],
    ],
    castAluminium,
  )
  const screws = aroundCircle(8, 50, () => socketHead(6, zinc), 0.39)
  return group(
    housing,
    place(roundedBox(124, 30, 34, 5, castAluminium), [0, AXIS - 8, 0]),
    place(roundedBox(36, 30, 84, 5, castAluminium), [0, AXIS - 8, 0]),
    place(screws, [0, 50.4, 0]),
  )
}

function lever(color, print) {
  const plastic = createMaterial({ name: `lever-${color}`, color, roughness: 0.35, clearcoat: 0.3 })
  const hub = lathe(
    [
      [0, 62],
      [27, 62],
      [27, 76, 3],
      [0, 76],
    ],
    blackGloss,
  )
  const arm = roundedBox(15, 13, 62, 5, plastic)
  return group(
    hub,
    place(arm, [-16, 79, 24], [0, -0.6, 0]),
    place(roundPrint(17, createLeverPrint(color, print)), [0, 85.7, 0], [-Math.PI / 2, 0, 0]),
    place(
      lathe(
        [
          [0, 0],
          [19, 0],
          [19, 9, 1.6],
          [0, 9],
        ],
        plastic,
      ),
      [0, 76, 0],
    ),
  )
}

function createLeverPrint(color, [sides, pressure]) {
  return createPrint(
    `lever-arrow-${color}`,
    [512, 512],
    (context) => {
      context.fillStyle = color
      context.fillRect(0, 0, 512, 512)
      context.fillStyle = '#ffffff'
      context.textAlign = 'center'
      context.font = font(150, 'bold')
      context.fillText(sides, 256, 240)
      context.font = font(84, 'bold')
      context.fillText(pressure, 256, 370)
    },
    { roughness: 0.4 },
  )
}

function inlet(side) {
  const nut = hexagon(30, 20, turnedBrass)
  const sleeve = lathe(
    [
      [9, 0],
      [12, 0, 1],
      [12, 5, 1],
      [10, 5, 0.5],
      [9, -4],
      [0, -4],
    ],
    turnedBrass,
    { segments: 64 },
  )
  const parts = group(
    place(hexagon(26, 7, turnedBrass), [0, 0, 0]),
    place(nut, [0, 8, 0]),
    place(sleeve, [0, 28, 0]),
  )
  return place(parts, [side * 62, AXIS - 8, 0], [0, 0, (-side * Math.PI) / 2])
}

function window(size) {
  const rim = lathe(
    [
      [10, -3],
      [14, -3],
      [14, 4, 1],
      [11, 4, 0.6],
      [10, 2],
    ],
    blackGloss,
    { segments: 72 },
  )
  const pane = group(rim, place(roundPrint(10.6, green), [0, 2.4, 0], [-Math.PI / 2, 0, 0]))
  pane.scale.set(size, 1, size)
  return pane
}

function outlet() {
  return group(hexagon(22, 10, turnedBrass), place(hoseTail(7, 32, 4, turnedBrass), [0, 10, 0]))
}
