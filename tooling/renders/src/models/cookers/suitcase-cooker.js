import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { burner } from '../../parts/burners/burner.js'
import { panSupport } from '../../parts/burners/pan-support.js'
import { group, place } from '../../shapes/assemble.js'
import { knurl } from '../../shapes/knurl.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { extrude, roundedBox } from '../../shapes/solids.js'

const WIDTH = 344
const DEPTH = 270
const TOP = 74
const { blackEnamel, blackGloss, chrome, redPlastic, rubber } = palette
const casing = createMaterial({
  name: 'suitcase-casing',
  color: '#16181c',
  roughness: 0.4,
  clearcoat: 0.35,
  grain: { field: 'peel', tiles: [3, 3], strength: 0.1 },
})

/** A suitcase cooker: one burner on the left, the cartridge's compartment on the right. */
export const suitcaseCooker = {
  facts: { burners: '1' },
  angles: {
    a: { azimuth: -0.42, elevation: 0.5 },
    b: { azimuth: 0.5, elevation: 0.56 },
    c: { azimuth: 0, elevation: 0.34 },
  },
  build() {
    const support = place(panSupport(), [-58, TOP + 12, 0])
    support.scale.set(0.92, 1, 0.9)
    return group(
      place(roundedBox(WIDTH, TOP - 8, DEPTH, 12, casing), [0, 8 + (TOP - 8) / 2, 0]),
      place(topPlate(), [-58, TOP - 2, 0], [-Math.PI / 2, 0, 0]),
      place(burner(38), [-58, TOP + 2, 0]),
      support,
      lid(),
      place(knob(), [118, 42, DEPTH / 2 - 2], [Math.PI / 2, 0, 0]),
      place(roundedBox(56, 10, 8, 3, redPlastic), [118, 66, DEPTH / 2 - 2]),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) => place(roundedBox(26, 12, 26, 4, rubber), [x * 140, 6, z * 100])),
      ),
    )
  },
}

function topPlate() {
  return extrude(roundedRectangle(-106, -122, 212, 244, 16), 5, blackEnamel, { bevel: 1.6 })
}

function lid() {
  const ridges = [-1, 0, 1].map((row) =>
    place(roundedBox(70, 3, 10, 1.4, casing), [118, TOP + 9, row * 34]),
  )
  return group(
    place(roundedBox(98, 16, DEPTH - 26, 7, casing), [118, TOP, 0]),
    place(roundedBox(30, 6, 10, 2, chrome), [118, TOP + 6, DEPTH / 2 - 20]),
    ...ridges,
  )
}

function knob() {
  return group(
    knurl(23, 18, blackGloss, { teeth: 30, depth: 1, pattern: 'straight' }),
    place(roundedBox(8, 10, 40, 3, blackGloss), [0, 20, 0]),
  )
}
