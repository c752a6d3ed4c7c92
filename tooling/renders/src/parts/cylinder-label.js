import { createPrint, drawFlammableSign, font, writeLines } from './print.js'

const BLUE = '#0c3f86'

/** The paper label of a propane cylinder: what is in it, how much, and how to treat it. */
export function createCylinderLabel() {
  return createPrint(
    'cylinder-label',
    [2048, 1024],
    (context, width, height) => {
      drawGround(context, width, height)
      context.fillStyle = BLUE
      context.font = font(340, 'bold')
      context.fillText('10 kg', 70, 590)
      context.fillStyle = '#222222'
      writeLines(
        context,
        ['Tare 9.8 kg     Water capacity 24 l', 'Keep upright, in a well ventilated place.'],
        { x: 80, y: 730, step: 84, sizePx: 62, weight: 'bold' },
      )
      writeLines(context, ['Close the valve after use. Keep away from heat.'], {
        x: 80,
        y: 900,
        step: 84,
        sizePx: 62,
      })
      drawFlammableSign(context, 1690, 520, 170)
      context.fillStyle = '#222222'
      context.textAlign = 'center'
      context.font = font(64, 'bold')
      context.fillText('DANGER', 1690, 880)
    },
    { isCutOut: true, roughness: 0.32 },
  )
}

function drawGround(context, width, height) {
  context.fillStyle = '#f6f6f3'
  context.beginPath()
  context.roundRect(8, 8, width - 16, height - 16, 40)
  context.fill()
  context.fillStyle = '#d8241c'
  context.beginPath()
  context.roundRect(8, 8, width - 16, 230, [40, 40, 0, 0])
  context.fill()
  context.fillStyle = '#ffffff'
  context.font = font(150, 'bold')
  context.fillText('PROPANE', 80, 178)
  context.textAlign = 'right'
  context.font = font(124, 'bold')
  context.fillText('LPG', width - 80, 168)
  context.textAlign = 'left'
}
