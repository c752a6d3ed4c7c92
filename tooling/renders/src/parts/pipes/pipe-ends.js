import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail, threadedStub } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { tube } from '../../shapes/solids.js'

const { castBrass, copper, turnedBrass } = palette

/** The ends a brass fitting may have, each standing on y = 0 and pointing along +y. */
export const pipeEnds = {
  thread: () =>
    group(hexagon(27, 9, castBrass), place(threadedStub(10.6, 18, 1.8, turnedBrass), [0, 9, 0])),
  tail: () => group(hexagon(24, 7, castBrass), place(hoseTail(8.4, 34, 4, turnedBrass), [0, 7, 0])),
  socket: () =>
    lathe(
      [
        [12, 0],
        [16, 0, 1],
        [16.5, 20, 1],
        [12, 21, 0.5],
        [11, 8],
        [0, 8],
      ],
      castBrass,
      { segments: 72 },
    ),
  compression: () =>
    group(
      hexagon(24, 7, castBrass),
      place(threadedStub(9.6, 12, 1.4, turnedBrass), [0, 7, 0]),
      place(hexagon(22, 15, turnedBrass), [0, 12, 0]),
      place(nose(), [0, 26.6, 0]),
      pipe(),
    ),
}

function nose() {
  return lathe(
    [
      [10, 0],
      [8, 2, 1],
      [5, 2],
    ],
    turnedBrass,
    { segments: 64 },
  )
}

function pipe() {
  const points = [
    [0, 16, 0],
    [0, 36, 0],
    [0, 56, 0],
  ]
  return tube(points, 5, copper, { sides: 32 })
}
