import { palette } from '../../materials/palette.js'
import { pipeUnion } from '../../parts/pipes/pipe-union.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { socketHead } from '../../shapes/screws.js'
import { tube } from '../../shapes/solids.js'

const LEAN = 0.34
const { blackGloss, blackPlastic, copper, rubber, turnedBrass, zinc } = palette

/** A filling point with a dished brass mouth, leaning back on its pipe, its cap on a strap beside it. */
export const fillingPoint = {
  angles: {
    a: { azimuth: -0.5, elevation: 0.34 },
    b: { azimuth: 0.6, elevation: 0.4 },
    c: { azimuth: 0.06, elevation: 0.24 },
  },
  build() {
    // Built with its mouth up, then tipped so that the mouth faces the front.
    const upright = group(flange(), mouth(), rearSide())
    return group(
      place(upright, [0, 37, 0], [Math.PI / 2 - LEAN, 0, 0]),
      place(cap(), [58, 0, 34], [0, 0.4, 0]),
      strap(),
    )
  },
}

function flange() {
  const plate = lathe(
    [
      [0, -8],
      [30, -8, 2],
      [38, -2, 2],
      [38, 5, 2.5],
      [34, 8, 2],
      [25, 8, 1],
      [23, 5, 1],
      [23, -2],
    ],
    blackPlastic,
  )
  const seal = lathe(
    [
      [30, -10],
      [37, -10, 0.6],
      [37, -7, 0.6],
      [30, -7],
    ],
    rubber,
  )
  return group(
    plate,
    seal,
    place(
      aroundCircle(3, 30.5, () => socketHead(5, zinc), 0.5),
      [0, 6, 0],
    ),
  )
}

function mouth() {
  const dish = lathe(
    [
      [22, -2],
      [22, 7, 0.6],
      [20.8, 8, 0.4],
      [22, 9, 0.4],
      [22, 13, 1],
      [19.5, 13, 0.8],
      [15, 8, 1.5],
      [11, 7, 0.8],
      [10.4, 1],
      [0, 1],
    ],
    turnedBrass,
  )
  const poppet = lathe(
    [
      [0, 0],
      [5.4, 0],
      [5.4, 4, 0.8],
      [2.4, 5, 0.5],
      [2.4, 7.5, 0.6],
      [0, 7.5],
    ],
    zinc,
    { segments: 56 },
  )
  return group(dish, place(poppet, [0, 1, 0]))
}

function rearSide() {
  const stem = lathe(
    [
      [0, -46],
      [12, -46, 1],
      [14, -40, 1],
      [14, -8],
    ],
    turnedBrass,
    { segments: 72 },
  )
  const pipe = tube(
    [
      [0, -66, 0],
      [0, -78, 0],
      [-4, -90, -4],
      [-16, -98, -9],
      [-34, -101, -10],
    ],
    4,
    copper,
  )
  return group(
    stem,
    place(hexagon(32, 9, turnedBrass), [0, -24, 0]),
    place(pipeUnion(), [0, -44, 0], [Math.PI, 0, 0]),
    pipe,
  )
}

function cap() {
  const top = lathe(
    [
      [0, 0],
      [16, 0, 1],
      [20, 3, 3],
      [0, 4],
    ],
    blackGloss,
    { segments: 96 },
  )
  const grip = knurl(21, 15, blackGloss, { teeth: 26, depth: 1.3, pattern: 'straight' })
  return group(grip, place(top, [0, 15, 0]))
}

function strap() {
  const points = [
    [34, 30, 2],
    [44, 33, 8],
    [54, 28, 14],
    [58, 20, 18],
    [58, 12, 18],
  ]
  return tube(points, 1.6, rubber, { steps: 100, sides: 14 })
}
