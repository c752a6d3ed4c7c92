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
 * @param {{ pitch?: number, form?: 'bar' | 'round' | 'seats', metal?: import('three').Material,
 *   isHeated?: boolean }} [build] a round rail is a turned tube, one with seats a block an injector; a
 *   heated one has two water tails
 */
export function createInjectorRail(count, printOn, build = {}) {
  const { pitch = PITCH, form = 'bar', metal = castAluminium, isHeated = false } = build
  const injectors = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    x: (index - (count - 1) / 2) * pitch,
  }))
  const left = injectors[0].x - 25
  const right = injectors.at(-1).x + 55
  return {
    facts: { injectors: `${count}` },
    angles: {
      a: { azimuth: -0.55, elevation: 0.42 },
      b: { azimuth: 0.6, elevation: 0.42 },
      c: { azimuth: 0.05, elevation: 0.24 },
    },
    build() {
      return group(
        rails[form]({ left, right, metal, injectors, pitch }),
        ...(isHeated ? waterTails(right) : []),
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

const rails = { bar: barRail, round: roundRail, seats: seatRail }

function barRail({ left, right, metal }) {
  const length = right - left
  const middle = (right + left) / 2
  const bar = roundedBox(length, RAIL.height, RAIL.depth, 3, metal)
  return group(place(bar, [middle, RAIL.bottom + RAIL.height / 2, 0]), brackets(left, right))
}

// A turned tube with a flat boss under every injector.
function roundRail({ left, right, metal, injectors }) {
  const tube = lathe(
    [
      [0, 0],
      [15, 0, 2],
      [16, 4, 1],
      [16, right - left - 4, 1],
      [15, right - left, 2],
      [0, right - left],
    ],
    metal,
    { segments: 96 },
  )
  const bosses = [...injectors.map(({ x }) => x), right - 16].map((x) =>
    place(roundedBox(26, 14, 26, 3, metal), [x, RAIL_TOP - 7, 0]),
  )
  return group(place(tube, [right, 20, 0], [0, 0, Math.PI / 2]), ...bosses, brackets(left, right))
}

// A block an injector, held together by two rods.
function seatRail({ left, right, metal, injectors, pitch }) {
  const blocks = [...injectors.map(({ x }) => x), right - 18, left + 6].map((x) =>
    place(roundedBox(pitch - 9, RAIL.height, RAIL.depth, 4, metal), [
      x,
      RAIL.bottom + RAIL.height / 2,
      0,
    ]),
  )
  const rods = [-10, 10].map((z) =>
    place(roundedBox(right - left, 6, 6, 2.4, zinc), [(left + right) / 2, 14, z]),
  )
  return group(...blocks, ...rods, brackets(left, right))
}

function waterTails(right) {
  return [-9, 9].map((z) =>
    place(
      group(hexagon(15, 6, turnedBrass), place(hoseTail(6, 26, 3, turnedBrass), [0, 6, 0])),
      [right - 2, 20 + z, z],
      [0, 0, -Math.PI / 2],
    ),
  )
}

function brackets(left, right) {
  const shape = roundedRectangle(-17, -34, 34, 68, 6)
  shape.holes.push(circle(0, -26, 3.6), circle(0, 26, 3.6))
  const feet = [left + 14, right - 16].map((x) => {
    const plate = extrude(shape, 3, zinc, { bevel: 0.5 })
    const spacer = roundedBox(24, 6, 24, 1, zinc)
    return group(place(plate, [x, 0, 0], [-Math.PI / 2, 0, 0]), place(spacer, [x, 5, 0]))
  })
  return group(...feet)
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
