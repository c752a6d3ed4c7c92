import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail, threadedStub } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'

const { castBrass, turnedBrass } = palette

/** Brass nipples of several sizes: double, reducing, hose tails and a plug. */
export const nippleSet = {
  facts: { metal: 'brass' },
  angles: {
    a: { azimuth: -0.4, elevation: 0.42 },
    b: { azimuth: 0.5, elevation: 0.5 },
    c: { azimuth: 0, elevation: 0.34 },
  },
  build() {
    return group(
      place(doubleNipple(11, 8.4), [-62, 0, -22]),
      place(tail(9.4), [-24, 0, -30]),
      place(doubleNipple(13.4, 13.4), [20, 0, -26]),
      place(tail(6.6), [58, 0, -12]),
      place(lyingTail(), [-38, 0, 22], [0, 0.5, 0]),
      place(plug(9), [16, 0, 20]),
      place(doubleNipple(7.6, 5.6), [44, 0, 28]),
    )
  },
}

function doubleNipple(lower, upper) {
  const across = Math.max(lower, upper) * 2.3
  const height = lower * 1.5
  return group(
    place(threadedStub(lower, height, lower * 0.16, turnedBrass), [0, height, 0], [Math.PI, 0, 0]),
    place(hexagon(across, lower * 0.75, castBrass), [0, height, 0]),
    place(threadedStub(upper, upper * 1.5, upper * 0.16, turnedBrass), [
      0,
      height + lower * 0.75,
      0,
    ]),
  )
}

function tail(radius) {
  const height = radius * 1.5
  return group(
    place(threadedStub(radius, height, 1.5, turnedBrass), [0, height, 0], [Math.PI, 0, 0]),
    place(hexagon(radius * 2.4, 7, castBrass), [0, height, 0]),
    place(hoseTail(radius * 0.75, radius * 4.2, 4, turnedBrass), [0, height + 7, 0]),
  )
}

function lyingTail() {
  return place(group(tail(8)), [0, 9.6, 0], [0, 0, -Math.PI / 2])
}

function plug(radius) {
  const collar = lathe(
    [
      [0, 0],
      [radius * 1.35, 0, 0.6],
      [radius * 1.35, 3, 0.6],
      [0, 3],
    ],
    turnedBrass,
    { segments: 64 },
  )
  return group(
    hexagon(radius * 1.9, 9, castBrass),
    place(collar, [0, 9, 0]),
    place(threadedStub(radius, 14, 1.5, turnedBrass), [0, 12, 0]),
  )
}
