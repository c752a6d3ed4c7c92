import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { ball, flatPrint, roundedBox, tube } from '../../shapes/solids.js'

const { blackGloss, blackPlastic, rubber, whitePlastic } = palette
const lit = createMaterial({
  name: 'detector-lit',
  color: '#2fd35f',
  roughness: 0.3,
  glow: { color: '#2fd35f', strength: 1.2 },
})

/**
 * A vehicle's gas alarm: low black panel with sounder and lamp, each sensor on a lead.
 *
 * @param {{ sensors: 1 | 2 }} build
 */
export function createVehicleDetector({ sensors }) {
  return {
    facts: { sensors: `${sensors}` },
    angles: {
      a: { azimuth: -0.45, elevation: 0.42 },
      b: { azimuth: 0.55, elevation: 0.42 },
      c: { azimuth: 0, elevation: 0.3 },
    },
    build() {
      const parts = [
        place(panel(), [-18, 4, 0], [-0.9, 0, 0]),
        lead(),
        place(sensor(), [78, 0, 46]),
      ]
      if (sensors === 2) {
        const other = group(lead())
        other.scale.set(-1, 1, 1)
        parts.push(place(other, [-40, 0, 0]), place(sensor(), [-118, 0, 46]))
      }
      return group(...parts)
    },
  }
}

// Faces +z before it leans back.
function panel() {
  const slots = Array.from({ length: 6 }, (_, index) =>
    place(roundedBox(34, 2.4, 2, 0.8, blackPlastic), [-28, 14 + index * 6, 16.4]),
  )
  return group(
    place(roundedBox(124, 62, 32, 7, blackGloss), [0, 31, 0]),
    place(roundedBox(44, 44, 2, 1, blackPlastic), [-28, 29, 15.4]),
    ...slots,
    place(ball(3, lit), [12, 44, 16]),
    place(roundedBox(30, 12, 4, 2, whitePlastic), [32, 18, 15.6]),
    place(flatPrint(46, 15, createLegend()), [38, 33, 16.2]),
  )
}

function sensor() {
  const cap = lathe(
    [
      [0, 0],
      [22, 0, 2],
      [22, 16, 5],
      [14, 20, 2],
      [0, 20],
    ],
    blackGloss,
    { segments: 96 },
  )
  const slots = Array.from({ length: 8 }, (_, index) =>
    place(roundedBox(3, 1.2, 13, 0.5, rubber), [0, 20, 0], [0, (index * Math.PI) / 8, 0]),
  )
  return group(cap, ...slots)
}

function lead() {
  const points = [
    [36, 12, -30],
    [66, 4, -40],
    [104, 3, -22],
    [108, 3, 8],
    [76, 3, 12],
    [56, 3, 28],
    [60, 5, 44],
    [78, 6, 46],
  ]
  return tube(points, 2.6, rubber, { steps: 240 })
}

function createLegend() {
  return createPrint(
    'vehicle-alarm-legend',
    [920, 300],
    (context) => {
      context.fillStyle = '#07080a'
      context.fillRect(0, 0, 920, 300)
      context.fillStyle = '#f2f2ef'
      context.font = font(150, 'bold')
      context.fillText('ΑΕΡΙΟ', 20, 140)
      context.font = font(96, 'bold')
      context.fillText('12 / 24 V', 20, 260)
    },
    { isDark: true },
  )
}
