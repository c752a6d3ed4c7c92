import { palette } from '../../materials/palette.js'
import { cookerKnob } from '../../parts/controls/cooker-knob.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { extrude, roundedBox, tube } from '../../shapes/solids.js'

const WIDTH = 640
const DEPTH = 460
const TOP = 170
const KNOBS = [-190, 0, 190]
const { blackEnamel, blackPlastic, chrome, rubber, stainless } = palette

/** A plancha: an enamelled plate with a raised rim on a steel body, its grease tray in front. */
export const plancha = {
  facts: { burners: `${KNOBS.length}` },
  angles: {
    a: { azimuth: -0.44, elevation: 0.46 },
    b: { azimuth: 0.5, elevation: 0.56 },
    c: { azimuth: 0, elevation: 0.32 },
  },
  build() {
    const rim = roundedRectangle(-WIDTH / 2 + 6, -DEPTH / 2 + 6, WIDTH - 12, DEPTH - 50, 34)
    rim.holes.push(roundedRectangle(-WIDTH / 2 + 18, -DEPTH / 2 + 18, WIDTH - 36, DEPTH - 74, 26))
    const front = DEPTH / 2
    return group(
      place(roundedBox(WIDTH, 110, DEPTH, 10, stainless), [0, 95, 0]),
      place(roundedBox(WIDTH - 24, 14, DEPTH - 62, 6, blackEnamel), [0, TOP - 10, -16]),
      place(extrude(rim, 44, blackEnamel, { bevel: 4 }), [0, TOP - 18, 6], [-Math.PI / 2, 0, 0]),
      ...KNOBS.map((x) => {
        const knob = place(cookerKnob(), [x, 112, front], [Math.PI / 2, 0, 0])
        knob.scale.setScalar(1.3)
        return knob
      }),
      place(roundedBox(300, 20, 30, 5, stainless), [0, 60, front + 2]),
      place(roundedBox(120, 8, 22, 3, chrome), [0, 60, front + 20]),
      ...[-1, 1].map(handle),
      ...[-1, 1].flatMap((x) => [-1, 1].map((z) => place(foot(), [x * 270, 0, z * 180]))),
    )
  },
}

function handle(side) {
  const x = (side * WIDTH) / 2
  const bar = [
    [x, 110, -90],
    [x + side * 40, 114, -86],
    [x + side * 46, 116, 0],
    [x + side * 40, 114, 86],
    [x, 110, 90],
  ]
  return tube(bar, 9, blackPlastic)
}

function foot() {
  return lathe(
    [
      [0, 0],
      [22, 0, 2],
      [24, 8, 2],
      [18, 42],
      [0, 42],
    ],
    rubber,
    { segments: 48 },
  )
}
