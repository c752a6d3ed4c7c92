import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { boltHead } from '../../shapes/screws.js'
import { extrude, flatPrint, roundedBox } from '../../shapes/solids.js'
import { createPrint, font } from '../cylinders/print.js'

const { blackGloss, blackPlastic, turnedBrass, zinc } = palette

const plugInsert = createMaterial({ name: 'plug-insert', color: '#2f6fb3', roughness: 0.45 })

/** An injector's coil in its strap, 36 mm wide, standing on y = 0 with its plug to the front. */
export function gasInjector(text) {
  const strap = group(
    place(roundedBox(17, 2.6, 37, 0.8, zinc), [0, 41.4, 0]),
    place(roundedBox(17, 42, 2.4, 0.8, zinc), [0, 21, -17.4]),
  )
  const ink = createPrint(
    `injector-${text}`,
    [512, 256],
    (context) => {
      context.fillStyle = '#0a0b0d'
      context.fillRect(0, 0, 512, 256)
      context.fillStyle = '#f4f4f4'
      context.textAlign = 'center'
      context.font = font(170, 'bold')
      context.fillText(text, 256, 190)
    },
    { isDark: true, roughness: 0.5 },
  )
  return group(
    place(roundedBox(36, 40, 34, 4, blackPlastic), [0, 20, 0]),
    strap,
    place(boltHead(12, zinc), [0, 42.6, 0]),
    place(sensorPlug(), [0, 14, 17]),
    place(flatPrint(28, 14, ink), [0, 32, 17.25]),
  )
}

/** A two-pin socket facing +z. */
export function sensorPlug() {
  const outline = roundedRectangle(-12, -9, 24, 18, 3)
  outline.holes.push(roundedRectangle(-10, -7, 20, 14, 2))
  const pins = [-4.5, 4.5].map((x) => place(roundedBox(1.6, 4, 9, 0.3, turnedBrass), [x, 0, 9]))
  return group(
    extrude(outline, 17, blackGloss, { bevel: 0.5 }),
    place(roundedBox(21, 15, 3, 0.5, plugInsert), [0, 0, 4]),
    ...pins,
    place(roundedBox(8, 3, 10, 0.8, blackGloss), [0, 10, 9]),
  )
}

/** A calibrated nozzle with its hose tail, pointing along +y. */
export function injectorNozzle() {
  const collar = lathe(
    [
      [5.5, 0],
      [5.5, 4, 0.6],
      [4.4, 5],
    ],
    turnedBrass,
    { segments: 40 },
  )
  return group(
    hexagon(13, 7, turnedBrass),
    place(collar, [0, 7, 0]),
    place(hoseTail(4.6, 24, 3, turnedBrass), [0, 11, 0]),
  )
}
