import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'

const { turnedBrass } = palette

/** A crimped hose end with its union nut, 55 mm long, pointing along +y. */
export function hoseFitting() {
  const stem = lathe(
    [
      [7, 0],
      [7, 5],
    ],
    turnedBrass,
    { segments: 48 },
  )
  const shoulder = lathe(
    [
      [8, 0],
      [10.5, 0, 0.5],
      [11, 4],
    ],
    turnedBrass,
    { segments: 64 },
  )
  const mouth = lathe(
    [
      [10.6, 0],
      [10.6, 2, 0.7],
      [8.4, 2, 0.4],
      [7.6, -5],
      [0, -5],
    ],
    turnedBrass,
    { segments: 64 },
  )
  return group(
    ferrule(),
    place(stem, [0, 31, 0]),
    place(shoulder, [0, 35, 0]),
    place(hexagon(23, 17, turnedBrass), [0, 36.5, 0]),
    place(mouth, [0, 53.3, 0]),
  )
}

function ferrule() {
  const profile = [
    [8, -2],
    [10.2, -2, 0.8],
    [11, 2, 1],
  ]
  for (let groove = 0; groove < 4; groove++) {
    const y = 5 + groove * 6.2
    profile.push([11, y, 0.7], [9.7, y + 1, 0.6], [9.7, y + 3.4, 0.6], [11, y + 4.4, 0.7])
  }
  profile.push([11, 31, 1], [8.5, 32, 0.6], [7, 32])
  return lathe(profile, turnedBrass, { segments: 96 })
}
