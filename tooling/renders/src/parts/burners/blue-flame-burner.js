import { createMaterial } from '../../materials/material.js'
import { drawCanvas } from '../../materials/maps.js'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { flatPrint, roundedBox } from '../../shapes/solids.js'

const { blackEnamel, stainless } = palette

/**
 * A row of blue flames on a burner bar in a dark chamber, centred on the origin and facing +z.
 *
 * @param {{ width: number, height: number }} window millimetres
 */
export function blueFlameBurner({ width, height }) {
  const print = drawFlames()
  const flames = createMaterial({
    name: 'dark-blue-flames',
    roughness: 0.9,
    print,
    glow: { print, strength: 1.3 },
  })
  return group(
    place(roundedBox(width + 10, height + 10, 4, 1, blackEnamel), [0, 0, -30]),
    place(flatPrint(width - 20, height * 0.8, flames), [0, 4, -22]),
    place(roundedBox(width - 24, 26, 20, 6, stainless), [0, -height / 2 + 26, -16]),
  )
}

function drawFlames() {
  return drawCanvas(1400, 800, (context, width, height) => {
    context.fillStyle = '#050507'
    context.fillRect(0, 0, width, height)
    for (let flame = 0; flame < 13; flame++) {
      const x = 70 + flame * 105
      const tall = 420 + 90 * Math.sin(flame * 2.3)
      drawFlame(context, x, height - 90, 52, tall, ['#0a2a8c00', '#2f6df0', '#9fd0ff'])
      drawFlame(context, x, height - 90, 26, tall * 0.5, ['#58a8ff00', '#a8dcff', '#ffffff'])
    }
  })
}

function drawFlame(context, x, foot, half, tall, [tip, middle, root]) {
  const shade = context.createLinearGradient(0, foot - tall, 0, foot)
  shade.addColorStop(0, tip)
  shade.addColorStop(0.6, middle)
  shade.addColorStop(1, root)
  context.fillStyle = shade
  context.beginPath()
  context.moveTo(x - half, foot)
  context.bezierCurveTo(x - half * 1.2, foot - tall * 0.5, x - 8, foot - tall * 0.7, x, foot - tall)
  context.bezierCurveTo(x + 8, foot - tall * 0.7, x + half * 1.2, foot - tall * 0.5, x + half, foot)
  context.closePath()
  context.fill()
}
