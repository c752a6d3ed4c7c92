import { palette } from '../../materials/palette.js'
import { burner } from '../../parts/burners/burner.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'

const { blackEnamel, castAluminium, turnedBrass } = palette

/** A cooker's burner as a spare part, with a second cap and two jets beside it. */
export const burnerSpare = {
  angles: {
    a: { azimuth: -0.4, elevation: 0.46 },
    b: { azimuth: 0.5, elevation: 0.56 },
    c: { azimuth: 0, elevation: 0.32 },
  },
  build() {
    return group(
      place(cup(), [-30, 0, -12]),
      place(burner(46), [-30, 22, -12]),
      place(cap(), [82, 3, 26]),
      place(jet(), [46, 0, 78]),
      place(jet(), [66, 5.2, 86], [Math.PI / 2, 0, -0.7]),
    )
  },
}

function cup() {
  const bowl = lathe(
    [
      [0, 0],
      [26, 0, 2],
      [34, 8, 4],
      [44, 22],
    ],
    castAluminium,
  )
  const lugs = aroundCircle(3, 40, () =>
    lathe(
      [
        [0, 8],
        [7, 8, 1],
        [7, 22, 1],
        [0, 22],
      ],
      castAluminium,
      { segments: 40 },
    ),
  )
  return group(bowl, lugs)
}

function cap() {
  return lathe(
    [
      [0, -3],
      [24, -3],
      [27, 0],
      [30, 0, 0.8],
      [31, 4, 1.4],
      [27, 8, 3],
      [9, 9],
      [0, 9],
    ],
    blackEnamel,
  )
}

function jet() {
  const tip = lathe(
    [
      [4.4, 0],
      [4.4, 8, 0.8],
      [1.4, 9, 0.3],
      [1.2, 6],
      [0, 6],
    ],
    turnedBrass,
    { segments: 40 },
  )
  return group(hexagon(11, 7, turnedBrass), place(tip, [0, 7, 0]))
}
