import { createMaterial } from '../materials/material.js'
import { palette } from '../materials/palette.js'
import { controlTap } from '../parts/control-tap.js'
import { group, place } from '../shapes/assemble.js'
import { lathe } from '../shapes/lathe.js'
import { ring, roundedBox, tube } from '../shapes/solids.js'

const { blackEnamel, blackPlastic, chrome, stainless, turnedBrass } = palette
const ceramic = createMaterial({
  name: 'dish-ceramic',
  color: '#b0522a',
  roughness: 0.8,
  grain: { field: 'cast', tiles: [3, 3], strength: 0.5 },
  glow: { color: '#e8380a', strength: 0.6 },
})

/** A radiant dish on its stem, to be screwed on a cylinder or stood on its foot. */
export const dishHeater = {
  angles: {
    a: { azimuth: -0.6, elevation: 0.16 },
    b: { azimuth: 0.6, elevation: 0.24 },
    c: { azimuth: 0, elevation: 0.08 },
  },
  build() {
    return group(foot(), stem(), place(group(dish()), [0, 330, 4], [Math.PI / 2 - 0.16, 0, 0]))
  },
}

// Faces +y.
function dish() {
  const bowl = lathe(
    [
      [0, -46],
      [52, -46, 8],
      [96, -22, 20],
      [132, 26, 2],
      [130, 28, 0.8],
      [94, -16, 20],
      [50, -40, 8],
      [0, -40],
    ],
    stainless,
    { segments: 160 },
  )
  const plaque = lathe(
    [
      [66, -34],
      [64, -8, 3],
      [0, -2],
    ],
    ceramic,
    { segments: 120 },
  )
  const wires = [-2, -1, 0, 1, 2].map((index) => {
    const x = index * 42
    const reach = Math.sqrt(130 ** 2 - x ** 2)
    const points = [
      [x, 26, -reach],
      [x, 40, -reach * 0.5],
      [x, 44, 0],
      [x, 40, reach * 0.5],
      [x, 26, reach],
    ]
    return tube(points, 2, chrome, { steps: 60, sides: 14 })
  })
  return group(
    bowl,
    plaque,
    ...wires,
    place(ring(131, 3, chrome), [0, 27, 0], [Math.PI / 2, 0, 0]),
    place(ring(62, 2, chrome), [0, 42, 0], [Math.PI / 2, 0, 0]),
  )
}

function stem() {
  const pipe = [
    [0, 40, -34],
    [0, 150, -36],
    [0, 250, -48],
    [0, 318, -44],
  ]
  return group(
    tube(pipe, 9, turnedBrass, { sides: 32 }),
    place(controlTap(), [0, 128, -26], [Math.PI / 2, 0, 0]),
    place(roundedBox(30, 70, 24, 4, blackEnamel), [0, 292, -52]),
  )
}

function foot() {
  const base = lathe(
    [
      [0, 0],
      [110, 0, 3],
      [114, 10, 5],
      [40, 30, 14],
      [24, 60, 6],
      [0, 60],
    ],
    blackPlastic,
    { segments: 128 },
  )
  return place(base, [0, 0, -34])
}
