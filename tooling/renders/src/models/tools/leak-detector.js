import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { ball, extrude, flatPrint, roundedBox, tube } from '../../shapes/solids.js'

const WIDTH = 92
const HEIGHT = 142
const DEPTH = 38
const LEAN = 0.1
const { blackPlastic, whitePlastic } = palette

const lamp = (name, color, strength) =>
  createMaterial({ name, color, roughness: 0.3, glow: { color, strength } })

/** A gas alarm in white plastic, with sounder grille, three lamps and its mains lead. */
export const leakDetector = {
  angles: {
    a: { azimuth: -0.48, elevation: 0.24 },
    b: { azimuth: 0.55, elevation: 0.28 },
    c: { azimuth: 0.04, elevation: 0.14 },
  },
  build() {
    return group(place(casing(), [0, 2, 0], [-LEAN, 0, 0]), lead())
  },
}

function casing() {
  const front = DEPTH / 2
  const lamps = [
    lamp('alarm-power', '#2fd35f', 1.2),
    lamp('alarm-fault', '#8a6a18', 0.05),
    lamp('alarm-gas', '#7c1a1a', 0.05),
  ].map((material, index) => {
    const dome = place(ball(2.8, material), [-24 + index * 24, 62, front])
    dome.scale.z = 0.5
    return dome
  })
  const button = lathe(
    [
      [0, 0],
      [8.5, 0],
      [8.5, 2.4, 1],
      [0, 3],
    ],
    createMaterial({ name: 'test-button', color: '#c9cdd2', roughness: 0.45 }),
  )
  return group(
    place(roundedBox(WIDTH, HEIGHT, DEPTH - 8, 9, whitePlastic), [0, HEIGHT / 2, -4]),
    place(face(), [0, 0, front - 8]),
    place(grille(), [0, 103, front - 7.2]),
    ...lamps,
    place(button, [28, 20, front], [Math.PI / 2, 0, 0]),
    place(flatPrint(84, 42, createLegend()), [0, 37, front + 0.2]),
  )
}

function face() {
  const outline = roundedRectangle(-WIDTH / 2 + 3, 3, WIDTH - 6, HEIGHT - 6, 10)
  for (let slot = 0; slot < 7; slot++) {
    const half = 30 - Math.abs(slot - 3) * 4
    outline.holes.push(roundedRectangle(-half, 80 + slot * 7, 2 * half, 3.6, 1.8))
  }
  return extrude(outline, 8, whitePlastic, { bevel: 1.6 })
}

function grille() {
  return roundedBox(66, 54, 2, 0.6, blackPlastic)
}

function lead() {
  const points = [
    [WIDTH / 2 - 10, 10, -20],
    [WIDTH / 2 + 14, 5, -22],
    [WIDTH / 2 + 34, 3, -4],
    [WIDTH / 2 + 26, 3, 22],
    [WIDTH / 2 + 2, 3, 38],
    [WIDTH / 2 - 26, 3, 46],
  ]
  const cover = createMaterial({ name: 'white-lead', color: '#e9e9e6', roughness: 0.5 })
  return tube(points, 3, cover, { steps: 200 })
}

function createLegend() {
  return createPrint(
    'alarm-legend',
    [1000, 500],
    (context) => {
      context.fillStyle = '#24282d'
      context.textAlign = 'center'
      context.font = font(70, 'bold')
      ;['ΡΕΥΜΑ', 'ΒΛΑΒΗ', 'ΑΕΡΙΟ'].forEach((word, index) =>
        context.fillText(word, 214 + index * 286, 100),
      )
      context.textAlign = 'left'
      context.font = font(100, 'bold')
      context.fillText('ΣΥΝΑΓΕΡΜΟΣ', 60, 300)
      context.font = font(62, 'bold')
      context.fillText('Ανιχνευτής αερίου', 60, 395)
    },
    { isCutOut: true },
  )
}
