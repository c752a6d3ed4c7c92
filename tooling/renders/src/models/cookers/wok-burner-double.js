import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { roundedBox, tube } from '../../shapes/solids.js'
import { assembleWokBurner } from './wok-burner.js'

const SIDES = [-1, 1]
const APART = 190
const { blackEnamel, turnedBrass, zinc } = palette

/** Two wok burners side by side in one frame, fed by one pipe. */
export const wokBurnerDouble = {
  facts: { burners: `${SIDES.length}` },
  angles: {
    a: { azimuth: -0.4, elevation: 0.5 },
    b: { azimuth: 0.5, elevation: 0.6 },
    c: { azimuth: 0, elevation: 0.36 },
  },
  build() {
    return group(
      ...SIDES.map((side) => place(group(assembleWokBurner()), [side * APART, 0, 0])),
      ...[-104, 104].map((z) =>
        place(roundedBox(2 * APART + 80, 26, 8, 2, blackEnamel), [0, 84, z]),
      ),
      supplyPipe(),
    )
  },
}

function supplyPipe() {
  const z = 250
  return group(
    tube(
      [
        [-APART + 30, 46, z],
        [0, 46, z],
        [APART - 20, 46, z],
      ],
      9,
      zinc,
      { sides: 28 },
    ),
    place(hexagon(24, 18, turnedBrass), [0, 46, z - 9], [Math.PI / 2, 0, 0]),
  )
}
