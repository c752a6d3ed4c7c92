import { createMaterial } from '../materials/material.js'
import { createPrint } from '../parts/cylinders/print.js'
import { group, place } from '../shapes/assemble.js'
import { roundedRectangle } from '../shapes/outlines.js'
import { extrude, flatPrint } from '../shapes/solids.js'

/** A bank's card without a bank: chip, waves and four groups of dots. It stands on its long edge and faces +z. */
export function createBankCard(color) {
  const plastic = createMaterial({
    name: `bank-card-${color.slice(1)}`,
    color,
    roughness: 0.34,
    clearcoat: 0.4,
  })
  return {
    build: () =>
      group(
        extrude(roundedRectangle(-42.8, 0, 85.6, 54, 3.4), 1.2, plastic, { bevel: 0.3 }),
        place(flatPrint(78, 46, face), [0, 27, 1.5]),
      ),
  }
}

const face = createPrint(
  'bank-card-face',
  [1560, 920],
  (context) => {
    context.fillStyle = '#e6c873'
    context.beginPath()
    context.roundRect(90, 240, 250, 200, 34)
    context.fill()
    context.strokeStyle = '#8f742c'
    context.lineWidth = 9
    for (const y of [306, 374]) {
      context.beginPath()
      context.moveTo(90, y)
      context.lineTo(340, y)
      context.stroke()
    }
    context.strokeRect(170, 240, 90, 200)
    context.strokeStyle = '#ffffff'
    context.lineWidth = 22
    for (const radius of [60, 110, 160]) {
      context.beginPath()
      context.arc(390, 340, radius, -0.7, 0.7)
      context.stroke()
    }
    context.fillStyle = '#ffffff'
    for (let dot = 0; dot < 16; dot++) {
      context.beginPath()
      context.arc(110 + dot * 66 + Math.floor(dot / 4) * 70, 600, 22, 0, 2 * Math.PI)
      context.fill()
    }
    context.globalAlpha = 0.75
    context.beginPath()
    context.roundRect(90, 740, 520, 56, 28)
    context.fill()
  },
  { isCutOut: true },
)
