import { palette } from '../../materials/palette.js'
import { radiantPanel } from '../../parts/burners/radiant-panel.js'
import { group, place } from '../../shapes/assemble.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox, tube } from '../../shapes/solids.js'

const BASE = { width: 470, depth: 520, height: 150 }
const PANEL = { width: 520, height: 220, middle: 470 }
const BACK = -170
const BURNERS = 3
const SPIT_Z = 70
const { blackGloss, blackPlastic, chrome, rubber, stainless, steel } = palette

/** An upright spit grill of stainless steel: three burners one above the other, the spit before. */
export const grillGyros = {
  facts: { burners: `${BURNERS}` },
  angles: {
    a: { azimuth: -0.5, elevation: 0.2 },
    b: { azimuth: 0.6, elevation: 0.24 },
    c: { azimuth: 0, elevation: 0.12 },
  },
  build() {
    return group(base(), wall(), spit(), controls(), feet())
  },
}

function base() {
  const { width, depth, height } = BASE
  const tray = lathe(
    [
      [0, 8],
      [176, 6, 2],
      [184, 22, 3],
      [180, 22],
      [170, 12],
      [0, 12],
    ],
    stainless,
  )
  return group(
    place(roundedBox(width, height, depth, 10, stainless), [0, 30 + height / 2, 0]),
    place(roundedBox(width + 16, 10, depth + 16, 4, stainless), [0, 30 + height, 0]),
    place(tray, [0, 30 + height, SPIT_Z]),
    place(roundedBox(300, 44, 12, 4, stainless), [0, 74, depth / 2 + 2]),
    place(roundedBox(140, 10, 18, 4, chrome), [0, 74, depth / 2 + 14]),
  )
}

function wall() {
  const { height, middle } = PANEL
  const burners = place(
    group(radiantPanel({ ...PANEL, plaques: BURNERS })),
    [0, middle, BACK + 32],
    [0, 0, Math.PI / 2],
  )
  const flaps = [-1, 1].map((side) =>
    place(
      roundedBox(6, PANEL.width + 40, 150, 2, stainless),
      [side * (height / 2 + 66), middle, BACK + 64],
      [0, side * -0.5, 0],
    ),
  )
  const bars = [-1, 0, 1].map((index) =>
    place(roundedBox(4, PANEL.width, 4, 1.6, chrome), [index * 56, middle, BACK + 50]),
  )
  return group(
    burners,
    ...bars,
    ...flaps,
    place(roundedBox(height + 90, PANEL.width + 60, 70, 8, stainless), [0, middle, BACK - 40]),
  )
}

function spit() {
  const top = PANEL.middle + PANEL.width / 2 + 90
  const rod = lathe(
    [
      [8, 188],
      [8, top - 30, 1],
      [0, top - 30],
    ],
    chrome,
    { segments: 48 },
  )
  const disc = lathe(
    [
      [0, 0],
      [96, 0, 1],
      [96, 5, 1],
      [0, 5],
    ],
    stainless,
  )
  const arm = roundedBox(46, 24, 290, 6, stainless)
  const motor = roundedBox(96, 88, 110, 10, blackPlastic)
  return group(
    place(rod, [0, 0, SPIT_Z]),
    place(disc, [0, 232, SPIT_Z]),
    place(knurl(20, 26, steel, { teeth: 24, depth: 1, pattern: 'straight' }), [0, 204, SPIT_Z]),
    place(arm, [0, top - 4, -40]),
    place(motor, [0, top + 40, SPIT_Z - 6]),
    place(roundedBox(30, 140, 30, 5, stainless), [0, top - 60, BACK - 40]),
  )
}

function controls() {
  const knobs = Array.from(
    { length: BURNERS },
    (_, index) => (index - (BURNERS - 1) / 2) * 120,
  ).map((x) =>
    place(
      group(
        knurl(19, 20, blackGloss, { teeth: 34, depth: 0.9, pattern: 'straight' }),
        place(roundedBox(2.6, 1.2, 14, 0.4, chrome), [0, 20.6, -9]),
      ),
      [x, 142, BASE.depth / 2],
      [Math.PI / 2, 0, 0],
    ),
  )
  const handles = [-1, 1].map((side) => {
    const x = side * (BASE.width / 2 + 30)
    return tube(
      [
        [side * (BASE.width / 2 - 4), 120, -90],
        [x, 120, -86],
        [x, 120, 86],
        [side * (BASE.width / 2 - 4), 120, 90],
      ],
      8,
      chrome,
      { sides: 24 },
    )
  })
  return group(...knobs, ...handles)
}

function feet() {
  const profile = [
    [0, 0],
    [22, 0, 3],
    [20, 30, 2],
    [0, 30],
  ]
  const corners = [-190, 190].flatMap((x) => [-210, 210].map((z) => [x, 0, z]))
  return group(...corners.map((corner) => place(lathe(profile, rubber, { segments: 48 }), corner)))
}
