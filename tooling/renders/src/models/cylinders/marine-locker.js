import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox } from '../../shapes/solids.js'
import { cylinders } from '../../variants/cylinders.js'

const SIDE = 340
const HEIGHT = 380
const WALL = 14
const { chrome, rubber, whitePlastic } = palette
const polyester = createMaterial({
  name: 'locker-polyester',
  color: '#e6e7e4',
  roughness: 0.3,
  clearcoat: 0.7,
  grain: { field: 'peel', tiles: [2, 2], strength: 0.08 },
})

/** A boat's locker for one cylinder, its lid open, the drain low on its front. */
export const marineLocker = {
  angles: {
    a: { azimuth: -0.45, elevation: 0.42 },
    b: { azimuth: 0.5, elevation: 0.52 },
    c: { azimuth: 0, elevation: 0.34 },
  },
  build() {
    const lid = group(place(roundedBox(SIDE + 20, 26, SIDE + 20, 10, polyester), [0, 0, SIDE / 2]))
    return group(
      ...walls(),
      ...seal(),
      place(group(cylinders['cylinder-5-blue'].build()), [0, WALL, 0]),
      place(lid, [0, HEIGHT + 6, -SIDE / 2 - 6], [-1.75, 0, 0]),
      place(drain(), [0, 44, SIDE / 2], [Math.PI / 2, 0, 0]),
      place(roundedBox(46, 40, 12, 4, chrome), [0, HEIGHT - 34, SIDE / 2 + 4]),
    )
  },
}

function wall(size, position) {
  return place(roundedBox(...size, 5, polyester), position)
}

function walls() {
  return [
    wall([SIDE, WALL, SIDE], [0, WALL / 2, 0]),
    ...[-1, 1].map((side) => wall([WALL, HEIGHT, SIDE], [(side * SIDE) / 2, HEIGHT / 2, 0])),
    ...[-1, 1].map((side) => wall([SIDE, HEIGHT, WALL], [0, HEIGHT / 2, (side * SIDE) / 2])),
  ]
}

function seal() {
  return [-1, 1].flatMap((side) => [
    place(roundedBox(8, 8, SIDE, 3, rubber), [(side * SIDE) / 2, HEIGHT, 0]),
    place(roundedBox(SIDE, 8, 8, 3, rubber), [0, HEIGHT, (side * SIDE) / 2]),
  ])
}

function drain() {
  return lathe(
    [
      [24, 0],
      [24, 8, 3],
      [15, 9],
      [15, 40, 2],
      [11, 40, 1],
      [11, 10],
      [0, 10],
    ],
    whitePlastic,
    { segments: 64 },
  )
}
