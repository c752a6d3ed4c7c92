import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox } from '../../shapes/solids.js'

const { blackGloss, castBrass, turnedBrass, whitePlastic } = palette

/** A burner's tap with its knob, 62 mm long, pointing along +y. */
export function controlTap() {
  const body = lathe(
    [
      [0, -10],
      [13, -10, 1],
      [14, 14, 2],
      [9, 18, 1],
      [9, 24],
    ],
    castBrass,
    { segments: 64 },
  )
  const grip = knurl(17, 18, blackGloss, { teeth: 24, depth: 1.2, pattern: 'straight' })
  return group(
    body,
    place(hexagon(20, 7, turnedBrass), [0, 18, 0]),
    place(grip, [0, 26, 0]),
    place(roundedBox(3, 1.4, 15, 0.5, whitePlastic), [0, 44.8, -8]),
  )
}
