import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail, threadedStub } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'

const RADIUS = 15
const { rubber, turnedBrass, zinc } = palette

/** A quick coupling: the socket with its sliding sleeve, the plug pulled out in front of it. */
export const quickCoupling = {
  facts: { metal: 'brass' },
  angles: {
    a: { azimuth: -0.45, elevation: 0.36 },
    b: { azimuth: 0.55, elevation: 0.42 },
    c: { azimuth: 0, elevation: 0.24 },
  },
  build() {
    return group(
      place(socket(), [-6, RADIUS, -10], [0, 0.2, -Math.PI / 2]),
      place(plug(), [-10, 11, 32], [0, 0.46, -Math.PI / 2]),
    )
  },
}

function socket() {
  const mouth = lathe(
    [
      [0, -34],
      [6.6, -34],
      [7, -40],
      [11, -40, 0.8],
      [12.6, -36, 1],
      [12.6, -8],
    ],
    turnedBrass,
  )
  const sleeve = lathe(
    [
      [12.6, -34],
      [15, -34, 0.8],
      [15, -28, 1],
      [13.8, -27, 0.6],
      [13.8, -25],
    ],
    zinc,
  )
  const grip = knurl(RADIUS, 18, zinc, { teeth: 56, depth: 0.7, pattern: 'diamond' })
  const rear = lathe(
    [
      [13, -8],
      [12, 0, 1],
      [9, 3, 1],
      [9, 12],
    ],
    turnedBrass,
  )
  return group(
    mouth,
    sleeve,
    place(grip, [0, -26, 0]),
    rear,
    place(hexagon(24, 9, turnedBrass), [0, 4, 0]),
    place(threadedStub(10, 17, 1.8, turnedBrass), [0, 13, 0]),
  )
}

function plug() {
  const nose = lathe(
    [
      [0, -26],
      [3.4, -26],
      [3.6, -30],
      [5.6, -30, 0.6],
      [6.6, -26, 1],
      [6.6, -19, 0.8],
      [5.4, -17, 0.8],
      [5.4, -13, 0.8],
      [7.4, -11, 0.6],
      [7.4, 0],
    ],
    turnedBrass,
    { segments: 96 },
  )
  const seal = lathe(
    [
      [6.4, -24],
      [7.1, -23, 0.4],
      [6.4, -22],
    ],
    rubber,
    { segments: 72 },
  )
  return group(
    nose,
    seal,
    hexagon(22, 9, turnedBrass),
    place(hoseTail(7, 34, 4, turnedBrass), [0, 9, 0]),
  )
}
