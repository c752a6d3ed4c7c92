import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { bentSheet } from '../../shapes/bent-sheet.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { wrapLabel } from '../../shapes/solids.js'
import { cylinders } from '../../variants/cylinders.js'

const RADIUS = 150
const STRIP = { width: 34, height: 200, middle: 200 }
const TOWARDS = -0.62
const { blackPlastic } = palette

/** A magnetic level strip on a gas cylinder, its colour changing where the liquid ends. */
export const levelStrip = {
  angles: {
    a: { azimuth: -0.5, elevation: 0.14 },
    b: { azimuth: -0.2, elevation: 0.3 },
    c: { azimuth: -0.62, elevation: 0.08 },
  },
  build() {
    const { width, height, middle } = STRIP
    const arc = (width - 6) / RADIUS
    const carrier = bentSheet(
      roundedRectangle(-width / 2, middle - height / 2, width, height, 10),
      RADIUS + 0.6,
      2.4,
      createMaterial({ name: 'strip-carrier', color: '#f2f2ef', roughness: 0.5 }),
    )
    const scale = wrapLabel(RADIUS + 3.4, height - 26, arc, createScale(), middle)
    return group(
      place(group(cylinders['cylinder-blue'].build()), [0, 0, 0], [0, 1.35, 0]),
      place(group(carrier, scale), [0, 0, 0], [0, TOWARDS, 0]),
      place(magnet(), [0, 0, 0], [0, TOWARDS, 0]),
    )
  },
}

function magnet() {
  const { width, height, middle } = STRIP
  return bentSheet(
    roundedRectangle(-width / 2 - 1, middle - height / 2 - 1, width + 2, height + 2, 11),
    RADIUS + 0.1,
    1.8,
    blackPlastic,
  )
}

// Warm above the liquid, cold beneath it: the boundary is what the strip is for.
function createScale() {
  return createPrint('level-strip-scale', [200, 1240], (context, width, height) => {
    const shade = context.createLinearGradient(0, 0, 0, height)
    shade.addColorStop(0, '#d8542a')
    shade.addColorStop(0.42, '#e0a030')
    shade.addColorStop(0.5, '#6fbf5a')
    shade.addColorStop(0.58, '#2b7fc0')
    shade.addColorStop(1, '#173a78')
    context.fillStyle = shade
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#ffffff'
    context.font = font(54, 'bold')
    context.textAlign = 'center'
    for (const [label, share] of [
      ['4/4', 0.08],
      ['3/4', 0.29],
      ['1/2', 0.51],
      ['1/4', 0.73],
      ['0', 0.95],
    ]) {
      context.fillText(label, width / 2, height * share)
    }
  })
}
