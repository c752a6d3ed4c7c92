import { palette } from '../../materials/palette.js'
import { changeoverSwitch } from '../../parts/controls/changeover-switch.js'
import { createPrint, font, writeLines } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { circle, roundedRectangle } from '../../shapes/outlines.js'
import { socketHead } from '../../shapes/screws.js'
import { extrude, flatPrint, roundedBox, tube } from '../../shapes/solids.js'

const WIDTH = 176
const DEPTH = 128
const TOP = 42
const { blackGloss, blackPlastic, castAluminium, turnedBrass, zinc } = palette

/**
 * The control unit of an autogas system, by itself or with its changeover switch.
 *
 * @param {{ title: string, name?: string, facts: string[], line: string, color?: string, hasSwitch?: boolean,
 *   casing?: import('three').Material }} build what its label says, the
 *   name of its surface, and its colour
 */
export function createControlUnit(build) {
  const { hasSwitch = true, casing = castAluminium } = build
  return {
    angles: {
      a: { azimuth: -0.45, elevation: 0.6 },
      b: { azimuth: 0.5, elevation: 0.7 },
      c: { azimuth: 0, elevation: 0.48 },
    },
    build() {
      const switchPlace = [78, 0, 118]
      const parts = [
        footPlate(casing),
        place(roundedBox(WIDTH, TOP - 4, DEPTH, 5, casing), [0, 4 + (TOP - 4) / 2, 0]),
        fins(casing),
        lidScrews(),
        place(flatPrint(140, 60, createLabel(build)), [0, TOP + 0.35, 22], [-Math.PI / 2, 0, 0]),
        place(header(), [-14, 23, DEPTH / 2 - 1]),
      ]
      if (hasSwitch) {
        parts.push(place(changeoverSwitch(), switchPlace, [0, 0.25, 0]), cable(switchPlace))
      }
      return group(...parts)
    },
  }
}

function footPlate(casing) {
  const outline = roundedRectangle(-WIDTH / 2 - 22, -40, WIDTH + 44, 80, 10)
  for (const x of [-1, 1]) {
    for (const y of [-24, 24]) outline.holes.push(circle(x * (WIDTH / 2 + 12), y, 4))
  }
  return place(extrude(outline, 4, casing, { bevel: 0.8 }), [0, 0, 0], [-Math.PI / 2, 0, 0])
}

function fins(casing) {
  const count = 13
  return group(
    ...Array.from({ length: count }, (_, index) => {
      const x = (index - (count - 1) / 2) * 11.2
      return place(roundedBox(4.4, 13, 46, 1.8, casing), [x, TOP + 3, -34])
    }),
  )
}

function lidScrews() {
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x * 80, TOP - 0.4, z * 56]))
  return group(...corners.map((corner) => place(socketHead(8, zinc), corner)))
}

function header() {
  const outline = roundedRectangle(-52, -15, 104, 30, 4)
  outline.holes.push(roundedRectangle(-48, -11, 96, 22, 2))
  const pins = Array.from({ length: 48 }, (_, index) => {
    const x = ((index % 24) - 11.5) * 3.8
    const y = index < 24 ? 4.5 : -4.5
    return place(roundedBox(1.3, 1.3, 12, 0.3, turnedBrass), [x, y, 10])
  })
  return group(
    extrude(outline, 22, blackGloss, { bevel: 0.8 }),
    place(roundedBox(97, 23, 4, 0.5, blackPlastic), [0, 0, 4]),
    ...pins,
    place(roundedBox(16, 4, 12, 1.2, blackGloss), [0, 16, 12]),
  )
}

function cable([x, , z]) {
  const points = [
    [x + 16, 5, z - 12],
    [x + 34, 3, z - 26],
    [x + 48, 2.6, z - 60],
    [x + 40, 2.6, z - 92],
    [x + 22, 2.6, z - 74],
    [x + 30, 3.5, z - 46],
    [x + 46, 7, z - 38],
    [x + 60, 3, z - 56],
    [x + 58, 2.6, z - 104],
    [x + 30, 2.6, z - 178],
    [x + 8, 8, z - 184],
    [WIDTH / 2 - 10, 18, -DEPTH / 2 + 4],
  ]
  return tube(points, 2.6, blackPlastic, { steps: 300, sides: 16 })
}

function createLabel({ title, facts, line, name = title, color = '#1f6f43' }) {
  return createPrint(
    `control-unit-label-${name}-${color}`,
    [1400, 600],
    (context, width, height) => {
      context.fillStyle = '#f4f4f2'
      context.fillRect(0, 0, width, height)
      context.fillStyle = color
      context.fillRect(0, 0, width, 150)
      context.fillStyle = '#ffffff'
      context.font = font(100, 'bold')
      context.fillText('ΕΓΚΕΦΑΛΟΣ ΥΓΡΑΕΡΙΟΥ', 46, 112)
      context.fillStyle = '#16181b'
      context.font = font(190, 'bold')
      context.fillText(title, 46, 350)
      writeLines(context, facts, {
        x: 820,
        y: 270,
        step: 104,
        sizePx: 92,
        weight: 'bold',
      })
      writeLines(context, [line], {
        x: 46,
        y: 520,
        step: 0,
        sizePx: 70,
        weight: 'bold',
      })
    },
  )
}

/** A unit for four cylinders with its switch. */
export const controlUnit = createControlUnit({
  title: '4 κυλ.',
  name: 'four',
  facts: ['12 V'],
  line: 'Διαδοχικός ψεκασμός',
})
