import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'

/** A brass union for copper pipe, 24 mm long, pointing along +y. */
export function pipeUnion() {
  const { turnedBrass } = palette
  const neck = lathe(
    [
      [7, 0],
      [7, 6],
    ],
    turnedBrass,
    { segments: 40 },
  )
  return group(
    hexagon(17, 9, turnedBrass),
    place(neck, [0, 9, 0]),
    place(hexagon(15, 10, turnedBrass), [0, 14, 0]),
  )
}
