import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail, threadedStub } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { boltHead } from '../../shapes/screws.js'
import { roundedBox } from '../../shapes/solids.js'

const AXIS = 34
const SIDES = [-1, 1]
const { castBrass, redPlastic, turnedBrass, zinc } = palette

/** A changeover worked by hand: a brass three-way tap between two cylinders' nuts. */
export const manualChangeover = {
  facts: { inlets: `${SIDES.length}` },
  angles: {
    a: { azimuth: -0.45, elevation: 0.4 },
    b: { azimuth: 0.55, elevation: 0.46 },
    c: { azimuth: 0, elevation: 0.3 },
  },
  build() {
    const bracket = roundedBox(110, 4, 40, 1.6, zinc)
    return group(
      body(),
      ...SIDES.map(inlet),
      place(
        group(hexagon(22, 10, turnedBrass), place(hoseTail(7, 32, 4, turnedBrass), [0, 10, 0])),
        [0, AXIS, 20],
        [Math.PI / 2, 0, 0],
      ),
      lever(),
      place(bracket, [0, 8, -6]),
      ...[-44, 44].map((x) => place(boltHead(10, zinc), [x, 10, -6])),
    )
  },
}

function body() {
  const core = lathe(
    [
      [0, 8],
      [17, 8, 2],
      [19, 16, 3],
      [19, 50, 3],
      [13, 56, 2],
      [13, 62, 1],
      [0, 62],
    ],
    castBrass,
  )
  return group(core, place(roundedBox(84, 24, 24, 6, castBrass), [0, AXIS, 0]))
}

function inlet(side) {
  const parts = group(
    hexagon(22, 8, turnedBrass),
    place(hexagon(30, 20, turnedBrass), [0, 10, 0]),
    place(threadedStub(10, 12, 1.7, turnedBrass), [0, 30, 0]),
  )
  return place(parts, [side * 40, AXIS, 0], [0, 0, (-side * Math.PI) / 2])
}

function lever() {
  return group(
    place(hexagon(17, 6, zinc), [0, 62, 0]),
    place(roundedBox(15, 6, 88, 3, redPlastic), [20, 71, 16], [0, 0.9, 0]),
    place(boltHead(11, zinc), [0, 73, 0]),
  )
}
