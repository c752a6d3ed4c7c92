import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { extrude, flatPrint, roundedBox, tube } from '../../shapes/solids.js'

const LEAN = 0.3
const { blackGloss, blackPlastic, chrome, turnedBrass } = palette
const shell = createMaterial({
  name: 'manometer-grey',
  color: '#3a4047',
  roughness: 0.45,
  clearcoat: 0.2,
})
const bumper = createMaterial({
  name: 'manometer-bumper',
  color: '#d9601e',
  roughness: 0.55,
  grain: { field: 'cast', tiles: [4, 4], strength: 0.2 },
})
const silicone = createMaterial({ name: 'test-hose', color: '#b3261b', roughness: 0.4 })

/** A digital manometer leaning back, its test hose in a loop before it. */
export const manometerDigital = {
  angles: {
    a: { azimuth: -0.42, elevation: 0.28 },
    b: { azimuth: 0.5, elevation: 0.34 },
    c: { azimuth: 0, elevation: 0.2 },
  },
  build() {
    return group(
      place(group(casing(), face(), ...[-14, 14].map(port)), [0, 0, 0], [-LEAN, 0, 0]),
      place(roundedBox(44, 90, 5, 2, blackPlastic), [0, 40, -46], [0.3, 0, 0]),
      hose(),
    )
  },
}

function casing() {
  return group(
    place(extrude(roundedRectangle(-40, 0, 80, 158, 14), 34, bumper, { bevel: 6 }), [0, 0, -17]),
    place(extrude(roundedRectangle(-34, 8, 68, 142, 10), 36, shell, { bevel: 4 }), [0, 0, -16]),
  )
}

function face() {
  const display = createPrint('manometer-display', [1000, 600], (context, width, height) => {
    context.fillStyle = '#b9c8a8'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#1a211a'
    context.font = font(76, 'bold')
    context.fillText('ΕΛΕΓΧΟΣ', 50, 110)
    context.textAlign = 'right'
    context.fillText('04:59', width - 50, 110)
    context.font = font(260, 'bold')
    context.fillText('150.02', width - 50, 390)
    context.font = font(96, 'bold')
    context.fillText('mbar', width - 50, 530)
  })
  const keys = [
    [-19, 50],
    [0, 50],
    [19, 50],
    [-19, 30],
    [0, 30],
    [19, 30],
  ].map(([x, y], index) =>
    place(roundedBox(14, 12, 5, 2.2, index === 3 ? bumper : blackGloss), [x, y, 20]),
  )
  return group(
    place(roundedBox(62, 44, 3, 1.4, blackGloss), [0, 108, 19.6]),
    place(flatPrint(54, 32.4, display), [0, 108, 21.4]),
    ...keys,
  )
}

function port(x) {
  return place(group(hexagon(13, 6, turnedBrass), place(hoseTail(4.4, 20, 3, chrome), [0, 6, 0])), [
    x,
    156,
    0,
  ])
}

// How far a point of the leaning case lies behind its foot.
function lean(y) {
  return -Math.sin(LEAN) * y
}

function hose() {
  const points = [
    [14, 172, lean(176)],
    [14, 190, lean(196)],
    [34, 206, -50],
    [66, 180, -30],
    [76, 100, 4],
    [74, 20, 36],
    [56, 4.4, 62],
    [10, 4.4, 76],
    [-40, 4.4, 62],
    [-46, 4.6, 40],
    [-14, 6, 40],
    [10, 11, 56],
    [-6, 7, 86],
    [-46, 4.6, 92],
    [-72, 8, 84],
  ]
  const end = group(hexagon(15, 9, turnedBrass), place(hoseTail(5, 22, 3, turnedBrass), [0, 9, 0]))
  return group(
    tube(points, 4.4, silicone, { steps: 500, sides: 24 }),
    place(end, [-70, 8, 85], [0.2, 0, Math.PI / 2 + 0.1]),
  )
}
