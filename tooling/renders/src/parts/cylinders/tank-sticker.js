import { createPrint, drawFlammableSign, font } from './print.js'

/** A yellow sticker with the flammable sign, a heading and one line of facts. */
export function createTankSticker([heading, facts]) {
  return createPrint(
    'tank-sticker',
    [1328, 400],
    (context, width, height) => {
      context.fillStyle = '#f2c500'
      context.beginPath()
      context.roundRect(4, 4, width - 8, height - 8, 24)
      context.fill()
      context.strokeStyle = '#111111'
      context.lineWidth = 12
      context.beginPath()
      context.roundRect(22, 22, width - 44, height - 44, 16)
      context.stroke()
      drawFlammableSign(context, 200, 200, 96)
      context.fillStyle = '#111111'
      context.font = font(150, 'bold')
      context.fillText(heading, 380, 190)
      context.font = font(92, 'bold')
      context.fillText(facts, 384, 318)
    },
    { isCutOut: true, roughness: 0.4 },
  )
}
