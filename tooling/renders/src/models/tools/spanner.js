import { Shape } from 'three'
import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { circle } from '../../shapes/outlines.js'
import { extrude, flatPrint } from '../../shapes/solids.js'

const { chrome, steel } = palette

/** Two open-ended spanners of different size, one across the other. */
export const spanner = {
  angles: {
    a: { azimuth: -0.35, elevation: 0.7 },
    b: { azimuth: 0.45, elevation: 0.6 },
    c: { azimuth: 0, elevation: 0.9 },
  },
  build() {
    return group(
      lying(blade(30, 250, '19'), [0, 0, 24], 0.3, steel),
      lying(blade(27, 214, '17'), [6, 9.4, -6], -0.42, chrome),
    )
  },
}

function lying({ outline, size, label, length }, position, turn, material) {
  const body = extrude(outline, 9, material, { bevel: 1.6, curveSegments: 32 })
  const print = place(flatPrint(size * 1.9, size * 0.44, createSizePrint(label)), [
    length * 0.02,
    0,
    9.2,
  ])
  const flat = place(group(body, print), [0, 0, 0], [-Math.PI / 2, 0, 0])
  return place(group(flat), position, [0, turn, 0])
}

// Along x: an open jaw on the left, tilted as on a real spanner, and a ring with a hanging hole.
function blade(size, length, label) {
  const left = -length / 2
  const right = length / 2
  const half = size * 0.3
  const jaw = size * 0.98
  const shape = new Shape()
  shape.moveTo(left + jaw * 0.9, half)
  shape.lineTo(right - size * 0.7, half * 0.86)
  shape.absarc(right - size * 0.55, 0, size * 0.55, 2.6, -2.6, true)
  shape.lineTo(left + jaw * 0.9, -half)
  shape.quadraticCurveTo(left + jaw * 0.6, -jaw * 0.62, left + jaw * 0.2, -jaw * 0.94)
  shape.quadraticCurveTo(left - jaw * 0.3, -jaw * 1.1, left - jaw * 0.62, -jaw * 0.72)
  shape.lineTo(left - jaw * 0.5, -size * 0.5)
  shape.lineTo(left + jaw * 0.1, -size * 0.42)
  shape.quadraticCurveTo(left + jaw * 0.42, 0, left + jaw * 0.1, size * 0.5)
  shape.lineTo(left - jaw * 0.52, size * 0.5)
  shape.lineTo(left - jaw * 0.66, size * 0.76)
  shape.quadraticCurveTo(left - jaw * 0.3, jaw * 1.1, left + jaw * 0.2, jaw * 0.94)
  shape.quadraticCurveTo(left + jaw * 0.6, jaw * 0.62, left + jaw * 0.9, half)
  shape.holes.push(circle(right - size * 0.52, 0, size * 0.26))
  return { outline: shape, size, label, length }
}

function createSizePrint(label) {
  return createPrint(
    `spanner-size-${label}`,
    [1040, 240],
    (context) => {
      context.fillStyle = '#2b2d30'
      context.textAlign = 'center'
      context.font = font(190, 'bold')
      context.fillText(`${label} mm`, 520, 186)
    },
    { isCutOut: true, roughness: 0.4 },
  )
}
