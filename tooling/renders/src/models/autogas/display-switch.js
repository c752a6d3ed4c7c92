import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { flatPrint, roundedBox, tube } from '../../shapes/solids.js'

const TILT = -0.5
const { blackGloss, blackPlastic, chrome, turnedBrass } = palette

/** A square fuel switch with a level display, its cable ending in a plug. */
export const displaySwitch = {
  angles: {
    a: { azimuth: -0.4, elevation: 0.36 },
    b: { azimuth: 0.5, elevation: 0.44 },
    c: { azimuth: 0, elevation: 0.26 },
  },
  build() {
    return group(
      place(face(), [0, 26, 8], [TILT, 0, 0]),
      place(roundedBox(40, 8, 34, 3, blackPlastic), [0, 4, -6]),
      place(roundedBox(20, 26, 14, 3, blackPlastic), [0, 14, -12]),
      cable(),
      place(plug(), [58, 0, 34], [0, -0.4, 0]),
    )
  },
}

function face() {
  const print = drawDisplay()
  const display = createMaterial({
    name: 'dark-switch-display',
    roughness: 0.3,
    print,
    glow: { print, strength: 0.7 },
  })
  return group(
    roundedBox(56, 38, 14, 4, blackGloss),
    place(roundedBox(52, 34, 3, 1.4, blackPlastic), [0, 0, 7]),
    place(flatPrint(32, 25, display), [-7, 0, 8.8]),
    place(roundedBox(11, 25, 4, 1.8, chrome), [17, 0, 7.6]),
  )
}

function drawDisplay() {
  const material = createPrint('switch-display', [640, 500], (context, width, height) => {
    context.fillStyle = '#06080b'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#58d68d'
    context.font = font(150, 'bold')
    context.fillText('ΑΕΡΙΟ', 60, 190)
    for (let bar = 0; bar < 6; bar++) {
      context.fillStyle = bar < 4 ? '#58d68d' : '#1c3527'
      context.fillRect(60 + bar * 88, 420 - bar * 26, 64, 30 + bar * 26)
    }
  })
  return material.map.image
}

function cable() {
  const points = [
    [6, 12, -18],
    [22, 6, -30],
    [48, 2.4, -28],
    [72, 2.4, -6],
    [50, 2.4, 10],
    [40, 3, -4],
    [62, 6, -18],
    [84, 5, 2],
    [72, 6, 18],
    [62, 6.6, 24],
  ]
  return tube(points, 2.3, blackPlastic, { steps: 300, sides: 16 })
}

function plug() {
  const pins = [-6, -2, 2, 6].map((x) =>
    place(roundedBox(1.4, 1.4, 8, 0.3, turnedBrass), [x, 7, 10]),
  )
  return group(
    place(roundedBox(22, 13, 20, 2, blackGloss), [0, 6.5, 0]),
    place(roundedBox(8, 3, 11, 0.8, blackGloss), [0, 14, 4]),
    ...pins,
  )
}
