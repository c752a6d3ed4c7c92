import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox } from '../../shapes/solids.js'

const RADIUS = 9
const LENGTH = 430
const { blackPlastic, copper, redPlastic } = palette
// Three below, two in the gaps above.
const places = [
  [-2, 0],
  [0, 0],
  [2, 0],
  [-1, 1.732],
  [1, 1.732],
].map(([across, up]) => [across * RADIUS, RADIUS + up * RADIUS])

/** Five lengths of hard copper pipe with capped ends, strapped together. */
export const straightPipe = {
  angles: {
    a: { azimuth: -0.62, elevation: 0.42 },
    b: { azimuth: 0.7, elevation: 0.36 },
    c: { azimuth: -0.3, elevation: 0.6 },
  },
  build() {
    return group(
      ...places.map(([z, y], index) =>
        place(pipe(), [(index % 3) * 9 - LENGTH / 2, y, z], [0, 0, -Math.PI / 2]),
      ),
      ...[-120, 140].map(strap),
    )
  },
}

function pipe() {
  const body = lathe(
    [
      [RADIUS - 1.2, 2],
      [RADIUS, 0, 0.3],
      [RADIUS, LENGTH, 0.3],
      [RADIUS - 1.2, LENGTH, 0.3],
      [RADIUS - 1.2, LENGTH - 20],
      [0, LENGTH - 20],
    ],
    copper,
    { segments: 72 },
  )
  const cap = lathe(
    [
      [0, -3],
      [RADIUS + 0.8, -3, 0.8],
      [RADIUS + 0.8, 14, 0.5],
      [RADIUS, 14],
    ],
    redPlastic,
    { segments: 56 },
  )
  return group(body, cap)
}

function strap(x) {
  const half = 3 * RADIUS + 1.2
  const top = RADIUS * 3.75 + 1
  return group(
    place(roundedBox(12, 1.6, 2 * RADIUS + 8, 0.6, blackPlastic), [x, top, 0]),
    ...[-1, 1].map((side) =>
      place(
        roundedBox(12, 26, 1.6, 0.6, blackPlastic),
        [x, top / 2 + 3, side * (half - 5)],
        [side * 0.5, 0, 0],
      ),
    ),
    place(roundedBox(18, 4, 14, 1, blackPlastic), [x, top + 2, 0]),
  )
}
