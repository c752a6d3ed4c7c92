import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox, tube, wrapLabel } from '../../shapes/solids.js'

const CAN = { radius: 38, height: 150 }
const { blackPlastic, chrome, redPlastic, steel, turnedBrass } = palette

const paint = createMaterial({
  name: 'blowlamp-can',
  color: '#0e4f9e',
  roughness: 0.3,
  clearcoat: 0.7,
  clearcoatRoughness: 0.08,
})

/** A blowlamp screwed onto its cartridge: burner tube forward and up, tap behind. */
export const blowlamp = {
  angles: {
    a: { azimuth: -0.7, elevation: 0.18 },
    b: { azimuth: 0.55, elevation: 0.28 },
    c: { azimuth: -1.2, elevation: 0.12 },
  },
  build() {
    return group(can(), place(head(), [0, CAN.height + 26, 0]))
  },
}

function can() {
  const { radius, height } = CAN
  const body = lathe(
    [
      [0, 3],
      [radius - 4, 2],
      [radius - 2, 0, 1],
      [radius + 0.8, 0, 0.8],
      [radius + 0.8, 4, 1],
      [radius, 6],
      [radius, height - 8, 4],
      [radius - 8, height + 10, 12],
      [20, height + 18, 3],
      [18, height + 20, 1],
      [0, height + 20],
    ],
    paint,
  )
  const label = wrapLabel(radius + 0.25, 96, 2.3, createLabel(), height / 2)
  return group(body, place(label, [0, height / 2, 0], [0, -0.66, 0]))
}

// The burner leaves the head towards +z and 35 degrees up.
function head() {
  const collar = knurl(23, 22, blackPlastic, { teeth: 26, depth: 1.6, pattern: 'straight' })
  const tower = lathe(
    [
      [18, 0],
      [17, 30, 3],
      [13, 40, 3],
      [0, 42],
    ],
    blackPlastic,
  )
  const knob = knurl(14, 15, redPlastic, { teeth: 18, depth: 1.4, pattern: 'straight' })
  const neck = tube(
    [
      [0, 26, 10],
      [0, 36, 26],
      [0, 52, 50],
      [0, 66, 70],
    ],
    5,
    turnedBrass,
    { sides: 28 },
  )
  const trigger = place(roundedBox(11, 22, 12, 3, redPlastic), [0, 22, 21], [0.2, 0, 0])
  return group(
    place(collar, [0, -8, 0]),
    place(tower, [0, 14, 0]),
    place(knob, [0, 34, -14], [-Math.PI / 2, 0, 0]),
    place(neck, [0, 10, 0]),
    trigger,
    place(flameTube(), [0, 76, 70], [Math.PI / 2 - 0.61, 0, 0]),
  )
}

function flameTube() {
  const barrel = lathe(
    [
      [6, 4],
      [9, 6, 1],
      [9, 14, 1],
      [13, 20, 3],
      [13, 72, 0.6],
      [11.8, 72, 0.4],
      [11.4, 40],
      [0, 40],
    ],
    steel,
  )
  const mouth = lathe(
    [
      [13, 64],
      [14.2, 65, 0.5],
      [14.2, 70, 0.5],
      [13, 71],
    ],
    chrome,
  )
  return group(place(hexagon(16, 10, turnedBrass), [0, -4, 0]), barrel, mouth)
}

function createLabel() {
  return createPrint('blowlamp-label', [1400, 1540], (context, width, height) => {
    context.fillStyle = '#f4f4f2'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#c8161d'
    context.fillRect(0, 0, width, 420)
    context.textAlign = 'center'
    context.fillStyle = '#ffffff'
    context.font = font(156, 'bold')
    context.fillText('ΦΛΟΓΙΣΤΡΟ', width / 2, 280)
    context.fillStyle = '#16181b'
    context.font = font(150, 'bold')
    context.fillText('ΥΓΡΑΕΡΙΟ', width / 2, 790)
    context.font = font(104, 'bold')
    context.fillText('Με πιέζο', width / 2, 1120)
  })
}
