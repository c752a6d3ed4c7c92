import { createPrint, drawFlammableSign, font, writeLines } from './print.js'

/**
 * The paper label of a gas cylinder: what is in it, how much, and how to treat it.
 *
 * @param {{ heading: string, title: string, facts: string, color: string }} text `color` is the
 *   title's
 */
export function createCylinderLabel({ heading, title, facts, color }) {
  return createPrint(
    `cylinder-label-${heading}-${title}`,
    [2048, 1024],
    (context, width, height) => {
      drawGround(context, heading, width, height)
      context.fillStyle = color
      context.font = font(340, 'bold')
      context.fillText(title, 70, 590)
      context.fillStyle = '#222222'
      writeLines(context, [facts, 'Όρθια, σε χώρο που αερίζεται καλά.'], {
        x: 80,
        y: 730,
        step: 84,
        sizePx: 62,
        weight: 'bold',
      })
      writeLines(context, ['Κλείνετε τη βαλβίδα. Μακριά από θερμότητα.'], {
        x: 80,
        y: 900,
        step: 84,
        sizePx: 62,
      })
      drawFlammableSign(context, 1690, 520, 170)
      context.fillStyle = '#222222'
      context.textAlign = 'center'
      context.font = font(64, 'bold')
      context.fillText('ΚΙΝΔΥΝΟΣ', 1690, 880)
    },
    { isCutOut: true, roughness: 0.32 },
  )
}

function drawGround(context, heading, width, height) {
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
  context.fillText(heading, 80, 178)
  context.textAlign = 'right'
  context.font = font(124, 'bold')
  context.fillText('', width - 80, 168)
  context.textAlign = 'left'
}
