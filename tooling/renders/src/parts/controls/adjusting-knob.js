import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundPrint } from '../../shapes/solids.js'
import { createPrint, font } from '../cylinders/print.js'

const { chrome, turnedBrass } = palette

/** A regulator's knob with plus and minus on its top, on a spindle that ends at y = 45. */
export function adjustingKnob(material) {
  const knob = knurl(21, 22, material, { teeth: 36, depth: 1.1, pattern: 'straight' })
  const trim = lathe(
    [
      [17.5, 0],
      [18.6, 0.6, 0.3],
      [19.4, 0],
    ],
    chrome,
    { segments: 96 },
  )
  return group(
    place(hexagon(30, 7, turnedBrass), [0, 45, 0]),
    place(knob, [0, 54, 0]),
    place(roundPrint(17.4, createKnobPrint()), [0, 76.6, 0], [-Math.PI / 2, 0, 0]),
    place(trim, [0, 76.3, 0]),
  )
}

function createKnobPrint() {
  const size = [512, 512]
  return createPrint(
    'knob-top',
    size,
    (context) => {
      context.fillStyle = '#0b0c0e'
      context.fillRect(0, 0, ...size)
      context.translate(256, 256)
      context.strokeStyle = '#f4f4f4'
      context.fillStyle = '#f4f4f4'
      context.lineWidth = 22
      context.beginPath()
      context.arc(0, 0, 170, Math.PI * 0.8, Math.PI * 2.1)
      context.stroke()
      context.save()
      context.rotate(Math.PI * 2.1)
      context.beginPath()
      context.moveTo(170, 50)
      context.lineTo(125, -5)
      context.lineTo(215, -5)
      context.fill()
      context.restore()
      context.font = font(150, 'bold')
      context.textAlign = 'center'
      context.fillText('+', 95, 50)
      context.fillText('–', -95, 50)
    },
    { isDark: true, roughness: 0.45 },
  )
}
