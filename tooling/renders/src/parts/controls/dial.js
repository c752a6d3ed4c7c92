import { font } from '../cylinders/print.js'

const START = Math.PI * 0.75
const SWEEP = Math.PI * 1.5

/**
 * Draws a three-quarter dial centred on a square canvas of 1024 pixels.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {{
 *   steps: number, boldEvery: number, labels: string[], reading: number, unit?: string,
 *   bands?: Array<[from: number, to: number, color: string]>, needleColor?: string,
 * }} dial `reading` and bands are shares of the sweep
 */
export function drawDial(context, dial) {
  context.fillStyle = '#fbfbf8'
  context.fillRect(0, 0, 1024, 1024)
  context.translate(512, 512)
  context.textAlign = 'center'
  for (const [from, to, color] of dial.bands ?? []) {
    context.strokeStyle = color
    context.lineWidth = 34
    context.beginPath()
    context.arc(0, 0, 300, START + SWEEP * from, START + SWEEP * to)
    context.stroke()
  }
  drawMarks(context, dial)
  context.fillStyle = '#151515'
  if (dial.unit) {
    const isLong = dial.unit.length > 3
    context.font = font(isLong ? 66 : 84, 'bold')
    context.fillText(dial.unit, 0, isLong ? 290 : 215)
  }
  drawNeedle(context, START + SWEEP * dial.reading, dial.needleColor ?? '#151515')
}

function drawMarks(context, { steps, boldEvery, labels }) {
  context.strokeStyle = '#151515'
  context.fillStyle = '#151515'
  context.font = font(96, 'bold')
  for (let step = 0; step <= steps; step++) {
    const angle = START + (SWEEP * step) / steps
    const isBold = step % boldEvery === 0
    context.lineWidth = isBold ? 12 : 6
    context.beginPath()
    context.moveTo(410 * Math.cos(angle), 410 * Math.sin(angle))
    const inner = isBold ? 335 : 368
    context.lineTo(inner * Math.cos(angle), inner * Math.sin(angle))
    context.stroke()
  }
  labels.forEach((label, index) => {
    const angle = START + (SWEEP * index) / Math.max(1, labels.length - 1)
    context.fillText(label, 215 * Math.cos(angle), 215 * Math.sin(angle) + 34)
  })
}

function drawNeedle(context, angle, color) {
  context.save()
  context.rotate(angle)
  context.fillStyle = color
  context.beginPath()
  context.moveTo(-110, -16)
  context.lineTo(-110, 16)
  context.lineTo(0, 13)
  context.lineTo(350, 4)
  context.lineTo(350, -4)
  context.lineTo(0, -13)
  context.fill()
  context.beginPath()
  context.arc(0, 0, 44, 0, 2 * Math.PI)
  context.fill()
  context.restore()
}
