import { palette } from '../../materials/palette.js'
import { burner } from '../../parts/burners/burner.js'
import { panSupport } from '../../parts/burners/pan-support.js'
import { cookerKnob } from '../../parts/controls/cooker-knob.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox, tube } from '../../shapes/solids.js'

const WIDTH = 800
const DEPTH = 700
const TOP = 880
const FOOT = 130
const KNOBS = [-270, -90, 90, 270]
const { blackEnamel, chrome, stainless, steel } = palette

/** A commercial range: four open burners over a cupboard, on feet that adjust. */
export const rangeCooker = {
  facts: { burners: `${KNOBS.length}` },
  angles: {
    a: { azimuth: -0.5, elevation: 0.36 },
    b: { azimuth: 0.55, elevation: 0.44 },
    c: { azimuth: 0, elevation: 0.3 },
  },
  build() {
    const places = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x * 190, z * 150 - 20]))
    const front = DEPTH / 2
    return group(
      place(roundedBox(WIDTH, TOP - FOOT - 140, DEPTH - 40, 6, stainless), [0, FOOT + 305, -20]),
      place(roundedBox(WIDTH, 140, DEPTH, 10, stainless), [0, TOP - 70, 0]),
      place(roundedBox(WIDTH - 50, 10, DEPTH - 130, 4, blackEnamel), [0, TOP + 1, -20]),
      place(roundedBox(WIDTH, 90, 24, 6, stainless), [0, TOP + 40, -front + 12]),
      ...places.map(([x, z]) => place(burner(70), [x, TOP + 4, z])),
      ...places.map(([x, z]) => {
        const support = place(panSupport(), [x, TOP + 26, z])
        support.scale.set(1.5, 1.5, 1.2)
        return support
      }),
      ...KNOBS.map((x) => {
        const knob = place(cookerKnob(), [x, TOP - 70, front], [Math.PI / 2, 0, 0])
        knob.scale.setScalar(1.5)
        return knob
      }),
      ...[-1, 1].map(door),
      ...[-1, 1].flatMap((x) => [-1, 1].map((z) => place(foot(), [x * 340, 0, z * 280 - 20]))),
    )
  },
}

function door(side) {
  const leaf = roundedBox(WIDTH / 2 - 12, TOP - FOOT - 170, 18, 5, stainless)
  const handle = tube(
    [
      [0, -90, 0],
      [0, -88, 34],
      [0, 0, 36],
      [0, 88, 34],
      [0, 90, 0],
    ],
    8,
    chrome,
  )
  return group(
    place(leaf, [(side * WIDTH) / 4, FOOT + 296, DEPTH / 2 - 34]),
    place(handle, [side * 46, FOOT + 380, DEPTH / 2 - 28]),
  )
}

function foot() {
  return lathe(
    [
      [0, 0],
      [30, 0, 2],
      [30, 8, 2],
      [16, 14],
      [16, 60],
      [24, 62, 1],
      [24, FOOT + 6],
      [0, FOOT + 6],
    ],
    steel,
    { segments: 64 },
  )
}
