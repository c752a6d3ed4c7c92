import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { controlTap } from '../../parts/controls/control-tap.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { hoseTail } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox, tube } from '../../shapes/solids.js'

const TOP = 150
const JETS = [
  { radius: 20, count: 6 },
  { radius: 44, count: 12 },
  { radius: 68, count: 18 },
]
const { turnedBrass, zinc } = palette

const castIron = createMaterial({
  name: 'cast-iron',
  color: '#1d1e20',
  roughness: 0.55,
  clearcoat: 0.15,
  clearcoatRoughness: 0.4,
  grain: { field: 'cast', tiles: [4, 4], strength: 0.45 },
})

/** A cast-iron wok burner on three legs, its brass jets in rings. */
export const wokBurner = {
  angles: {
    a: { azimuth: -0.45, elevation: 0.48 },
    b: { azimuth: 0.5, elevation: 0.6 },
    c: { azimuth: 0, elevation: 0.34 },
  },
  build: assembleWokBurner,
}

/** The burner whole, 316 mm across its ring, its tap to the front. */
export function assembleWokBurner() {
  return group(
    frame(),
    place(bowl(), [0, 62, 0]),
    ...JETS.map(({ radius, count }) =>
      place(aroundCircle(count, radius, jet, radius / 20), [0, 92, 0]),
    ),
    ...[0, 1, 2].map((index) => place(leg(), [0, 0, 0], [0, 0.3 + (index * 2 * Math.PI) / 3, 0])),
    supply(),
  )
}

function frame() {
  const upper = lathe(
    [
      [128, TOP - 22],
      [152, TOP - 22, 3],
      [158, TOP - 4, 3],
      [152, TOP, 3],
      [138, TOP - 4, 3],
      [128, TOP - 22],
    ],
    castIron,
  )
  const shield = lathe(
    [
      [102, 66],
      [108, 66, 1.5],
      [132, TOP - 18, 1.5],
      [126, TOP - 18],
      [102, 66],
    ],
    castIron,
  )
  return group(upper, shield)
}

function bowl() {
  return lathe(
    [
      [0, -14],
      [30, -14, 4],
      [40, 0, 6],
      [84, 14, 6],
      [86, 28, 3],
      [80, 31, 2],
      [0, 31],
    ],
    castIron,
  )
}

function jet() {
  const tip = lathe(
    [
      [4.6, 8],
      [4.6, 15, 0.8],
      [2, 15, 0.3],
      [1.8, 11],
      [0, 11],
    ],
    turnedBrass,
    { segments: 32 },
  )
  return group(hexagon(12, 8, turnedBrass), tip)
}

// Points to +z; the three are turned around the middle.
function leg() {
  const foot = tube(
    [
      [0, TOP - 14, 146],
      [0, 96, 160],
      [0, 40, 172],
      [0, 9, 182],
      [0, 9, 198],
    ],
    9,
    castIron,
    { sides: 24 },
  )
  const finger = place(roundedBox(13, 22, 66, 4, castIron), [0, TOP + 8, 128], [-0.22, 0, 0])
  const arm = place(roundedBox(12, 14, 84, 3, castIron), [0, 72, 120])
  return group(foot, finger, arm)
}

function supply() {
  const points = [
    [0, 56, 0],
    [0, 50, 40],
    [0, 46, 120],
    [0, 46, 236],
  ]
  return group(
    tube(points, 13, castIron, { sides: 28 }),
    place(hexagon(30, 16, turnedBrass), [0, 46, 222], [Math.PI / 2, 0, 0]),
    place(controlTap(), [0, 46, 250], [Math.PI / 2, 0, 0]),
    place(hexagon(20, 10, zinc), [12, 46, 252], [0, 0, -Math.PI / 2]),
    place(hoseTail(7, 36, 4, turnedBrass), [22, 46, 252], [0, 0, -Math.PI / 2]),
  )
}
