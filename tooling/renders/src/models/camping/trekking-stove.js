import { palette } from '../../materials/palette.js'
import { flameRing } from '../../parts/burners/flame-ring.js'
import { CARTRIDGE_HEIGHT, screwCartridge } from '../../parts/pipes/screw-cartridge.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { polygon } from '../../shapes/outlines.js'
import { extrude, roundedBox, tube } from '../../shapes/solids.js'

const { castAluminium, stainless, steel, turnedBrass, zinc } = palette

/** A folding stove screwed on its cartridge, its three arms out. */
export const trekkingStove = {
  angles: {
    a: { azimuth: -0.5, elevation: 0.3 },
    b: { azimuth: 0.6, elevation: 0.36 },
    c: { azimuth: 0, elevation: 0.16 },
  },
  build() {
    return group(
      screwCartridge({ color: '#1f6b52', ink: '#1f4f3e' }),
      place(stove(), [0, CARTRIDGE_HEIGHT + 4, 0]),
    )
  },
}

function stove() {
  const stem = lathe(
    [
      [17, -4],
      [17, 8, 1],
      [9, 10, 1],
      [9, 40, 1],
      [24, 52, 3],
      [24, 58, 1],
      [0, 58],
    ],
    castAluminium,
    { segments: 96 },
  )
  const head = lathe(
    [
      [22, 0],
      [26, 2, 1],
      [26, 12, 1],
      [20, 14, 1],
      [0, 13],
    ],
    turnedBrass,
    { segments: 96 },
  )
  const arms = aroundCircle(3, 24, (index) =>
    place(group(arm()), [0, 0, 0], [0, -(index * 2 * Math.PI) / 3, 0]),
  )
  return group(
    stem,
    place(head, [0, 56, 0]),
    place(flameRing(16, { pipe: 4, holes: 16, material: stainless }), [0, 68, 0]),
    place(arms, [0, 48, 0]),
    tap(),
  )
}

// Runs out along +x, toothed on top so that a pot does not slip.
function arm() {
  const side = polygon([
    [-6, 0],
    [24, 8],
    [52, 30],
    [48, 34],
    [44, 31],
    [40, 34],
    [36, 31],
    [32, 33],
    [18, 20],
    [-6, 10],
  ])
  return place(extrude(side, 3, steel, { bevel: 0.5 }), [0, 0, -1.5])
}

function tap() {
  const wire = [
    [0, 0, 58],
    [14, 0, 62],
    [16, 0, 76],
    [0, 0, 80],
    [-16, 0, 76],
    [-14, 0, 62],
    [0, 0, 58],
  ]
  return group(
    place(roundedBox(10, 10, 52, 2, turnedBrass), [0, 22, 30]),
    place(tube(wire, 1.5, zinc, { sides: 14 }), [0, 22, 0]),
  )
}
