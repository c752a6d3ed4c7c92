import { palette } from '../../../materials/palette.js'
import { pleatedElement } from '../../../parts/pipes/pleated-element.js'
import { createPrint, font, writeLines } from '../../../parts/cylinders/print.js'
import { aroundCircle, group, place } from '../../../shapes/assemble.js'
import { hoseTail } from '../../../shapes/connections.js'
import { hexagon } from '../../../shapes/hexagon.js'
import { knurl } from '../../../shapes/knurl.js'
import { lathe } from '../../../shapes/lathe.js'
import { boltHead, socketHead } from '../../../shapes/screws.js'
import { ring, wrapLabel } from '../../../shapes/solids.js'

const { rubber, turnedAluminium, turnedBrass, zinc } = palette
const BOWL_RADIUS = 42

/**
 * A gas-phase filter beside its spare element and seal.
 *
 * @param {{ title: string, lines: string[], name?: string }} label `name` is that of its surface
 */
export function createFilter(label) {
  return {
    angles: {
      a: { azimuth: -0.42, elevation: 0.28 },
      b: { azimuth: -0.02, elevation: 0.56 },
      c: { azimuth: -0.14, elevation: 0.18 },
    },
    build() {
      return group(
        place(housing(label), [-34, 0, -10], [0, 0.12, 0]),
        place(pleatedElement(), [52, 0, 44]),
        place(ring(20, 2, rubber), [4, 2, 76]),
      )
    },
  }
}

function housing(text) {
  const print = createLabel(text)
  const label = wrapLabel(BOWL_RADIUS + 0.25, 60, 118 / BOWL_RADIUS, print, 53)
  const connections = [-1, 1].map((side) =>
    place(connection(), [side * 45, 121, 0], [0, 0, (-side * Math.PI) / 2]),
  )
  return group(
    bowl(),
    place(label, label.position.toArray(), [0, -0.48, 0]),
    place(gripBand(), [0, 92, 0]),
    head(),
    ...connections,
  )
}

function bowl() {
  const profile = [
    [0, 0],
    [12, 0, 1],
    [14, 4, 2],
    [38, 8, 8],
    [BOWL_RADIUS, 20, 6],
    [BOWL_RADIUS, 92, 1],
    [0, 92],
  ]
  return lathe(profile, turnedAluminium, { segments: 160 })
}

function gripBand() {
  return knurl(44.5, 14, turnedAluminium, { teeth: 90, depth: 0.8, pattern: 'diamond' })
}

function head() {
  const gasket = lathe(
    [
      [45, 0],
      [46.2, 1, 0.6],
      [45, 2],
    ],
    rubber,
  )
  const cover = lathe(
    [
      [0, 0],
      [47, 0, 1],
      [47, 26, 3],
      [40, 32, 3],
      [0, 32],
    ],
    turnedAluminium,
    { segments: 160 },
  )
  const screws = aroundCircle(4, 33, () => socketHead(8, zinc), Math.PI / 4)
  return group(
    place(gasket, [0, 105.5, 0]),
    place(cover, [0, 107, 0]),
    place(screws, [0, 138.2, 0]),
    place(boltHead(17, turnedBrass), [0, 138.5, 0]),
  )
}

function connection() {
  const boss = lathe(
    [
      [14, -8],
      [14, 4, 1],
      [0, 4],
    ],
    turnedAluminium,
    { segments: 64 },
  )
  const collar = lathe(
    [
      [9.5, 0],
      [9.5, 5, 1],
      [7, 7],
    ],
    turnedBrass,
    { segments: 56 },
  )
  return group(
    boss,
    place(hexagon(24, 9, turnedBrass), [0, 4, 0]),
    place(collar, [0, 13, 0]),
    place(hoseTail(7.4, 36, 4, turnedBrass), [0, 19, 0]),
  )
}

function createLabel({ title, lines, name = title }) {
  return createPrint(`filter-label-${name}`, [2048, 1024], (context, width, height) => {
    context.fillStyle = '#f4f5f5'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#0b7a4b'
    context.fillRect(0, 0, width, 210)
    context.fillRect(0, height - 60, width, 60)
    context.fillStyle = '#ffffff'
    context.textAlign = 'center'
    context.font = font(140, 'bold')
    context.fillText('ΦΙΛΤΡΟ', width / 2, 156)
    context.textAlign = 'left'
    context.fillStyle = '#17202a'
    const left = 420
    context.font = font(190, 'bold')
    context.fillText(title, left, 430)
    writeLines(context, lines, {
      x: left,
      y: 560,
      step: 125,
      sizePx: 96,
      weight: 'bold',
    })
    drawFlowArrow(context, 1180, 365)
  })
}

function drawFlowArrow(context, x, y) {
  context.fillStyle = '#d2451e'
  context.beginPath()
  const corners = [
    [0, -50],
    [300, -50],
    [300, -120],
    [480, 0],
    [300, 120],
    [300, 50],
    [0, 50],
  ]
  for (const [right, down] of corners) context.lineTo(x + right, y + down)
  context.fill()
}

/** A filter for hose of 12 mm. */
export const filter = createFilter({
  title: '12 / 12',
  lines: ['Αέρια φάση', 'Λάστιχο 12 mm', 'ως 4,5 bar'],
})
