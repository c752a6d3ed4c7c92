import { createPrint, font } from '../cylinders/print.js'

/**
 * The two lines on a heater's door. The ground is the casing's own colour: print on black stays black, on light paint it is cut out.
 *
 * @param {{ color: string, facts: [title: string, line: string], ink: string }} look
 */
export function createHeaterPrint({ color, facts: [title, line], ink }) {
  const isDark = ink === '#f2f2ef'
  return createPrint(
    `heater-facts-${color}-${title}`,
    [1400, 420],
    (context) => {
      if (isDark) {
        context.fillStyle = '#050506'
        context.fillRect(0, 0, 1400, 420)
      }
      context.fillStyle = ink
      context.textAlign = 'center'
      context.font = font(title.length > 7 ? 150 : 190, 'bold')
      context.fillText(title, 700, 180)
      context.font = font(110)
      context.fillText(line, 700, 350)
    },
    { isDark, isCutOut: !isDark, roughness: 0.5 },
  )
}
