import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { boltHead } from '../../shapes/screws.js'
import { roundedBox } from '../../shapes/solids.js'

const LENGTH = 400
const RADIUS = 12.5
const { blackPlastic, stainless, zinc } = palette

/** A grill's tube burner: rows of ports, its mouth for the jet at the left, a foot at the right. */
export const burnerTube = {
  angles: {
    a: { azimuth: -0.4, elevation: 0.4 },
    b: { azimuth: 0.5, elevation: 0.46 },
    c: { azimuth: 0, elevation: 0.3 },
  },
  build() {
    const ports = Array.from({ length: 42 }, (_, index) =>
      [-0.5, 0.5].map((turn) =>
        place(roundedBox(3, 1, 1.6, 0.4, blackPlastic), [
          -110 + index * 7.2,
          26 + RADIUS * Math.cos(turn),
          RADIUS * Math.sin(turn),
        ]),
      ),
    ).flat()
    return group(
      place(pipe(), [-LENGTH / 2, 26, 0], [0, 0, -Math.PI / 2]),
      ...ports,
      place(roundedBox(34, 3, 40, 1, zinc), [LENGTH / 2 - 12, 12, 0]),
      place(roundedBox(3, 26, 40, 1, zinc), [LENGTH / 2 + 4, 25, 0]),
      place(boltHead(9, zinc), [LENGTH / 2 - 18, 13, 0]),
      place(roundedBox(2.4, 18, 34, 0.8, stainless), [-60, 44, 0]),
    )
  },
}

// Wider at its mouth, narrow where the gas draws air in, shut at the end.
function pipe() {
  return lathe(
    [
      [13, 0],
      [17, 0, 1],
      [17, 16, 3],
      [9.5, 44, 8],
      [9.5, 62, 6],
      [RADIUS, 88, 6],
      [RADIUS, LENGTH - 6, 3],
      [8, LENGTH, 2],
      [0, LENGTH],
    ],
    stainless,
    { segments: 96 },
  )
}
