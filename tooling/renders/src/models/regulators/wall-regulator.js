import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { circle, roundedRectangle } from '../../shapes/outlines.js'
import { socketHead } from '../../shapes/screws.js'
import { extrude, roundedBox, tube } from '../../shapes/solids.js'
import { pressureGauge } from '../../parts/controls/pressure-gauge.js'

const { blackPlastic, castAluminium, copper, redPlastic, turnedBrass, zinc } = palette

/**
 * A two-stage regulator on its wall plate: two discs, copper in and out.
 *
 * @param {{ gauge?: string, sensor?: boolean, plate?: 'wide' | 'narrow' }} build `gauge` is the
 *   highest pressure of its gauge; a `sensor` shuts it in a crash
 */
export function createWallRegulator({ gauge, sensor = false, plate = 'wide' }) {
  return {
    facts: { outlets: '1', gauge },
    angles: {
      a: { azimuth: -0.5, elevation: 0.22 },
      b: { azimuth: 0.6, elevation: 0.3 },
      c: { azimuth: 0.05, elevation: 0.14 },
    },
    build() {
      const parts = [
        plate === 'wide' ? wallPlate() : bulkhead(),
        place(stage(38), [-44, 84, 10], [Math.PI / 2, 0, 0]),
        place(stage(54), [46, 84, 10], [Math.PI / 2, 0, 0]),
        place(roundedBox(60, 26, 26, 4, castAluminium), [0, 84, 22]),
        connection([-82, 84, 22], Math.PI / 2),
        connection([100, 84, 22], -Math.PI / 2),
        pipe(-1),
        pipe(1),
      ]
      if (gauge) parts.push(place(pressureGauge(gauge), [0, 92, 34], [Math.PI / 2 - 0.1, 0, 0]))
      if (sensor) parts.push(place(crashSensor(), [-44, 84, 10]))
      return group(...parts)
    },
  }
}

// A weight in a clear tower over the first stage; its button puts it back.
function crashSensor() {
  const tower = lathe(
    [
      [17, 0],
      [17, 44, 3],
      [12, 48, 2],
      [0, 48],
    ],
    palette.blackGloss,
    { segments: 72 },
  )
  const button = lathe(
    [
      [9, 0],
      [9, 12, 2.5],
      [0, 13],
    ],
    redPlastic,
    { segments: 64 },
  )
  const upright = group(
    tower,
    place(button, [0, 48, 0]),
    place(hexagon(40, 8, castAluminium), [0, 0, 0]),
  )
  return place(upright, [0, 34, 16])
}

// A round-cornered sheet of stainless steel with a rim, for a boat's locker.
function bulkhead() {
  const outline = roundedRectangle(-78, 34, 156, 104, 40)
  for (const x of [-62, 62]) outline.holes.push(circle(x, 86, 4))
  return extrude(outline, 6, palette.stainless, { bevel: 2 })
}

function wallPlate() {
  const outline = roundedRectangle(-104, 24, 208, 124, 12)
  for (const x of [-92, 92]) for (const y of [38, 134]) outline.holes.push(circle(x, y, 4))
  return group(
    extrude(outline, 4, zinc, { bevel: 0.8 }),
    place(roundedBox(208, 4, 60, 1.5, zinc), [0, 24, 30]),
    place(roundedBox(200, 22, 8, 2, zinc), [0, 12, 4]),
  )
}

// Faces +y: turned towards the wall plate's front by its place.
function stage(radius) {
  const disc = lathe(
    [
      [0, -8],
      [radius * 0.6, -8, 2],
      [radius * 0.94, 4, 3],
      [radius, 8, 1.2],
      [radius, 18, 1.2],
      [radius * 0.86, 24, 3],
      [radius * 0.44, 34, 5],
      [0, 35],
    ],
    castAluminium,
    { segments: 128 },
  )
  const cap = lathe(
    [
      [radius * 0.34, 0],
      [radius * 0.34, 8, 2],
      [0, 9],
    ],
    radius > 45 ? blackPlastic : redPlastic,
    { segments: 64 },
  )
  const screws = [0.4, 1.5, 2.6, 3.7, 4.8, 5.9].map((angle) =>
    place(socketHead(6, zinc), [
      radius * 0.9 * Math.sin(angle),
      20.5,
      radius * 0.9 * Math.cos(angle),
    ]),
  )
  return group(disc, place(cap, [0, 33, 0]), ...screws)
}

function connection(position, turn) {
  return place(
    group(hexagon(22, 12, castAluminium), place(hexagon(19, 13, turnedBrass), [0, 13, 0])),
    position,
    [0, 0, turn],
  )
}

function pipe(side) {
  const start = side < 0 ? -106 : 124
  const points = [
    [start, 84, 22],
    [start + side * 16, 84, 22],
    [start + side * 26, 76, 22],
    [start + side * 28, 60, 22],
    [start + side * 28, 4, 22],
  ]
  return tube(points, 5, copper, { sides: 32 })
}
