import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail, threadedStub } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'

const { rubber, turnedBrass } = palette

/** Two brass adapters: a union nut to a male thread standing, a hose tail to a thread lying. */
export const adapter = {
  facts: { metal: 'brass' },
  angles: {
    a: { azimuth: -0.5, elevation: 0.36 },
    b: { azimuth: 0.6, elevation: 0.42 },
    c: { azimuth: 0.08, elevation: 0.24 },
  },
  build() {
    return group(
      place(threadAdapter(), [-14, 0, -6], [0, 0.3, 0]),
      place(tailAdapter(), [2, 11.3, 26], [0, 0.42, -Math.PI / 2]),
    )
  },
}

/** The adapter with a union nut alone. */
export function threadAdapter() {
  const skirt = lathe(
    [
      [13, 0],
      [15.4, 0, 0.5],
      [15.4, 3, 0.8],
      [14, 4],
    ],
    turnedBrass,
    { segments: 96 },
  )
  const waist = lathe(
    [
      [13, 20],
      [12.6, 25, 2],
      [10, 27, 0.8],
      [10, 30],
    ],
    turnedBrass,
    { segments: 96 },
  )
  return group(
    skirt,
    place(hexagon(33, 18, turnedBrass), [0, 3, 0]),
    waist,
    place(hexagon(25, 9, turnedBrass), [0, 28, 0]),
    place(seal(10.6), [0, 37, 0]),
    place(threadedStub(10.4, 19, 1.8, turnedBrass), [0, 37, 0]),
  )
}

function tailAdapter() {
  const neck = lathe(
    [
      [8, 0],
      [8, 4],
    ],
    turnedBrass,
    { segments: 64 },
  )
  return group(
    place(hexagon(24, 11, turnedBrass), [0, 0, 0]),
    place(threadedStub(9.4, 16, 1.6, turnedBrass), [0, 0, 0], [Math.PI, 0, 0]),
    place(seal(9.8), [0, -1.4, 0]),
    place(neck, [0, 10.5, 0]),
    place(hoseTail(7.4, 36, 5, turnedBrass), [0, 14, 0]),
  )
}

function seal(radius) {
  return lathe(
    [
      [radius - 2, 0],
      [radius + 1, 0, 0.5],
      [radius + 1, 1.6, 0.5],
      [radius - 2, 1.6],
    ],
    rubber,
    { segments: 72 },
  )
}
