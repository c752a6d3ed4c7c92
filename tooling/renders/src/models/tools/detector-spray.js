import { palette } from '../../materials/palette.js'
import { createPrint, font, writeLines } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox, tube, wrapLabel } from '../../shapes/solids.js'

const RADIUS = 33
const HEIGHT = 190
const { chrome, redPlastic, whitePlastic } = palette

/** A can of leak detector spray with its spray head and extension straw. */
export const detectorSpray = {
  angles: {
    a: { azimuth: -0.4, elevation: 0.2 },
    b: { azimuth: 0.5, elevation: 0.3 },
    c: { azimuth: 0, elevation: 0.12 },
  },
  build() {
    const label = wrapLabel(RADIUS + 0.2, HEIGHT - 12, 2 * Math.PI, createLabel(), 0)
    return group(
      can(),
      place(label, [0, HEIGHT / 2, 0], [0, -0.4, 0]),
      place(head(), [0, HEIGHT + 17, 0], [0, -0.1, 0]),
    )
  },
}

function can() {
  return lathe(
    [
      [0, 3],
      [RADIUS - 3, 2],
      [RADIUS - 2, 0, 0.8],
      [RADIUS + 0.6, 0, 0.8],
      [RADIUS + 0.6, 4, 0.8],
      [RADIUS, 5],
      [RADIUS, HEIGHT - 5],
      [RADIUS + 0.8, HEIGHT - 4, 0.6],
      [RADIUS + 0.8, HEIGHT - 1, 0.8],
      [RADIUS - 3, HEIGHT, 0.6],
      [RADIUS - 8, HEIGHT + 12, 10],
      [14, HEIGHT + 18, 2],
      [14, HEIGHT + 20, 1],
      [0, HEIGHT + 20],
    ],
    chrome,
  )
}

function head() {
  const skirt = lathe(
    [
      [22, -6],
      [22, 8, 2],
      [12, 13, 3],
      [0, 13],
    ],
    whitePlastic,
  )
  const button = lathe(
    [
      [0, 12],
      [9, 12],
      [9, 28, 2],
      [0, 30],
    ],
    redPlastic,
  )
  const straw = [
    [0, 23, 6],
    [0, 23, 20],
    [0, 23, 70],
  ]
  return group(
    skirt,
    button,
    place(roundedBox(8, 8, 8, 1.5, redPlastic), [0, 23, 9]),
    tube(straw, 1.5, redPlastic),
  )
}

function createLabel() {
  return createPrint('detector-spray-label', [2048, 1760], (context, width, height) => {
    const middle = width / 2
    context.fillStyle = '#f4f4f2'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#0f7f8c'
    context.fillRect(0, 0, width, 640)
    context.fillRect(0, height - 120, width, 120)
    context.fillStyle = '#ffffff'
    context.textAlign = 'center'
    writeLines(context, ['ΑΝΙΧΝΕΥΣΗ', 'ΔΙΑΡΡΟΩΝ', 'ΑΦΡΟΣ'], {
      x: middle,
      y: 210,
      step: 166,
      sizePx: 92,
      weight: 'bold',
    })
    for (const [x, y, radius] of [
      [-120, 860, 92],
      [40, 800, 56],
      [120, 900, 74],
      [0, 960, 40],
    ]) {
      context.lineWidth = 16
      context.strokeStyle = '#0f7f8c'
      context.beginPath()
      context.arc(middle + x, y, radius, 0, 2 * Math.PI)
      context.stroke()
    }
    context.fillStyle = '#16181b'
    context.font = font(150, 'bold')
    context.fillText('400 ml', middle, 1260)
    context.font = font(84, 'bold')
    context.fillText('Η διαρροή αφρίζει', middle, 1420, 580)
    context.fillText('–15 … +50 °C', middle, 1540)
  })
}
