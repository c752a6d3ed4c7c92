import { palette } from '../../materials/palette.js'
import { pipeEnds } from '../../parts/pipes/pipe-ends.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { tube } from '../../shapes/solids.js'

const { castBrass, turnedBrass } = palette

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
      place(pipeEnds.thread(), [0, 44, 0]),
      place(pipeEnds.compression(), [24, 14, 0], [0, 0, -Math.PI / 2]),
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
