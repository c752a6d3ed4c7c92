import { palette } from '../materials/palette.js'
import { group, place } from '../shapes/assemble.js'
import { lathe } from '../shapes/lathe.js'
import { tube } from '../shapes/solids.js'

const { blackPlastic, stainless } = palette

/** A pot with its lid on, for two. */
export const pot = {
  build: () => group(body(), place(lid(), [0, 104, 0]), ...[-1, 1].map(handle)),
}

function body() {
  return lathe(
    [
      [0, 0],
      [82, 0, 8],
      [86, 98, 2],
      [91, 100, 2],
      [91, 104, 1.5],
      [0, 104],
    ],
    stainless,
  )
}

function lid() {
  return lathe(
    [
      [0, 0],
      [88, 0, 1.5],
      [88, 4, 1.5],
      [60, 15, 20],
      [12, 20, 3],
      [10, 32, 3],
      [21, 36, 4],
      [20, 46, 5],
      [0, 48],
    ],
    stainless,
  )
}

function handle(side) {
  const path = [
    [84, 84, -30],
    [112, 88, -30],
    [122, 88, 0],
    [112, 88, 30],
    [84, 84, 30],
  ].map(([x, y, z]) => [side * x, y, z])
  return tube(path, 6, blackPlastic)
}
