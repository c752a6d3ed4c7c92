import { palette } from '../materials/palette.js'
import { group, place } from '../shapes/assemble.js'
import { threadedStub } from '../shapes/connections.js'
import { hexagon } from '../shapes/hexagon.js'
import { lathe } from '../shapes/lathe.js'
import { tube } from '../shapes/solids.js'

const { castBrass, copper, turnedBrass } = palette

/** A brass elbow with a compression nut, its olive and a piece of pipe in front. */
export const fittingElbow = {
  angles: {
    a: { azimuth: -0.45, elevation: 0.34 },
    b: { azimuth: 0.6, elevation: 0.4 },
    c: { azimuth: 0, elevation: 0.22 },
  },
  build() {
    return group(
      bend(),
      place(threadedEnd(), [0, 44, 0]),
      place(compressionEnd(), [24, 14, 0], [0, 0, -Math.PI / 2]),
      place(olive(), [6, 0, 34]),
    )
  },
}

function bend() {
  const points = [
    [0, 48, 0],
    [0, 34, 0],
    [0, 24, 0],
    [3, 17, 0],
    [10, 14, 0],
    [18, 14, 0],
    [28, 14, 0],
  ]
  return tube(points, 11, castBrass, { sides: 48 })
}

function threadedEnd() {
  return group(
    hexagon(27, 9, castBrass),
    place(threadedStub(10.6, 18, 1.8, turnedBrass), [0, 9, 0]),
  )
}

function compressionEnd() {
  const nose = lathe(
    [
      [10, 25],
      [8, 27, 1],
      [5, 27],
    ],
    turnedBrass,
    { segments: 64 },
  )
  const pipe = tube(
    [
      [0, 20, 0],
      [0, 40, 0],
      [0, 58, 0],
    ],
    5,
    copper,
    { sides: 32 },
  )
  return group(
    hexagon(24, 8, castBrass),
    place(hexagon(22, 16, turnedBrass), [0, 10, 0]),
    nose,
    pipe,
  )
}

function olive() {
  return lathe(
    [
      [5, 0],
      [6.4, 0, 0.4],
      [7.6, 4, 1],
      [6.4, 8, 0.4],
      [5, 8],
      [5, 0],
    ],
    turnedBrass,
    { segments: 64 },
  )
}
