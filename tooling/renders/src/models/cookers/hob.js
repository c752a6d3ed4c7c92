import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { burner } from '../../parts/burners/burner.js'
import { panSupport } from '../../parts/burners/pan-support.js'
import { createPrint } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { extrude, flatPrint, roundedBox } from '../../shapes/solids.js'

const DEPTH = 510
const GLASS_TOP = 46
const KNOB_Z = 220
const { blackGloss, chrome, stainless, whitePlastic, zinc } = palette

/** The plate's surfaces: glass black or white, and brushed steel. */
export const hobPlates = {
  black: hobGlass('#07080a'),
  white: hobGlass('#e6e6e2'),
  steel: stainless,
}

function hobGlass(color) {
  return createMaterial({
    name: `hob-plate-${color}`,
    color,
    roughness: 0.09,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
  })
}

/**
 * A built-in hob with knobs along the front.
 *
 * @param {{ width: number, surface: import('three').Material,
 *   hobs: Array<{ x: number, z: number, radius: number }>, knobs: number[] }} build millimetres;
 *   `knobs` are their places along the front, in the order of the hobs from back left clockwise
 */
export function createHob({ width, surface, hobs, knobs }) {
  return {
    facts: { burners: `${hobs.length}` },
    angles: {
      a: { azimuth: -0.42, elevation: 0.6 },
      b: { azimuth: 0.5, elevation: 0.72 },
      c: { azimuth: 0, elevation: 0.5 },
    },
    build() {
      const marked = surface === hobPlates.black && hobs.length === 4 ? knobs : []
      return group(
        plate(width, surface),
        ...hobs.map(({ x, z, radius }) => place(burner(radius), [x, GLASS_TOP, z])),
        ...hobs.map(({ x, z }) => {
          const support = place(panSupport(), [x, GLASS_TOP + 8, z])
          support.scale.set(0.9, 1, 0.88)
          return support
        }),
        ...knobs.map((x) => place(knob(), [x, GLASS_TOP, KNOB_Z])),
        ...marked.map((x, index) => place(marks(index, hobs), [x, GLASS_TOP + 0.3, KNOB_Z - 32])),
      )
    },
  }
}

function plate(width, surface) {
  const outline = roundedRectangle(-width / 2, -DEPTH / 2, width, DEPTH, 12)
  const trim = roundedRectangle(-width / 2 - 3, -DEPTH / 2 - 3, width + 6, DEPTH + 6, 14)
  const flat = [-Math.PI / 2, 0, 0]
  return group(
    place(extrude(outline, 7, surface, { bevel: 1.4 }), [0, GLASS_TOP - 7, 0], flat),
    place(extrude(trim, 5, stainless, { bevel: 1 }), [0, GLASS_TOP - 9, 0], flat),
    place(roundedBox(width - 36, GLASS_TOP - 8, DEPTH - 36, 4, zinc), [0, (GLASS_TOP - 8) / 2, 0]),
  )
}

function knob() {
  const bezel = lathe(
    [
      [0, 0],
      [23, 0, 0.6],
      [23, 2.4, 0.8],
      [0, 2.4],
    ],
    chrome,
    { segments: 96 },
  )
  const grip = knurl(19, 20, blackGloss, { teeth: 40, depth: 0.6, pattern: 'straight' })
  return group(
    bezel,
    place(grip, [0, 2.4, 0]),
    place(roundedBox(2.4, 1.2, 14, 0.4, whitePlastic), [0, 23, -9]),
  )
}

/** Four dots in the hob's arrangement, the knob's own filled. */
function marks(index, hobs) {
  const order = [0, 2, 3, 1]
  const print = createPrint(
    `hob-marks-${index}`,
    [256, 256],
    (context) => {
      context.fillStyle = '#07080a'
      context.fillRect(0, 0, 256, 256)
      context.fillStyle = '#f2f2ef'
      context.strokeStyle = '#f2f2ef'
      context.lineWidth = 12
      hobs.forEach((_, spot) => {
        context.beginPath()
        context.arc(spot % 2 ? 180 : 76, spot < 2 ? 76 : 180, 32, 0, 2 * Math.PI)
        context.stroke()
        if (spot === order[index]) context.fill()
      })
    },
    { isDark: true, roughness: 0.12 },
  )
  return place(flatPrint(18, 18, print), [0, 0, 0], [-Math.PI / 2, 0, 0])
}

/** Four burners on black glass. */
export const hob = createHob({
  width: 590,
  surface: hobPlates.black,
  hobs: [
    { x: -140, z: -134, radius: 34 },
    { x: 140, z: -134, radius: 34 },
    { x: -140, z: 78, radius: 46 },
    { x: 140, z: 78, radius: 26 },
  ],
  knobs: [-96, -32, 32, 96],
})
