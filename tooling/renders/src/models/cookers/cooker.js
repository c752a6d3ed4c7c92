import { Shape } from 'three'
import { palette } from '../../materials/palette.js'
import { burner } from '../../parts/burners/burner.js'
import { cookerKnob, createKnobScale } from '../../parts/controls/cooker-knob.js'
import { panSupport } from '../../parts/burners/pan-support.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { extrude, flatPrint, roundedBox } from '../../shapes/solids.js'

const DEPTH = 340
const HEIGHT = 86
const FRONT_TILT = 0.237
const PANEL = { y: 51, z: DEPTH / 2 - 4.5 }
const { blackEnamel, chrome, rubber, stainless, turnedBrass } = palette

/**
 * A table cooker. It is low, so it is seen from higher up.
 *
 * @param {{ width: number, hobs: Array<{ x: number, crownRadius: number }>,
 *   body?: import('three').Material, plate?: import('three').Material, print?: [string, string],
 *   hasLid?: boolean }} build
 *   millimetres; the print stands between the knobs
 */
export function createCooker({
  width,
  hobs,
  body = stainless,
  plate = blackEnamel,
  print,
  hasLid = false,
}) {
  return {
    angles: {
      a: { azimuth: -0.42, elevation: 0.52 },
      b: { azimuth: 0.5, elevation: 0.62 },
      c: { azimuth: 0, elevation: 0.34 },
    },
    build() {
      const parts = [
        shell(width, body),
        place(hobPlate(width, plate), [0, HEIGHT - 0.5, -8], [-Math.PI / 2, 0, 0]),
        ...hobs.map(({ x, crownRadius }) => place(burner(crownRadius), [x, HEIGHT + 6, -14])),
        ...hobs.map(({ x }) => place(panSupport(), [x, HEIGHT + 14.5, -14])),
        ...hobs.map(({ x }) => onPanel(cookerKnob(), x, 0, Math.PI / 2)),
        feet(width),
        place(gasInlet(), [width / 2 - 60, 40, -DEPTH / 2], [-Math.PI / 2, 0, 0]),
      ]
      if (body === stainless) {
        parts.push(...hobs.map(({ x }) => onPanel(flatPrint(58, 58, createKnobScale()), x, 0.7)))
      }
      if (hasLid) parts.push(openLid(width, body))
      if (print) parts.push(onPanel(flatPrint(150, 37.5, createPanelPrint(print)), 0, 0.9))
      return group(...parts)
    },
  }
}

function onPanel(part, x, lift, pitch = 0) {
  return place(part, [x, PANEL.y, PANEL.z + lift], [pitch - FRONT_TILT, 0, 0])
}

function shell(width, material) {
  const side = new Shape()
  const front = DEPTH / 2
  side.moveTo(-front, 16)
  side.lineTo(front - 6, 16)
  side.quadraticCurveTo(front + 2, 16, front + 2, 24)
  side.lineTo(front - 12, HEIGHT - 4)
  side.quadraticCurveTo(front - 14, HEIGHT, front - 20, HEIGHT)
  side.lineTo(-front + 6, HEIGHT)
  side.quadraticCurveTo(-front, HEIGHT, -front, HEIGHT - 6)
  side.closePath()
  const casing = extrude(side, width, material, { bevel: 3, curveSegments: 16 })
  // The outline's x is the depth: turned so that it faces +z, the extrusion runs along -x.
  return place(casing, [width / 2, 0, 0], [0, -Math.PI / 2, 0])
}

// Standing open at the back with a wing at either side, as a windshield.
function openLid(width, material) {
  const height = DEPTH - 40
  const sheet = extrude(roundedRectangle(-width / 2, 0, width, height, 26), 9, material, {
    bevel: 3,
  })
  const wing = extrude(roundedRectangle(0, 0, 170, height - 70, 18), 4, material, { bevel: 1.4 })
  const wings = [
    place(wing.clone(), [-width / 2 + 8, 24, 4], [0, -Math.PI / 2 + 0.44, 0]),
    place(wing, [width / 2 - 12, 24, 4], [0, -Math.PI / 2 - 0.08, 0]),
  ]
  const hinges = [-1, 1].map((side) =>
    place(roundedBox(54, 14, 14, 3, chrome), [side * width * 0.3, 2, 4]),
  )
  const lid = group(sheet, ...wings, ...hinges)
  return place(lid, [0, HEIGHT + 2, -DEPTH / 2 + 2], [-0.16, 0, 0])
}

function hobPlate(width, material) {
  const outline = roundedRectangle(-width / 2 + 12, -DEPTH / 2 + 10, width - 24, DEPTH - 42, 22)
  return extrude(outline, 7, material, { bevel: 2.5 })
}

function createPanelPrint([title, line]) {
  return createPrint(
    `panel-print-${title}`,
    [1024, 256],
    (context) => {
      context.fillStyle = '#1a1a1a'
      context.textAlign = 'center'
      context.font = font(120, 'bold')
      context.fillText(title, 512, 120)
      context.font = font(80, 'bold')
      context.fillText(line, 512, 220)
    },
    { isCutOut: true },
  )
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
  print: ['TABLE COOKER', '30 mbar · 2.4 + 1.6 kW'],
})
