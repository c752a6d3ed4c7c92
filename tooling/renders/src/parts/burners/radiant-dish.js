import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { ring, tube } from '../../shapes/solids.js'

const { chrome, stainless } = palette
const ceramic = createMaterial({
  name: 'dish-ceramic',
  color: '#b0522a',
  roughness: 0.8,
  grain: { field: 'cast', tiles: [3, 3], strength: 0.5 },
  glow: { color: '#e8380a', strength: 0.6 },
})

/** A polished dish 264 mm wide round its glowing plaque, guarded by wires, facing +y. */
export function radiantDish() {
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
