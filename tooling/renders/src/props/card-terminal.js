import { createMaterial } from '../materials/material.js'
import { palette } from '../materials/palette.js'
import { createPrint, font } from '../parts/cylinders/print.js'
import { group, place } from '../shapes/assemble.js'
import { roundedRectangle } from '../shapes/outlines.js'
import { extrude, flatPrint, roundedBox } from '../shapes/solids.js'

const LEAN = 0.62
const { blackGloss, blackPlastic } = palette
const key = (name, color) => createMaterial({ name, color, roughness: 0.45, clearcoat: 0.2 })
const greyKey = key('terminal-key', '#c7cbd2')
const lastRow = [
  key('terminal-key-red', '#c8252b'),
  key('terminal-key-yellow', '#e3ae1c'),
  key('terminal-key-green', '#1f8a4c'),
]

/** A terminal for cards that leans back, a purchase in six parts on its display. */
export const cardTerminal = {
  build() {
    const rows = [0, 1, 2, 3].flatMap((row) =>
      [-1, 0, 1].map((column) =>
        place(roundedBox(16, 10, 5, 2, row === 3 ? lastRow[column + 1] : greyKey), [
          column * 21,
          74 - row * 16,
          15.4,
        ]),
      ),
    )
    const body = group(
      place(
        extrude(roundedRectangle(-40, 0, 80, 172, 13), 30, blackPlastic, { bevel: 5 }),
        [0, 0, -15],
      ),
      place(roundedBox(66, 62, 3, 1.4, blackGloss), [0, 124, 14.6]),
      place(flatPrint(58, 50.75, display), [0, 125, 16.4]),
      ...rows,
    )
    return group(
      place(body, [0, 9, 0], [-LEAN, 0, 0]),
      place(roundedBox(60, 74, 8, 3, blackPlastic), [0, 36, -86], [0.42, 0, 0]),
    )
  },
}

const display = createPrint('terminal-display', [800, 700], (context, width, height) => {
  context.fillStyle = '#f4f4ff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#2d2b8f'
  context.textAlign = 'center'
  context.font = font(310, 'bold')
  context.fillText('6 ×', width / 2, 370)
  for (let part = 0; part < 6; part++) {
    context.beginPath()
    context.roundRect(74 + part * 112, 480, 92, 92, 22)
    context.fillStyle = part === 0 ? '#4a48e0' : '#c5c4f7'
    context.fill()
  }
})
