import { Quaternion, Vector3 } from 'three'
import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { hoseFitting } from '../../parts/pipes/hose-fitting.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox, smoothCurve, tube } from '../../shapes/solids.js'

const RADIUS = 8.5
const HEIGHT = 13
const { castBrass, redPlastic, turnedBrass, zinc } = palette
const rubber = createMaterial({
  name: 'twin-hose-rubber',
  color: '#d9601e',
  roughness: 0.52,
  grain: { field: 'cast', tiles: [20, 2], strength: 0.22 },
})
const stem = [
  [-40, HEIGHT, 0],
  [-90, RADIUS, 6],
  [-130, RADIUS, 50],
  [-100, RADIUS, 96],
  [-40, RADIUS, 104],
  [0, HEIGHT, 122],
]
const legs = [-1, 1].map((side) => [
  [40, HEIGHT, side * 26],
  [90, RADIUS, side * 40],
  [130, RADIUS, side * 84],
  [110, RADIUS, side * 128],
  [150, HEIGHT, side * 160],
])

/** A hose that parts in two, a quarter-turn tap at the head of each leg. */
export const twinHose = {
  angles: {
    a: { azimuth: -0.3, elevation: 0.72 },
    b: { azimuth: 0.45, elevation: 0.56 },
    c: { azimuth: 0.05, elevation: 0.95 },
  },
  build() {
    return group(body(), hoseAlong(stem), ...legs.map(hoseAlong), ...[-1, 1].map(tap))
  },
}

function body() {
  const boss = lathe(
    [
      [0, -14],
      [18, -14, 3],
      [18, 14, 3],
      [0, 14],
    ],
    castBrass,
  )
  const arm = (from, to) => tube([from, middle(from, to), to], 11, castBrass, { sides: 36 })
  return group(
    place(group(boss), [0, HEIGHT, 0]),
    arm([0, HEIGHT, 0], [-46, HEIGHT, 0]),
    arm([0, HEIGHT, 0], [46, HEIGHT, -30]),
    arm([0, HEIGHT, 0], [46, HEIGHT, 30]),
  )
}

function tap(side) {
  const at = [24, HEIGHT + 10, side * 16]
  return group(
    place(
      lathe(
        [
          [0, 0],
          [7, 0],
          [7, 12, 1],
          [0, 12],
        ],
        turnedBrass,
      ),
      at,
    ),
    place(
      roundedBox(44, 5, 12, 2, redPlastic),
      [at[0] + 14, at[1] + 14, at[2] + side * 8],
      [0, -side * 0.55, 0],
    ),
    place(
      lathe(
        [
          [0, 0],
          [4, 0],
          [4, 4, 1],
          [0, 4],
        ],
        zinc,
      ),
      [at[0], at[1] + 16, at[2]],
    ),
  )
}

function hoseAlong(points) {
  const curve = smoothCurve(points)
  const direction = curve.getTangent(1).normalize()
  const fitting = hoseFitting()
  fitting.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), direction))
  fitting.position.copy(curve.getPoint(1)).addScaledVector(direction, -22)
  return group(tube(points, RADIUS, rubber, { steps: 260, sides: 36 }), fitting)
}

function middle(from, to) {
  return from.map((value, axis) => (value + to[axis]) / 2)
}
