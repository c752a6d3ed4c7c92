import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { threadedStub } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { boltHead } from '../../shapes/screws.js'

const { blackPlastic, castBrass, steel, turnedBrass, zinc } = palette

/** The brass valve of a gas cylinder with handwheel, outlet (towards +z) and relief valve. */
export function cylinderValve() {
  const foot = lathe(
    [
      [0, 0],
      [17, 0, 1],
      [17, 10, 1.5],
      [13, 13, 1],
    ],
    turnedBrass,
    { segments: 64 },
  )
  const body = lathe(
    [
      [13, 0],
      [14, 4, 2],
      [14, 30, 3],
      [10, 34, 1],
      [10, 42, 1],
      [0, 42],
    ],
    castBrass,
    { segments: 64 },
  )
  return group(
    foot,
    place(hexagon(30, 12, castBrass), [0, 10, 0]),
    place(body, [0, 22, 0]),
    place(outlet(), [0, 40, 8], [Math.PI / 2, 0, 0]),
    place(reliefValve(), [0, 40, -10], [-Math.PI / 2, 0, 0]),
    place(handwheel(), [0, 62, 0]),
  )
}

function outlet() {
  const neck = lathe(
    [
      [12, 0],
      [12, 10, 1],
      [10.5, 12],
    ],
    turnedBrass,
    { segments: 64 },
  )
  return group(neck, place(threadedStub(11.5, 20, 1.9, turnedBrass), [0, 11, 0]))
}

function reliefValve() {
  const cap = lathe(
    [
      [7, 0],
      [7, 8, 1],
      [3, 8, 0.3],
      [3, 6],
      [0, 6],
    ],
    turnedBrass,
    { segments: 48 },
  )
  return group(hexagon(18, 8, turnedBrass), place(cap, [0, 8, 0]))
}

function handwheel() {
  const stem = lathe(
    [
      [5, 0],
      [5, 8],
    ],
    steel,
    { segments: 32 },
  )
  const plate = lathe(
    [
      [9, 0],
      [9, 1.2, 0.5],
      [0, 1.2],
    ],
    zinc,
    { segments: 40 },
  )
  const grip = knurl(23, 15, blackPlastic, { teeth: 14, depth: 2.2, pattern: 'straight' })
  return group(
    stem,
    place(grip, [0, 6, 0]),
    place(plate, [0, 21, 0]),
    place(boltHead(8, zinc, { hasWasher: false }), [0, 21, 0]),
  )
}
