import { palette } from '../../materials/palette.js'
import { gasInjector, injectorNozzle, sensorPlug } from '../../parts/burners/gas-injector.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { circle, roundedRectangle } from '../../shapes/outlines.js'
import { extrude, roundedBox } from '../../shapes/solids.js'

const PITCH = 42
const RAIL = { bottom: 7, height: 26, depth: 34 }
const RAIL_TOP = RAIL.bottom + RAIL.height
const { blackPlastic, castAluminium, turnedBrass, zinc } = palette

/**
 * A rail of gas injectors with inlet, nozzles and pressure sensor.
 *
 * @param {number} count of injectors
 * @param {(number: number) => string} printOn what stands on each coil
 */
export function createInjectorRail(count, printOn) {
  const injectors = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    x: (index - (count - 1) / 2) * PITCH,
  }))
  const left = injectors[0].x - 25
  const right = injectors.at(-1).x + 55
  return {
    angles: {
      a: { azimuth: -0.55, elevation: 0.42 },
      b: { azimuth: 0.6, elevation: 0.42 },
      c: { azimuth: 0.05, elevation: 0.24 },
    },
    build() {
      return group(
        rail(left, right),
        ...injectors.map(({ number, x }) => place(gasInjector(printOn(number)), [x, RAIL_TOP, 0])),
        ...injectors.map(({ x }) =>
          place(injectorNozzle(), [x, 20, RAIL.depth / 2], [Math.PI / 2, 0, 0]),
        ),
        place(inlet(), [left, 20, 0], [0, 0, Math.PI / 2]),
        place(hexagon(19, 8, turnedBrass), [right, 20, 0], [0, 0, -Math.PI / 2]),
        place(pressureSensor(), [right - 16, RAIL_TOP, 0]),
      )
    },
  }
}

function rail(left, right) {
  const length = right - left
  const middle = (right + left) / 2
  const bar = roundedBox(length, RAIL.height, RAIL.depth, 3, castAluminium)
  const bracketShape = roundedRectangle(-17, -34, 34, 68, 6)
  bracketShape.holes.push(circle(0, -26, 3.6), circle(0, 26, 3.6))
  const brackets = [left + 14, right - 16].map((x) => {
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

/** Four injectors with coils of 3 ohm. */
export const injectorRail = createInjectorRail(4, (number) => `${number} · 3 Ω`)
