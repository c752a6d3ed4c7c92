import { createMaterial } from '../../materials/material.js'
import { drawCanvas } from '../../materials/maps.js'
import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { extrude, flatPrint, roundedBox, tube } from '../../shapes/solids.js'

const WIDTH = 400
const HEIGHT = 360
const FLOOR = 34
const DEPTH = 90
const WINDOW = { left: -160, bottom: 96, width: 320, height: 222 }
const { blackGloss, blackPlastic, chrome, turnedBrass, zinc } = palette

const grey = createMaterial({
  name: 'heater-grey',
  color: '#7e858c',
  roughness: 0.42,
  clearcoat: 0.3,
  clearcoatRoughness: 0.25,
})

/**
 * A catalytic heater: a warm fleece behind a chrome guard, low and without a flame.
 *
 * @param {{ casing: import('three').Material, standing: 'feet' | 'bracket' | 'handle' }} build
 */
export function createCatalyticHeater({ casing, standing }) {
  return {
    angles: {
      a: { azimuth: -0.45, elevation: 0.22 },
      b: { azimuth: 0.55, elevation: 0.28 },
      c: { azimuth: 0, elevation: 0.12 },
    },
    build() {
      return group(
        body(casing),
        fleece(),
        guard(),
        controls(casing),
        ...stands[standing](),
        place(inlet(), [WIDTH / 2 - 4, FLOOR + 40, -10], [0, 0, -Math.PI / 2]),
      )
    },
  }
}

const feet = () =>
  [-140, 140].map((x) => place(roundedBox(34, 40, 170, 8, blackPlastic), [x, 20, 0]))

const stands = {
  feet,
  bracket: () =>
    [-120, 120].map((x) =>
      place(roundedBox(40, HEIGHT + 40, 8, 3, zinc), [x, FLOOR + HEIGHT / 2, -60]),
    ),
  handle: () => [
    ...feet(),
    tube(
      [
        [-90, FLOOR + HEIGHT - 8, -20],
        [-86, FLOOR + HEIGHT + 44, -20],
        [-60, FLOOR + HEIGHT + 60, -20],
        [60, FLOOR + HEIGHT + 60, -20],
        [86, FLOOR + HEIGHT + 44, -20],
        [90, FLOOR + HEIGHT - 8, -20],
      ],
      9,
      blackPlastic,
      { sides: 28 },
    ),
  ],
}

/** The heater in grey on feet. */
export const catalyticHeater = createCatalyticHeater({ casing: grey, standing: 'feet' })

function body(casing) {
  const front = roundedRectangle(-WIDTH / 2, FLOOR, WIDTH, HEIGHT, 26)
  front.holes.push(
    roundedRectangle(WINDOW.left, FLOOR + WINDOW.bottom, WINDOW.width, WINDOW.height, 16),
  )
  const back = roundedRectangle(-WIDTH / 2 + 4, FLOOR + 4, WIDTH - 8, HEIGHT - 8, 24)
  return group(
    place(extrude(front, 34, casing, { bevel: 5 }), [0, 0, DEPTH / 2 - 34]),
    place(extrude(back, DEPTH - 30, casing, { bevel: 4 }), [0, 0, -DEPTH / 2]),
  )
}

function fleece() {
  const surface = createMaterial({
    name: 'fleece',
    roughness: 0.95,
    print: drawFleece('#7a2c14', '#54200f'),
    glow: { print: drawFleece('#d43a0a', '#a02504'), strength: 0.35 },
  })
  const y = FLOOR + WINDOW.bottom + WINDOW.height / 2
  return place(flatPrint(WINDOW.width + 8, WINDOW.height + 8, surface), [0, y, DEPTH / 2 - 26])
}

// A mat of fibres: short strokes in every direction.
function drawFleece(ground, fibre) {
  return drawCanvas(1024, 720, (context, width, height) => {
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
    context.strokeStyle = fibre
    context.lineWidth = 3
    for (let stroke = 0; stroke < 2600; stroke++) {
      const x = (stroke * 389) % width
      const y = (stroke * 241) % height
      const angle = stroke * 2.4
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(x + 26 * Math.cos(angle), y + 26 * Math.sin(angle))
      context.stroke()
    }
  })
}

function guard() {
  const z = DEPTH / 2 + 4
  const bottom = FLOOR + WINDOW.bottom
  const bars = Array.from({ length: 13 }, (_, index) => {
    const x = WINDOW.left + (WINDOW.width * (index + 0.5)) / 13
    return tube(
      [
        [x, bottom - 6, z - 8],
        [x, bottom + 4, z],
        [x, bottom + WINDOW.height / 2, z + 6],
        [x, bottom + WINDOW.height - 4, z],
        [x, bottom + WINDOW.height + 6, z - 8],
      ],
      2,
      chrome,
      { sides: 14 },
    )
  })
  const cross = [0.25, 0.75].map((share) =>
    place(roundedBox(WINDOW.width + 6, 4, 4, 1.6, chrome), [
      0,
      bottom + WINDOW.height * share,
      z + 1,
    ]),
  )
  return group(...bars, ...cross)
}

function controls(casing) {
  const y = FLOOR + 48
  const knob = group(
    knurl(22, 22, blackGloss, { teeth: 30, depth: 1.2, pattern: 'straight' }),
    place(roundedBox(3, 1.4, 16, 0.5, casing), [0, 22.6, -10]),
  )
  const facts = createPrint(
    'catalytic-facts',
    [1200, 300],
    (context) => {
      context.fillStyle = '#16181b'
      context.font = font(150, 'bold')
      context.fillText('ΚΑΤΑΛΥΤΙΚΗ', 30, 150)
      context.font = font(96, 'bold')
      context.fillText('Ζεσταίνει χωρίς φλόγα', 30, 266)
    },
    { isCutOut: true },
  )
  return group(
    place(knob, [128, y, DEPTH / 2], [Math.PI / 2, 0, 0]),
    place(flatPrint(200, 50, facts), [-60, y, DEPTH / 2 + 0.5]),
  )
}

function inlet() {
  return group(hexagon(20, 10, turnedBrass), place(hoseTail(6.5, 32, 4, turnedBrass), [0, 10, 0]))
}
