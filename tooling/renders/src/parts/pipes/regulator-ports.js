import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'

const { turnedBrass } = palette

/** A regulator's union nut for the cylinder, pointing along +y. */
export function regulatorInlet() {
  const neck = lathe(
    [
      [11, 0],
      [11, 16],
    ],
    turnedBrass,
    { segments: 64 },
  )
  const shoulder = lathe(
    [
      [16, 0],
      [16.5, 3, 1],
      [11, 6],
    ],
    turnedBrass,
    { segments: 64 },
  )
  const mouth = lathe(
    [
      [11, 0],
      [13.5, 0, 0.6],
      [13.5, 5, 1],
      [12, 5],
      [11.5, -6],
      [0, -6],
    ],
    turnedBrass,
    { segments: 64 },
  )
  return group(
    neck,
    place(shoulder, [0, 12, 0]),
    place(hexagon(32, 24, turnedBrass), [0, 16, 0]),
    place(mouth, [0, 39, 0]),
  )
}

/** A regulator's hose tail, pointing along +y. */
export function regulatorOutlet() {
  const collar = lathe(
    [
      [9, 0],
      [9, 6, 1],
      [7, 8],
    ],
    turnedBrass,
    { segments: 64 },
  )
  return group(
    hexagon(22, 10, turnedBrass),
    place(collar, [0, 10, 0]),
    place(hoseTail(7.2, 34, 4, turnedBrass), [0, 17, 0]),
  )
}
