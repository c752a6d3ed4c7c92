import { createMaterial } from '../materials/material.js'
import { palette } from '../materials/palette.js'
import { burner } from '../parts/burner.js'
import { panSupport } from '../parts/pan-support.js'
import { createPrint } from '../parts/print.js'
import { group, place } from '../shapes/assemble.js'
import { knurl } from '../shapes/knurl.js'
import { lathe } from '../shapes/lathe.js'
import { roundedRectangle } from '../shapes/outlines.js'
import { extrude, flatPrint, roundedBox } from '../shapes/solids.js'

const WIDTH = 590
const DEPTH = 510
const GLASS_TOP = 46
const KNOB_Z = 220
const HOBS = [
  { x: -140, z: -134, radius: 34 },
  { x: 140, z: -134, radius: 34 },
  { x: -140, z: 78, radius: 46 },
  { x: 140, z: 78, radius: 26 },
]
const KNOBS = [-96, -32, 32, 96]
const { blackGloss, chrome, stainless, whitePlastic, zinc } = palette

const glass = createMaterial({
  name: 'hob-plate',
  color: '#07080a',
  roughness: 0.09,
  clearcoat: 1,
  clearcoatRoughness: 0.03,
})

/** A built-in glass hob with four burners and knobs along the front. */
export const hob = {
  angles: {
    a: { azimuth: -0.42, elevation: 0.6 },
    b: { azimuth: 0.5, elevation: 0.72 },
    c: { azimuth: 0, elevation: 0.5 },
  },
  build() {
    return group(
      plate(),
      ...HOBS.map(({ x, z, radius }) => place(burner(radius), [x, GLASS_TOP, z])),
      ...HOBS.map(({ x, z }) => {
        const support = place(panSupport(), [x, GLASS_TOP + 8, z])
        support.scale.set(0.9, 1, 0.88)
        return support
      }),
      ...KNOBS.map((x) => place(knob(), [x, GLASS_TOP, KNOB_Z])),
      ...KNOBS.map((x, index) => place(marks(index), [x, GLASS_TOP + 0.3, KNOB_Z - 32])),
    )
  },
}

function plate() {
  const outline = roundedRectangle(-WIDTH / 2, -DEPTH / 2, WIDTH, DEPTH, 12)
  const trim = roundedRectangle(-WIDTH / 2 - 3, -DEPTH / 2 - 3, WIDTH + 6, DEPTH + 6, 14)
  const flat = [-Math.PI / 2, 0, 0]
  return group(
    place(extrude(outline, 7, glass, { bevel: 1.4 }), [0, GLASS_TOP - 7, 0], flat),
    place(extrude(trim, 5, stainless, { bevel: 1 }), [0, GLASS_TOP - 9, 0], flat),
    place(roundedBox(WIDTH - 36, GLASS_TOP - 8, DEPTH - 36, 4, zinc), [0, (GLASS_TOP - 8) / 2, 0]),
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
function marks(index) {
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
      HOBS.forEach((_, spot) => {
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
