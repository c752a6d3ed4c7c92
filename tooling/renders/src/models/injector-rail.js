import { palette } from '../materials/palette.js'
import { gasInjector, injectorNozzle, sensorPlug } from '../parts/gas-injector.js'
import { group, place } from '../shapes/assemble.js'
import { hoseTail } from '../shapes/connections.js'
import { hexagon } from '../shapes/hexagon.js'
import { lathe } from '../shapes/lathe.js'
import { circle, roundedRectangle } from '../shapes/outlines.js'
import { extrude, roundedBox } from '../shapes/solids.js'

const PITCH = 42
const INJECTORS = [1, 2, 3, 4].map((number) => ({ number, x: (number - 2.5) * PITCH }))
const RAIL = { left: -88, right: 118, bottom: 7, height: 26, depth: 34 }
const RAIL_TOP = RAIL.bottom + RAIL.height
const { blackPlastic, castAluminium, turnedBrass, zinc } = palette

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
      ...INJECTORS.map(({ number, x }) => place(gasInjector(`${number} · 3 Ω`), [x, RAIL_TOP, 0])),
      ...INJECTORS.map(({ x }) =>
        place(injectorNozzle(), [x, 20, RAIL.depth / 2], [Math.PI / 2, 0, 0]),
      ),
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
    place(sensorPlug(), [0, 20, 9]),
  )
}
