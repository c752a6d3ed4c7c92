import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { threadedStub } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { boltHead } from '../../shapes/screws.js'
import { roundedBox } from '../../shapes/solids.js'

const AXIS = 18
const { castBrass, turnedBrass, zinc } = palette

const lever = createMaterial({
  name: 'lever-yellow',
  color: '#e3b007',
  roughness: 0.4,
  clearcoat: 0.4,
})

/** A brass ball valve for gas with its yellow lever, threads on both ends. */
export const valveBall = {
  facts: { metal: 'brass' },
  angles: {
    a: { azimuth: -0.45, elevation: 0.4 },
    b: { azimuth: 0.55, elevation: 0.46 },
    c: { azimuth: 0, elevation: 0.24 },
  },
  build() {
    return group(place(body(), [0, AXIS, 0], [0, 0, -Math.PI / 2]), stem(), handle())
  },
}

function body() {
  const ball = lathe(
    [
      [9, -24],
      [13, -22, 2],
      [18, -10, 6],
      [18, 10, 6],
      [13, 22, 2],
      [9, 24],
    ],
    castBrass,
  )
  const ends = [0, Math.PI].map((turn) =>
    place(
      group(
        place(hexagon(28, 11, turnedBrass), [0, 20, 0]),
        place(threadedStub(11, 18, 1.8, turnedBrass), [0, 31, 0]),
      ),
      [0, 0, 0],
      [turn, 0, 0],
    ),
  )
  return group(ball, ...ends)
}

function stem() {
  const gland = lathe(
    [
      [9, 14],
      [9, 24, 1],
      [6, 25],
      [6, 30],
    ],
    turnedBrass,
    { segments: 64 },
  )
  return place(group(gland, place(hexagon(17, 6, turnedBrass), [0, 22, 0])), [0, AXIS - 2, 0])
}

function handle() {
  const y = AXIS + 28
  return group(
    place(roundedBox(30, 4, 20, 1.8, lever), [6, y, 0]),
    place(roundedBox(78, 4.4, 15, 2, lever), [50, y + 7, 0], [0, 0, 0.12]),
    place(roundedBox(16, 4, 17, 1.8, lever), [17, y + 2, 0], [0, 0, 0.5]),
    place(roundedBox(40, 8, 17, 3.6, lever), [74, y + 10, 0], [0, 0, 0.12]),
    place(boltHead(9, zinc), [0, y + 2, 0]),
  )
}
