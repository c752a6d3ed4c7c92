import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox } from '../../shapes/solids.js'
import { createPrint } from '../cylinders/print.js'

const { blackGloss, chrome, whitePlastic } = palette

/** A cooker's knob, standing on y = 0. */
export function cookerKnob() {
  const bezel = lathe(
    [
      [0, 0],
      [21.5, 0, 0.6],
      [21.5, 2, 0.8],
      [0, 2],
    ],
    chrome,
    { segments: 96 },
  )
  const grip = lathe(
    [
      [0, 0],
      [18, 0],
      [17, 14, 2],
      [14, 17, 2],
      [0, 17],
    ],
    blackGloss,
    { segments: 96 },
  )
  return group(
    place(bezel, [0, 0.9, 0]),
    place(grip, [0, 2.9, 0]),
    place(roundedBox(8, 12, 33, 3, blackGloss), [0, 23, 0]),
    place(roundedBox(2, 0.8, 15, 0.3, whitePlastic), [0, 29.1, -11]),
  )
}

/** The growing dots round a cooker's knob. */
export function createKnobScale() {
  return createPrint(
    'knob-scale',
    [1024, 1024],
    (context) => {
      context.translate(512, 512)
      context.fillStyle = '#1a1a1a'
      for (let dot = 0; dot < 8; dot++) {
        const angle = -Math.PI / 2 + 0.55 + dot * 0.34
        context.beginPath()
        context.arc(452 * Math.cos(angle), 452 * Math.sin(angle), 16 + dot * 4, 0, 2 * Math.PI)
        context.fill()
      }
      context.lineWidth = 14
      context.strokeStyle = '#1a1a1a'
      context.beginPath()
      context.arc(0, -452, 34, 0, 2 * Math.PI)
      context.stroke()
    },
    { isCutOut: true },
  )
}
