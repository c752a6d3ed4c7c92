import { Shape } from 'three'
import { palette } from '../../materials/palette.js'
import { burner } from '../../parts/burners/burner.js'
import { cookerKnob, createKnobScale } from '../../parts/controls/cooker-knob.js'
import { panSupport } from '../../parts/burners/pan-support.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { extrude, flatPrint, roundedBox, tube } from '../../shapes/solids.js'

const DEPTH = 340
const FRONT_TILT = 0.237
const { blackEnamel, blackGloss, castAluminium, chrome, rubber, stainless, turnedBrass, zinc } =
  palette

/**
 * A table cooker. It is low, so it is seen from higher up.
 *
 * @param {{ width: number, hobs: Array<{ x: number, crownRadius: number }>, height?: number,
 *   body?: import('three').Material, plate?: import('three').Material,
 *   form?: 'sloped' | 'boxed', extras?: Array<keyof typeof extras> }} build
 *   millimetres; a boxed casing has an upright front with bar handles for knobs
 */
export function createCooker({
  width,
  hobs,
  height = 86,
  body = stainless,
  plate = blackEnamel,
  form = 'sloped',
  extras: added = [],
}) {
  const knob = form === 'sloped' ? cookerKnob : barKnob
  const tilt = form === 'sloped' ? FRONT_TILT : 0
  const panel = { y: height * 0.593, z: form === 'sloped' ? DEPTH / 2 - 4.5 : DEPTH / 2 + 2 }
  const onPanel = (part, x, lift, pitch = 0) =>
    place(part, [x, panel.y, panel.z + lift], [pitch - tilt, 0, 0])
  return {
    facts: { burners: `${hobs.length}` },
    angles: {
      a: { azimuth: -0.42, elevation: 0.52 },
      b: { azimuth: 0.5, elevation: 0.62 },
      c: { azimuth: 0, elevation: 0.34 },
    },
    build() {
      const parts = [
        form === 'sloped' ? shell(width, height, body) : box(width, height, body),
        place(hobPlate(width, plate), [0, height - 0.5, -8], [-Math.PI / 2, 0, 0]),
        ...hobs.map(({ x, crownRadius }) => place(burner(crownRadius), [x, height + 6, -14])),
        ...hobs.map(({ x }) => place(panSupport(), [x, height + 14.5, -14])),
        ...hobs.map(({ x }) => onPanel(knob(), x, 0, Math.PI / 2)),
        feet(width),
        place(gasInlet(), [width / 2 - 60, 40, -DEPTH / 2], [-Math.PI / 2, 0, 0]),
        ...added.map((name) => extras[name]({ width, height, body })),
      ]
      if (body === stainless && form === 'sloped') {
        parts.push(...hobs.map(({ x }) => onPanel(flatPrint(58, 58, createKnobScale()), x, 0.7)))
      }
      return group(...parts)
    },
  }
}

const extras = { lid: openLid, rail: potRail, griddle, cartridgeBay }

// A rail round the top that holds the pots at sea, and the trunnions the cooker swings on.
function potRail({ width, height }) {
  const [x, y, z] = [width / 2 - 6, height + 62, DEPTH / 2 - 20]
  const rail = tube(
    [
      [-x, y, -z],
      [-x, y, z],
      [x, y, z],
      [x, y, -z],
    ].flatMap((corner, index, all) => {
      const next = all[(index + 1) % 4]
      return [0.06, 0.35, 0.65, 0.94].map((share) =>
        corner.map((value, axis) => value + (next[axis] - value) * share),
      )
    }),
    5,
    stainless,
    { steps: 400, isClosed: true },
  )
  const posts = [-1, 1].flatMap((side) =>
    [-1, 0, 1].map((row) =>
      place(roundedBox(8, 62, 8, 2, stainless), [side * x, height + 30, row * z * 0.8]),
    ),
  )
  const swings = [-1, 1].map((side) =>
    place(
      hexagon(34, 30, zinc),
      [side * (width / 2 - 4), height - 26, 0],
      [0, 0, (-side * Math.PI) / 2],
    ),
  )
  return group(rail, ...posts, ...swings)
}

// A ribbed plate of cast iron over the burner on the right.
function griddle({ width, height }) {
  const plate = roundedBox(236, 12, 276, 5, blackEnamel)
  const ribs = Array.from({ length: 11 }, (_, index) =>
    place(roundedBox(7, 7, 236, 2.5, blackEnamel), [-100 + index * 20, 8, 0]),
  )
  const handles = [-1, 1].map((side) =>
    place(roundedBox(70, 10, 26, 5, blackEnamel), [0, 2, side * 146]),
  )
  return place(group(plate, ...ribs, ...handles), [width / 2 - 142, height + 58, -14])
}

// A cupboard for the cartridge beside the plate, its door shut.
function cartridgeBay({ width, height, body }) {
  return group(
    place(roundedBox(120, height + 44, DEPTH - 30, 12, body), [width / 2 + 62, height / 2 + 34, 0]),
    place(roundedBox(80, 12, 16, 4, blackGloss), [width / 2 + 62, height + 20, DEPTH / 2 - 8]),
  )
}

function box(width, height, material) {
  return place(roundedBox(width, height - 14, DEPTH, 10, material), [0, 14 + (height - 14) / 2, 0])
}

function barKnob() {
  const disc = lathe(
    [
      [0, 0],
      [23, 0, 1],
      [23, 5, 2],
      [0, 6],
    ],
    castAluminium,
    { segments: 80 },
  )
  return group(disc, place(roundedBox(11, 20, 42, 4, blackGloss), [0, 14, 0]))
}

function shell(width, height, material) {
  const side = new Shape()
  const front = DEPTH / 2
  side.moveTo(-front, 16)
  side.lineTo(front - 6, 16)
  side.quadraticCurveTo(front + 2, 16, front + 2, 24)
  side.lineTo(front - 12, height - 4)
  side.quadraticCurveTo(front - 14, height, front - 20, height)
  side.lineTo(-front + 6, height)
  side.quadraticCurveTo(-front, height, -front, height - 6)
  side.closePath()
  const casing = extrude(side, width, material, { bevel: 3, curveSegments: 16 })
  // The outline's x is the depth: turned so that it faces +z, the extrusion runs along -x.
  return place(casing, [width / 2, 0, 0], [0, -Math.PI / 2, 0])
}

// Standing open at the back with a wing at either side, as a windshield.
function openLid({ width, height, body: material }) {
  const rise = DEPTH - 40
  const sheet = extrude(roundedRectangle(-width / 2, 0, width, rise, 26), 9, material, {
    bevel: 3,
  })
  const wing = extrude(roundedRectangle(0, 0, 170, rise - 70, 18), 4, material, { bevel: 1.4 })
  const wings = [
    place(wing.clone(), [-width / 2 + 8, 24, 4], [0, -Math.PI / 2 + 0.44, 0]),
    place(wing, [width / 2 - 12, 24, 4], [0, -Math.PI / 2 - 0.08, 0]),
  ]
  const hinges = [-1, 1].map((side) =>
    place(roundedBox(54, 14, 14, 3, chrome), [side * width * 0.3, 2, 4]),
  )
  const lid = group(sheet, ...wings, ...hinges)
  return place(lid, [0, height + 2, -DEPTH / 2 + 2], [-0.16, 0, 0])
}

function hobPlate(width, material) {
  const outline = roundedRectangle(-width / 2 + 12, -DEPTH / 2 + 10, width - 24, DEPTH - 42, 22)
  return extrude(outline, 7, material, { bevel: 2.5 })
}

function feet(width) {
  const side = width / 2 - 22
  const profile = [
    [0, 0],
    [15, 0, 2],
    [17, 6],
    [14, 18],
    [0, 18],
  ]
  const corners = [-side, side].flatMap((x) => [-146, 146].map((z) => [x, 0, z]))
  return group(...corners.map((corner) => place(lathe(profile, rubber, { segments: 48 }), corner)))
}

function gasInlet() {
  return group(hexagon(20, 10, turnedBrass), place(hoseTail(6.5, 32, 4, turnedBrass), [0, 10, 0]))
}

/** A two-burner cooker of stainless steel. */
export const cooker = createCooker({
  width: 560,
  hobs: [
    { x: -138, crownRadius: 46 },
    { x: 138, crownRadius: 34 },
  ],
})
