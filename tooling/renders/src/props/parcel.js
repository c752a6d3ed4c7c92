import { createMaterial } from '../materials/material.js'
import { createPrint, font } from '../parts/cylinders/print.js'
import { group, place } from '../shapes/assemble.js'
import { flatPrint, roundedBox } from '../shapes/solids.js'

const TAPE = 52
const cardboard = createMaterial({
  name: 'cardboard',
  color: '#b98a54',
  roughness: 0.78,
  grain: { field: 'streakAcross', tiles: [3, 3], strength: 0.1 },
})
const tape = createMaterial({
  name: 'parcel-tape',
  color: '#4a47d8',
  roughness: 0.32,
  clearcoat: 0.5,
})
const seam = createMaterial({ name: 'parcel-seam', color: '#5b3d1c', roughness: 0.9 })

/** A closed carton, taped along its seam, with its label in front. Millimetres; it stands on y = 0. */
export function createParcel({ width, height, depth, hasLabel = true }) {
  const overhang = height * 0.28
  const front = depth / 2
  const parts = [
    place(roundedBox(width, height, depth, 3, cardboard), [0, height / 2, 0]),
    // The flaps meet in the middle and leave a dark line beside the tape's ends.
    place(roundedBox(width * 0.995, 0.8, 1.6, 0.3, seam), [0, height + 0.1, 0]),
    place(roundedBox(TAPE, 0.9, depth + 1.6, 0.4, tape), [0, height + 0.3, 0]),
    place(roundedBox(TAPE, overhang, 0.9, 0.4, tape), [0, height - overhang / 2, front + 0.3]),
  ]
  if (hasLabel) {
    const side = Math.min(width * 0.36, height * 0.5)
    parts.push(
      place(flatPrint(side, side * 0.7, label), [width * 0.27, height * 0.42, front + 0.5]),
      place(flatPrint(side * 0.5, side * 0.5, upArrows), [
        -width * 0.32,
        height * 0.3,
        front + 0.5,
      ]),
    )
  }
  return { build: () => group(...parts) }
}

const label = createPrint('parcel-label', [1000, 700], (context, width, height) => {
  context.fillStyle = '#fbfbf9'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#17181a'
  context.fillRect(40, 330, width - 80, 8)
  context.font = font(120, 'bold')
  context.fillText('LPG', 50, 160)
  for (const [row, length] of [340, 420, 260].entries()) {
    context.fillRect(470, 60 + row * 76, length, 34)
  }
  let x = 60
  for (const step of [3, 1, 2, 4, 1, 3, 2, 1, 4, 2, 1, 3, 1, 2, 4, 3, 1, 2, 1, 4]) {
    context.fillRect(x, 390, step * 9, 240)
    x += step * 9 + 26
  }
})

/** 'This way up', in ink on the carton. */
const upArrows = createPrint(
  'parcel-arrows',
  [500, 500],
  (context) => {
    context.fillStyle = '#3a2712'
    for (const x of [130, 370]) {
      context.beginPath()
      context.moveTo(x, 40)
      context.lineTo(x + 95, 180)
      context.lineTo(x + 38, 180)
      context.lineTo(x + 38, 400)
      context.lineTo(x - 38, 400)
      context.lineTo(x - 38, 180)
      context.lineTo(x - 95, 180)
      context.fill()
    }
    context.fillRect(20, 440, 460, 30)
  },
  { isCutOut: true },
)
