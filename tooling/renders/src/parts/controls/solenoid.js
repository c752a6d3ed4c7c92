import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { boltHead } from '../../shapes/screws.js'
import { roundedBox } from '../../shapes/solids.js'

const { blackPlastic, zinc } = palette

/** A shut-off valve's coil, 40 mm wide, standing on y = 0 with its plug towards +x. */
export function solenoid() {
  const seat = lathe(
    [
      [15, 0],
      [15, 4],
    ],
    zinc,
    { segments: 48 },
  )
  const coil = lathe(
    [
      [19, 0],
      [20, 0, 1],
      [20, 34, 2.5],
      [0, 34],
    ],
    blackPlastic,
    { segments: 64 },
  )
  return group(
    seat,
    place(coil, [0, 4, 0]),
    place(boltHead(17, zinc), [0, 38, 0]),
    place(roundedBox(16, 18, 20, 3, blackPlastic), [26, 20, 0]),
    place(roundedBox(10, 10, 14, 2, blackPlastic), [37, 20, 0]),
  )
}
