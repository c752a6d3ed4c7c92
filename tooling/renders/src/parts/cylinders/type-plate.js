import { BoxGeometry } from 'three'
import { createMaterial } from '../../materials/material.js'
import { drawCanvas } from '../../materials/maps.js'
import { palette } from '../../materials/palette.js'
import { group, mesh, place } from '../../shapes/assemble.js'
import { ball } from '../../shapes/solids.js'
import { font, writeLines } from './print.js'

/**
 * A riveted metal plate lying flat, read from +z.
 *
 * @param {string} title
 * @param {string[]} lines facts of the product, at most five
 */
export function typePlate(title, lines) {
  const print = drawCanvas(1024, 640, (context, width, height) => {
    context.fillStyle = '#c9ccce'
    context.fillRect(0, 0, width, height)
    context.strokeStyle = '#222222'
    context.lineWidth = 8
    context.strokeRect(24, 24, width - 48, height - 48)
    context.fillStyle = '#151515'
    context.font = font(96, 'bold')
    context.fillText(title, 70, 150)
    writeLines(context, lines, { x: 70, y: 260, step: 84, sizePx: 66, weight: 'bold' })
  })
  const surface = createMaterial({ name: 'type-plate', roughness: 0.4, metalness: 0.5, print })
  const rivets = [-51, 51].flatMap((x) =>
    [-30, 30].map((z) => {
      const rivet = place(ball(2.6, palette.zinc), [x, 0.3, z])
      rivet.scale.y = 0.6
      return rivet
    }),
  )
  return group(mesh(new BoxGeometry(112, 1.2, 70), surface), ...rivets)
}
