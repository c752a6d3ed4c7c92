import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { threadedStub } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox } from '../../shapes/solids.js'

const { rubber, turnedBrass } = palette

/** Three filling adapters in brass, as their pumps differ: dish, bayonet and acme. */
export const fillingAdapter = {
  facts: { metal: 'brass' },
  angles: {
    a: { azimuth: -0.42, elevation: 0.4 },
    b: { azimuth: 0.5, elevation: 0.5 },
    c: { azimuth: 0, elevation: 0.3 },
  },
  build() {
    return group(
      place(dish(), [-46, 0, -8]),
      place(acme(), [44, 0, -14]),
      place(bayonet(), [4, 0, 30], [0, 0.5, 0]),
    )
  },
}

function foot(acrossFlats) {
  return group(
    threadedStub(10.6, 16, 1.8, turnedBrass),
    place(washer(12), [0, 15, 0]),
    place(hexagon(acrossFlats, 11, turnedBrass), [0, 16.6, 0]),
  )
}

function washer(radius) {
  return lathe(
    [
      [6, 0],
      [radius, 0, 0.5],
      [radius, 1.6, 0.5],
      [6, 1.6],
    ],
    rubber,
    { segments: 72 },
  )
}

function dish() {
  const cup = lathe(
    [
      [9, 0],
      [11, 3, 2],
      [24, 12, 4],
      [24, 24, 1],
      [21, 24, 0.6],
      [13, 15, 2],
      [8, 14, 0.6],
      [7, 8],
      [0, 8],
    ],
    turnedBrass,
  )
  return group(foot(28), place(cup, [0, 27, 0]))
}

function bayonet() {
  const barrel = lathe(
    [
      [10, 0],
      [13.4, 2, 1],
      [13.4, 30, 1.2],
      [9, 30, 0.6],
      [8, 22],
      [0, 22],
    ],
    turnedBrass,
  )
  return group(
    foot(28),
    place(barrel, [0, 27, 0]),
    place(roundedBox(38, 6, 6, 1.5, turnedBrass), [0, 48, 0]),
    place(washer(11.6), [0, 57, 0]),
  )
}

function acme() {
  const shoulder = lathe(
    [
      [11, 0],
      [20, 2, 1],
      [20, 5, 1],
      [16, 6],
    ],
    turnedBrass,
  )
  return group(
    foot(32),
    place(shoulder, [0, 27, 0]),
    place(knurl(21, 8, turnedBrass, { teeth: 60, depth: 0.7, pattern: 'diamond' }), [0, 32, 0]),
    place(threadedStub(18, 24, 3.4, turnedBrass), [0, 40, 0]),
  )
}
