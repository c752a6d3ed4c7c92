import { palette } from '../../materials/palette.js'
import { controlTap } from '../../parts/controls/control-tap.js'
import { radiantDish } from '../../parts/burners/radiant-dish.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox, tube } from '../../shapes/solids.js'

const { blackEnamel, blackPlastic, turnedBrass } = palette

/** A radiant dish on its stem, to be screwed on a cylinder or stood on its foot. */
export const dishHeater = {
  angles: {
    a: { azimuth: -0.6, elevation: 0.16 },
    b: { azimuth: 0.6, elevation: 0.24 },
    c: { azimuth: 0, elevation: 0.08 },
  },
  build() {
    return group(foot(), stem(), place(radiantDish(), [0, 330, 4], [Math.PI / 2 - 0.16, 0, 0]))
  },
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
