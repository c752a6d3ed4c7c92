import { createMaterial } from '../../materials/material.js'
import { drawCanvas } from '../../materials/maps.js'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { flatPrint, roundedBox } from '../../shapes/solids.js'

/**
 * Glowing ceramic plaques side by side before a polished reflector, centred on the origin and
 * facing +z.
 *
 * @param {{ width: number, height: number, plaques?: number }} window millimetres
 */
export function radiantPanel({ width, height, plaques = 3 }) {
  const plaque = { width: (width - 44) / plaques, height: height - 36 }
  const ceramic = createCeramic()
  const parts = Array.from({ length: plaques }, (_, index) => {
    const x = (index - (plaques - 1) / 2) * (plaque.width + 8)
    const frame = roundedBox(plaque.width + 4, plaque.height + 4, 16, 2, palette.stainless)
    return group(
      place(frame, [x, 0, -18]),
      place(flatPrint(plaque.width - 6, plaque.height - 6, ceramic), [x, 0, -9.6]),
    )
  })
  const reflector = roundedBox(width + 10, height + 10, 4, 1, palette.stainless)
  return group(place(reflector, [0, 0, -30]), ...parts)
}

function createCeramic() {
  return createMaterial({
    name: 'ceramic',
    roughness: 0.8,
    print: drawCeramic('#b8673f', '#6a2a12'),
    glow: { print: drawCeramic('#e02c02', '#ffa640'), strength: 0.6 },
  })
}

// Burning gas glows brighter in the pores than on the ceramic between them.
function drawCeramic(ground, pore) {
  return drawCanvas(768, 1312, (context, width, height) => {
    const shade = context.createLinearGradient(0, 0, 0, height)
    shade.addColorStop(0, '#00000055')
    shade.addColorStop(0.5, '#00000000')
    shade.addColorStop(1, '#00000066')
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
    context.fillStyle = pore
    for (let row = 0; row * 36 < height; row++) {
      for (let x = row % 2 ? 21 : 0; x < width; x += 42) {
        context.beginPath()
        context.arc(x, row * 36, 13, 0, 2 * Math.PI)
        context.fill()
      }
    }
    context.fillStyle = shade
    context.fillRect(0, 0, width, height)
  })
}
