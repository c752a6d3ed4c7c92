import { createMaterial } from '../materials/material.js'
import { createPrint } from '../parts/cylinders/print.js'
import { group, place } from '../shapes/assemble.js'
import { lathe } from '../shapes/lathe.js'
import { flatPrint, roundedBox } from '../shapes/solids.js'

const paper = createMaterial({ name: 'paper', color: '#f4f3ee', roughness: 0.8 })
const board = createMaterial({ name: 'pad-board', color: '#3d3bc4', roughness: 0.5 })
const pencilPaint = createMaterial({
  name: 'pencil-paint',
  color: '#d98a1f',
  roughness: 0.35,
  clearcoat: 0.5,
})
const wood = createMaterial({ name: 'pencil-wood', color: '#d8b384', roughness: 0.7 })
const lead = createMaterial({ name: 'pencil-lead', color: '#2a2a2c', roughness: 0.5 })

/** A pad with an order half ticked off, its pencil across. */
export const notepad = {
  build: () =>
    group(
      place(roundedBox(118, 7, 160, 1.5, paper), [0, 3.6, 0]),
      place(roundedBox(120, 9, 22, 2, board), [0, 4.6, -70]),
      place(flatPrint(100, 120, list), [0, 7.4, 12], [-Math.PI / 2, 0, 0]),
      place(pencil(), [58, 11.4, 40], [Math.PI / 2, 0, 0.5]),
    ),
}

/** Six-sided, as pencils are. */
function turned(profile, material) {
  return lathe(profile, material, { segments: 6, creaseAngle: 0.4 })
}

function pencil() {
  return place(
    group(
      turned(
        [
          [0, 0],
          [3.8, 0],
          [3.8, 132],
        ],
        pencilPaint,
      ),
      turned(
        [
          [3.8, 132],
          [1.2, 150],
        ],
        wood,
      ),
      turned(
        [
          [1.2, 150],
          [0, 156],
        ],
        lead,
      ),
    ),
    [0, -70, 0],
  )
}

const list = createPrint('pad-list', [1000, 1200], (context, width, height) => {
  context.fillStyle = '#f7f6f1'
  context.fillRect(0, 0, width, height)
  for (const [row, length] of [560, 430, 620, 380].entries()) {
    const y = 150 + row * 270
    context.strokeStyle = '#4a48e0'
    context.lineWidth = 26
    context.strokeRect(70, y - 70, 120, 120)
    context.fillStyle = '#3a3d44'
    context.beginPath()
    context.roundRect(270, y - 30, length, 44, 22)
    context.fill()
    if (row > 1) continue
    context.beginPath()
    context.moveTo(90, y - 10)
    context.lineTo(125, y + 34)
    context.lineTo(215, y - 96)
    context.stroke()
  }
})
