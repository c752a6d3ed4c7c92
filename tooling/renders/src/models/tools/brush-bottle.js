import { palette } from '../../materials/palette.js'
import { createPrint, font, writeLines } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { createMaterial } from '../../materials/material.js'
import { wrapLabel } from '../../shapes/solids.js'

const RADIUS = 20
const { blackGloss, whitePlastic } = palette
const bristles = createMaterial({
  name: 'brush-bristles',
  color: '#3a3026',
  roughness: 0.8,
  grain: { field: 'streakAround', tiles: [1, 1], strength: 0.8 },
})

/** A small bottle of leak fluid; the brush in its cap lies beside it. */
export const brushBottle = {
  angles: {
    a: { azimuth: -0.3, elevation: 0.24 },
    b: { azimuth: 0.4, elevation: 0.34 },
    c: { azimuth: 0.05, elevation: 0.18 },
  },
  build() {
    const label = wrapLabel(RADIUS + 0.2, 56, 4.6, createLabel(), 36)
    return group(
      place(group(bottle(), place(group(label), [0, 0, 0], [0, -0.24, 0])), [-18, 0, -8]),
      place(cap(), [34, 9.6, 30], [0, 0.9, Math.PI / 2 - 0.06]),
    )
  },
}

function bottle() {
  return lathe(
    [
      [0, 2],
      [RADIUS - 3, 0, 1],
      [RADIUS, 3, 3],
      [RADIUS, 68, 4],
      [11, 80, 6],
      [9, 84, 1],
      [9, 96, 1],
      [7, 96, 0.6],
      [6.6, 84],
      [0, 84],
    ],
    whitePlastic,
    { segments: 120 },
  )
}

// Its mouth at y = 0, the brush below it.
function cap() {
  const stem = lathe(
    [
      [0, -58],
      [2, -58],
      [2, 0],
      [0, 0],
    ],
    whitePlastic,
    { segments: 32 },
  )
  const brush = lathe(
    [
      [0, -78],
      [3.4, -76, 1],
      [4.6, -64, 1],
      [2.4, -54, 1],
      [0, -54],
    ],
    bristles,
    { segments: 48 },
  )
  const grip = knurl(11.4, 20, blackGloss, { teeth: 34, depth: 0.7, pattern: 'straight' })
  return group(stem, brush, grip)
}

function createLabel() {
  return createPrint('leak-fluid-label', [2048, 1240], (context, width, height) => {
    context.fillStyle = '#f4f4f2'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#d9752b'
    context.fillRect(0, 0, width, 330)
    context.fillRect(0, height - 90, width, 90)
    context.textAlign = 'center'
    context.fillStyle = '#ffffff'
    context.font = font(140, 'bold')
    context.fillText('ΔΙΑΡΡΟΕΣ', width / 2, 232)
    context.fillStyle = '#16181b'
    writeLines(context, ['με πινέλο'], { x: width / 2, y: 560, step: 0, sizePx: 130 })
    writeLines(context, ['100 ml'], { x: width / 2, y: 860, step: 0, sizePx: 180, weight: 'bold' })
    writeLines(context, ['Αφρίζει στη διαρροή'], {
      x: width / 2,
      y: 1050,
      step: 0,
      sizePx: 76,
    })
  })
}
