import { palette } from '../materials/palette.js'
import { createPrint, font } from '../parts/print.js'
import { group, place } from '../shapes/assemble.js'
import { hoseTail } from '../shapes/connections.js'
import { hexagon } from '../shapes/hexagon.js'
import { lathe } from '../shapes/lathe.js'
import { circle, roundedRectangle } from '../shapes/outlines.js'
import { boltHead } from '../shapes/screws.js'
import { extrude, flatPrint, roundedBox } from '../shapes/solids.js'
import { createMaterial } from '../materials/material.js'

const PITCH = 42
const INJECTORS = [1, 2, 3, 4].map((number) => ({ number, x: (number - 2.5) * PITCH }))
const RAIL = { left: -88, right: 118, bottom: 7, height: 26, depth: 34 }
const RAIL_TOP = RAIL.bottom + RAIL.height
const { blackGloss, blackPlastic, castAluminium, turnedBrass, zinc } = palette

const plugInsert = createMaterial({ name: 'plug-insert', color: '#2f6fb3', roughness: 0.45 })

/** A rail of four gas injectors with inlet, nozzles and pressure sensor. */
export const injectorRail = {
  angles: {
    a: { azimuth: -0.55, elevation: 0.42 },
    b: { azimuth: 0.6, elevation: 0.42 },
    c: { azimuth: 0.05, elevation: 0.24 },
  },
  build() {
    return group(
      rail(),
      ...INJECTORS.map(({ number, x }) => place(injector(number), [x, RAIL_TOP, 0])),
      ...INJECTORS.map(({ x }) => place(nozzle(), [x, 20, RAIL.depth / 2], [Math.PI / 2, 0, 0])),
      place(inlet(), [RAIL.left, 20, 0], [0, 0, Math.PI / 2]),
      place(hexagon(19, 8, turnedBrass), [RAIL.right, 20, 0], [0, 0, -Math.PI / 2]),
      place(pressureSensor(), [RAIL.right - 16, RAIL_TOP, 0]),
    )
  },
}

function rail() {
  const length = RAIL.right - RAIL.left
  const middle = (RAIL.right + RAIL.left) / 2
  const bar = roundedBox(length, RAIL.height, RAIL.depth, 3, castAluminium)
  const bracketShape = roundedRectangle(-17, -34, 34, 68, 6)
  bracketShape.holes.push(circle(0, -26, 3.6), circle(0, 26, 3.6))
  const brackets = [RAIL.left + 14, RAIL.right - 16].map((x) => {
    const plate = extrude(bracketShape, 3, zinc, { bevel: 0.5 })
    const spacer = roundedBox(24, 6, 24, 1, zinc)
    return group(place(plate, [x, 0, 0], [-Math.PI / 2, 0, 0]), place(spacer, [x, 5, 0]))
  })
  return group(place(bar, [middle, RAIL.bottom + RAIL.height / 2, 0]), ...brackets)
}

function injector(number) {
  const strap = group(
    place(roundedBox(17, 2.6, 37, 0.8, zinc), [0, 41.4, 0]),
    place(roundedBox(17, 42, 2.4, 0.8, zinc), [0, 21, -17.4]),
  )
  const ink = createPrint(
    `injector-${number}`,
    [512, 256],
    (context) => {
      context.fillStyle = '#0a0b0d'
      context.fillRect(0, 0, 512, 256)
      context.fillStyle = '#f4f4f4'
      context.textAlign = 'center'
      context.font = font(170, 'bold')
      context.fillText(`${number} · 3 Ω`, 256, 190)
    },
    { isDark: true, roughness: 0.5 },
  )
  return group(
    place(roundedBox(36, 40, 34, 4, blackPlastic), [0, 20, 0]),
    strap,
    place(boltHead(12, zinc), [0, 42.6, 0]),
    place(connector(), [0, 14, 17]),
    place(flatPrint(28, 14, ink), [0, 32, 17.25]),
  )
}

function connector() {
  const outline = roundedRectangle(-12, -9, 24, 18, 3)
  outline.holes.push(roundedRectangle(-10, -7, 20, 14, 2))
  const pins = [-4.5, 4.5].map((x) => place(roundedBox(1.6, 4, 9, 0.3, turnedBrass), [x, 0, 9]))
  return group(
    extrude(outline, 17, blackGloss, { bevel: 0.5 }),
    place(roundedBox(21, 15, 3, 0.5, plugInsert), [0, 0, 4]),
    ...pins,
    place(roundedBox(8, 3, 10, 0.8, blackGloss), [0, 10, 9]),
  )
}

function nozzle() {
  const collar = lathe(
    [
      [5.5, 0],
      [5.5, 4, 0.6],
      [4.4, 5],
    ],
    turnedBrass,
    { segments: 40 },
  )
  return group(
    hexagon(13, 7, turnedBrass),
    place(collar, [0, 7, 0]),
    place(hoseTail(4.6, 24, 3, turnedBrass), [0, 11, 0]),
  )
}

function inlet() {
  const collar = lathe(
    [
      [9.5, 0],
      [9.5, 5, 1],
      [8, 7],
    ],
    turnedBrass,
    { segments: 56 },
  )
  return group(
    hexagon(24, 10, turnedBrass),
    place(collar, [0, 10, 0]),
    place(hoseTail(8, 38, 4, turnedBrass), [0, 16, 0]),
  )
}

function pressureSensor() {
  const housing = lathe(
    [
      [11, 0],
      [11, 20, 1.5],
      [8, 22, 1],
      [8, 30, 1],
      [0, 30],
    ],
    blackPlastic,
    { segments: 64 },
  )
  return group(
    hexagon(20, 7, turnedBrass),
    place(housing, [0, 7, 0]),
    place(connector(), [0, 20, 9]),
  )
}
