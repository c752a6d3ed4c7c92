import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { flameRing } from '../../parts/burners/flame-ring.js'
import { screwCartridge, CARTRIDGE_HEIGHT } from '../../parts/pipes/screw-cartridge.js'
import { group, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox, tube } from '../../shapes/solids.js'

const CARTRIDGE_X = 190
const { blackGloss, castAluminium, rubber, stainless, steel, turnedBrass } = palette
const braid = createMaterial({
  name: 'stove-hose',
  color: '#8b9096',
  roughness: 0.45,
  metalness: 0.7,
  grain: { field: 'cast', tiles: [70, 4], strength: 0.8 },
})

/** A low stove on three folding legs, its hose running to the cartridge beside it. */
export const stoveTripod = {
  angles: {
    a: { azimuth: -0.35, elevation: 0.42 },
    b: { azimuth: 0.45, elevation: 0.48 },
    c: { azimuth: 0, elevation: 0.28 },
  },
  build() {
    return group(
      burner(),
      ...[0, 1, 2].map((index) => place(leg(), [0, 0, 0], [0, 0.5 + (index * 2 * Math.PI) / 3, 0])),
      hose(),
      place(screwCartridge({ color: '#1d4f91', ink: '#1d4f91' }), [CARTRIDGE_X, 0, -20]),
      place(valve(), [CARTRIDGE_X, CARTRIDGE_HEIGHT, -20]),
    )
  },
}

function burner() {
  const cup = lathe(
    [
      [0, 30],
      [14, 30, 2],
      [18, 44, 3],
      [40, 54, 5],
      [44, 70, 1],
      [42, 70, 0.6],
      [36, 57, 4],
      [0, 56],
    ],
    stainless,
  )
  const head = lathe(
    [
      [0, 56],
      [24, 57, 1],
      [25, 68, 2],
      [0, 69],
    ],
    castAluminium,
  )
  return group(
    cup,
    head,
    place(flameRing(20, { pipe: 4, holes: 22, material: stainless }), [0, 67, 0]),
  )
}

// Runs out along +z: a folded strip that stands on the ground and carries the pot above.
function leg() {
  const strip = [
    [0, 40, 14],
    [0, 52, 52],
    [0, 92, 78],
    [0, 94, 50],
    [0, 93, 34],
  ]
  const foot = [
    [0, 46, 30],
    [0, 40, 70],
    [0, 8, 104],
    [0, 3, 112],
  ]
  return group(
    tube(strip, 3, steel, { sides: 18 }),
    tube(foot, 3, steel, { sides: 18 }),
    place(roundedBox(12, 6, 18, 2.6, rubber), [0, 3, 112]),
  )
}

function hose() {
  const points = [
    [0, 38, 16],
    [26, 26, 40],
    [60, 8, 70],
    [104, 5, 80],
    [136, 8, 60],
    [124, 40, 10],
    [150, CARTRIDGE_HEIGHT + 16, -20],
    [CARTRIDGE_X - 14, CARTRIDGE_HEIGHT + 16, -20],
  ]
  return tube(points, 4, braid, { steps: 400, sides: 24 })
}

function valve() {
  const body = lathe(
    [
      [18, -4],
      [19, 4, 1],
      [15, 8, 2],
      [15, 30, 3],
      [0, 30],
    ],
    turnedBrass,
    { segments: 72 },
  )
  const knob = knurl(12, 14, blackGloss, { teeth: 22, depth: 1, pattern: 'straight' })
  return group(
    body,
    place(hexagon(15, 10, turnedBrass), [-14, 16, 0], [0, 0, Math.PI / 2]),
    place(knob, [14, 16, 0], [0, 0, -Math.PI / 2]),
  )
}
