import { palette } from '../../materials/palette.js'
import { pressureGauge } from '../../parts/controls/pressure-gauge.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { socketHead } from '../../shapes/screws.js'
import { roundedBox, tube } from '../../shapes/solids.js'

const AXIS = 40
const { blackGloss, castAluminium, castBrass, copper, turnedBrass, zinc } = palette

/**
 * A regulator for a fixed gas line, its diaphragm housing over the pipe.
 *
 * @param {{ radius: number, gauge?: string, body?: import('three').Material,
 *   lid?: import('three').Material, isAngled?: boolean }} build
 *   `gauge` is the highest pressure of its gauge; `isAngled` leads the outlet down
 */
export function createLineRegulator({
  radius,
  gauge,
  body = castAluminium,
  lid = body,
  isAngled = false,
}) {
  return {
    facts: { outlets: '1', gauge },
    angles: {
      a: { azimuth: -0.5, elevation: 0.28 },
      b: { azimuth: 0.6, elevation: 0.34 },
      c: { azimuth: 0.05, elevation: 0.18 },
    },
    build() {
      const parts = [
        housing(radius, body, lid),
        place(roundedBox(radius * 1.5, 34, 36, 8, body), [0, AXIS, 0]),
        connection(-1, radius),
        connection(1, radius),
        pipe(-1, radius, false),
        pipe(1, radius, isAngled),
      ]
      if (gauge) parts.push(place(pressureGauge(gauge), [0, AXIS, 16], [Math.PI / 2, 0, 0]))
      return group(...parts)
    },
  }
}

function housing(radius, body, lid) {
  const lower = lathe(
    [
      [18, AXIS],
      [22, AXIS + 16, 4],
      [radius * 0.86, AXIS + 30, 4],
      [radius, AXIS + 34, 1.4],
      [radius, AXIS + 41, 1],
      [0, AXIS + 41],
    ],
    body,
    { segments: 160 },
  )
  const upper = lathe(
    [
      [0, AXIS + 41.6],
      [radius, AXIS + 41.6, 1],
      [radius, AXIS + 48, 1.6],
      [radius * 0.78, AXIS + 54, 4],
      [radius * 0.5, AXIS + 70, 8],
      [radius * 0.34, AXIS + 74, 2],
      [radius * 0.34, AXIS + 96, 2],
      [0, AXIS + 96],
    ],
    lid,
    { segments: 160 },
  )
  const cap = lathe(
    [
      [radius * 0.38, 0],
      [radius * 0.38, 14, 3],
      [0, 16],
    ],
    blackGloss,
    { segments: 80 },
  )
  const screws = aroundCircle(8, radius * 0.91, () => socketHead(7, zinc), 0.2)
  return group(lower, upper, place(cap, [0, AXIS + 96, 0]), place(screws, [0, AXIS + 47.6, 0]))
}

function connection(side, radius) {
  return place(
    group(hexagon(32, 12, castBrass), place(hexagon(28, 16, turnedBrass), [0, 13, 0])),
    [side * radius * 0.72, AXIS, 0],
    [0, 0, (-side * Math.PI) / 2],
  )
}

function pipe(side, radius, isAngled) {
  const start = side * (radius * 0.72 + 26)
  const straight = [
    [start, AXIS, 0],
    [start + side * 30, AXIS, 0],
    [start + side * 62, AXIS, 0],
  ]
  const down = [
    [start, AXIS, 0],
    [start + side * 22, AXIS, 0],
    [start + side * 36, AXIS - 10, 0],
    [start + side * 40, AXIS - 40, 0],
    [start + side * 40, AXIS - 90, 0],
  ]
  return tube(isAngled ? down : straight, 8, copper, { sides: 36 })
}
