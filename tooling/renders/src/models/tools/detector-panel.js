import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { ball, flatPrint, roundedBox } from '../../shapes/solids.js'

const BOX = { width: 260, height: 190, depth: 84 }
const FRONT = BOX.depth / 2
const ZONES = 4
const { blackPlastic, redPlastic, whitePlastic } = palette
const lamp = (name, color, strength) =>
  createMaterial({ name, color, roughness: 0.3, glow: { color, strength } })
const lampOn = lamp('zone-on', '#2fd35f', 1.2)
const lampOff = lamp('zone-off', '#6e1616', 0.05)

/** A gas detection panel for four zones with a display, two sensors before it. */
export const detectorPanel = {
  angles: {
    a: { azimuth: -0.42, elevation: 0.22 },
    b: { azimuth: 0.5, elevation: 0.28 },
    c: { azimuth: 0, elevation: 0.14 },
  },
  build() {
    return group(
      place(casing(), [0, 12 + BOX.height / 2, -30]),
      ...[-78, -26, 26, 78].map((x) => place(gland(), [x, 12, -30], [Math.PI, 0, 0])),
      place(sensor(), [-64, 0, 74], [0, -0.2, 0]),
      place(sensor(), [70, 0, 84], [0, 0.2, 0]),
    )
  },
}

function casing() {
  const { width, height, depth } = BOX
  const lamps = Array.from({ length: ZONES }, (_, zone) => {
    const x = -84 + zone * 34
    return [place(ball(4, lampOn), [x, 4, FRONT + 1]), place(ball(4, lampOff), [x, -14, FRONT + 1])]
  }).flat()
  return group(
    place(roundedBox(width, height, depth - 12, 10, whitePlastic), [0, 0, -8]),
    place(roundedBox(width - 6, height - 6, 14, 6, whitePlastic), [0, 0, FRONT - 8]),
    place(flatPrint(width - 26, height - 26, createFace()), [0, 0, FRONT - 0.6]),
    ...lamps,
    place(button(redPlastic), [84, -2, FRONT - 1], [Math.PI / 2, 0, 0]),
    ...[-84, -50].map((x) => place(button(blackPlastic), [x, -56, FRONT - 1], [Math.PI / 2, 0, 0])),
  )
}

function button(material) {
  return lathe(
    [
      [0, 0],
      [11, 0],
      [11, 4, 1.4],
      [0, 5],
    ],
    material,
    { segments: 64 },
  )
}

function gland() {
  return lathe(
    [
      [11, 0],
      [11, 6, 1],
      [8, 8, 1],
      [8, 12, 1],
      [0, 12],
    ],
    blackPlastic,
    { segments: 48 },
  )
}

function sensor() {
  const nose = lathe(
    [
      [17, 0],
      [17, 8, 2],
      [13, 10, 1],
      [13, 7],
      [0, 7],
    ],
    blackPlastic,
    { segments: 72 },
  )
  return group(
    place(roundedBox(66, 66, 30, 6, whitePlastic), [0, 33, 0]),
    place(nose, [0, 34, 14], [Math.PI / 2, 0, 0]),
    place(ball(2.2, lampOn), [22, 54, 15]),
  )
}

function createFace() {
  return createPrint('panel-face', [1400, 980], (context, width, height) => {
    context.fillStyle = '#dfe3e7'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#17324f'
    context.fillRect(60, 60, width - 120, 260)
    context.fillStyle = '#bfe6ff'
    context.font = font(100, 'bold')
    context.fillText('ΖΩΝΕΣ 1–4', 110, 170)
    context.fillText('ΟΜΑΛΑ', 110, 280)
    context.fillStyle = '#1b1d20'
    context.textAlign = 'center'
    context.font = font(64, 'bold')
    for (let zone = 0; zone < ZONES; zone++) {
      context.fillText(String(zone + 1), width / 2 + (-84 + zone * 34) * 5.98, 410)
    }
    context.fillText('ΣΤΟΠ', width / 2 + 84 * 5.98, 640)
    context.fillText('ΑΕΡΙΟ', width / 2 + 84 * 5.98, 860)
  })
}
