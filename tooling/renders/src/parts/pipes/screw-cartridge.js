import { createMaterial } from '../../materials/material.js'
import { group } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { wrapLabel } from '../../shapes/solids.js'
import { createPrint, font } from '../cylinders/print.js'

const RADIUS = 55
const SHOULDER = 82

/** Where a screw cartridge's thread begins, millimetres above its foot. */
export const CARTRIDGE_HEIGHT = SHOULDER + 8

/**
 * A dome-shaped cartridge with a screw valve, 110 mm wide.
 *
 * @param {{ color: string, ink: string }} look the paint, and the lettering on the pale band
 */
export function screwCartridge({ color, ink }) {
  const paint = createMaterial({
    name: `screw-cartridge-${color}`,
    color,
    roughness: 0.34,
    clearcoat: 0.6,
  })
  const body = lathe(
    [
      [0, 2],
      [48, 0, 2],
      [RADIUS, 6, 4],
      [RADIUS, 52, 4],
      [40, 76, 14],
      [17, SHOULDER, 3],
      [17, SHOULDER + 8, 1.4],
      [0, SHOULDER + 8],
    ],
    paint,
    { segments: 160 },
  )
  const label = createPrint(
    `screw-cartridge-label-${color}`,
    [1600, 300],
    (context, width, height) => {
      context.fillStyle = '#f3f3ef'
      context.fillRect(0, 0, width, height)
      context.fillStyle = ink
      context.textAlign = 'center'
      context.font = font(92, 'bold')
      context.fillText('ΒΟΥΤΑΝΙΟ · ΠΡΟΠΑΝΙΟ', width / 2, 190)
    },
  )
  return group(body, wrapLabel(RADIUS + 0.3, 30, 2.9, label, 28))
}
