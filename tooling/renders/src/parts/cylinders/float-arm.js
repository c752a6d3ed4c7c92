import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { ball, roundedBox, tube } from '../../shapes/solids.js'

const { blackPlastic, copper, steel, turnedBrass, zinc } = palette

/** The float of a level gauge on its wire, below a multivalve whose outer side is +y. */
export function floatArm() {
  const wire = [
    [14, -38, 0],
    [30, -42, 4],
    [60, -56, 14],
    [84, -66, 28.2],
    [112, -67, 31.2],
  ]
  const cork = createMaterial({
    name: 'float',
    color: '#1b1c1f',
    roughness: 0.8,
    grain: { field: 'cast', tiles: [3, 3], strength: 0.5 },
  })
  const float = lathe(
    [
      [0, 0],
      [12, 0, 1.5],
      [12, 46, 1.5],
      [0, 46],
    ],
    cork,
    { segments: 64 },
  )
  const pivot = lathe(
    [
      [0, 0],
      [5, 0, 0.5],
      [5, 16, 0.5],
      [0, 16],
    ],
    turnedBrass,
    { segments: 32 },
  )
  return group(
    place(roundedBox(12, 20, 26, 1.5, zinc), [20, -36, 0]),
    place(pivot, [24, -40, -8], [Math.PI / 2, 0, 0]),
    tube(wire, 1.7, steel, { sides: 16 }),
    place(float, [72, -67, 31.2], [0, 0, -Math.PI / 2]),
    place(ball(3, steel), [119, -67, 31.2]),
  )
}

/** The pipe that draws liquid from the tank's bottom, ending in a strainer. */
export function pickUpPipe() {
  const points = [
    [-8, -42, 0],
    [-10, -58, 4],
    [-24, -70, 12],
    [-40, -74, 24.799999999999997],
    [-50, -75, 31.799999999999997],
  ]
  const strainer = knurl(8, 26, zinc, { teeth: 40, depth: 0.5, pattern: 'diamond' })
  const cap = lathe(
    [
      [0, 0],
      [8.6, 0, 0.8],
      [8.6, 5, 0.8],
      [0, 5],
    ],
    blackPlastic,
    { segments: 48 },
  )
  const end = group(strainer, place(cap, [0, -3, 0]), place(cap.clone(), [0, 24, 0]))
  return group(tube(points, 4, copper), place(end, [-46, -75, 32.8], [0, 0, Math.PI / 2]))
}
