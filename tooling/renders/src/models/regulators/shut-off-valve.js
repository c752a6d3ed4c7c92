import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail, threadedStub } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox } from '../../shapes/solids.js'

const AXIS = 15
const { blackGloss, castBrass, redPlastic, rubber, turnedBrass } = palette

/** A needle control tap: thread in, hose tail out, the round knob on its tall spindle. */
export const shutOffValve = {
  facts: { metal: 'brass' },
  angles: {
    a: { azimuth: -0.45, elevation: 0.36 },
    b: { azimuth: 0.55, elevation: 0.42 },
    c: { azimuth: 0, elevation: 0.22 },
  },
  build() {
    return group(
      place(roundedBox(36, 26, 28, 4, castBrass), [0, AXIS, 0]),
      place(inlet(), [-18, AXIS, 0], [0, 0, Math.PI / 2]),
      place(outlet(), [18, AXIS, 0], [0, 0, -Math.PI / 2]),
      place(spindle(), [0, AXIS + 12, 0]),
    )
  },
}

function inlet() {
  return group(
    hexagon(25, 8, castBrass),
    place(threadedStub(10.4, 18, 1.8, turnedBrass), [0, 8, 0]),
  )
}

function outlet() {
  return group(hexagon(21, 9, turnedBrass), place(hoseTail(7, 34, 4, turnedBrass), [0, 9, 0]))
}

function spindle() {
  const gland = lathe(
    [
      [9.5, 0],
      [9.5, 7, 1],
      [7, 8],
      [7, 14],
    ],
    turnedBrass,
    { segments: 72 },
  )
  const stem = lathe(
    [
      [4.4, 14],
      [4.4, 34],
    ],
    turnedBrass,
    { segments: 48 },
  )
  const seal = lathe(
    [
      [4, 20],
      [5.6, 20.6, 0.4],
      [5.6, 22, 0.4],
      [4, 22.6],
    ],
    rubber,
    { segments: 48 },
  )
  const knob = knurl(18, 17, blackGloss, { teeth: 28, depth: 1.3, pattern: 'straight' })
  const cap = lathe(
    [
      [0, 0],
      [11, 0],
      [11, 1.6, 0.6],
      [0, 2],
    ],
    redPlastic,
    { segments: 72 },
  )
  return group(
    gland,
    place(hexagon(17, 7, turnedBrass), [0, 9, 0]),
    stem,
    seal,
    place(knob, [0, 30, 0]),
    place(cap, [0, 47, 0]),
  )
}
