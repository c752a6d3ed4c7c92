import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { Path } from 'three'
import { group, place } from '../../shapes/assemble.js'
import { circle, polygon } from '../../shapes/outlines.js'
import { extrude, flatPrint, tube } from '../../shapes/solids.js'

const THICKNESS = 8
const { chrome, zinc } = palette
const rings = [
  { size: 14, x: -38 },
  { size: 17, x: 0 },
  { size: 19, x: 40 },
]

/** A flat key with five openings: a jaw at either end and three hexagons between, on its chain. */
export const cylinderKey = {
  angles: {
    a: { azimuth: -0.4, elevation: 0.76 },
    b: { azimuth: 0.4, elevation: 0.62 },
    c: { azimuth: 0, elevation: 0.95 },
  },
  build() {
    const body = extrude(outline(), THICKNESS, zinc, { bevel: 1.4, curveSegments: 32 })
    const figures = [...rings, { size: 27, x: -66 }, { size: 30, x: 70 }].map(({ size, x }) =>
      place(flatPrint(15, 6, createFigure(size)), [x, -19, THICKNESS + 0.2]),
    )
    const key = place(group(body, ...figures), [0, 0, 0], [-Math.PI / 2, 0, 0])
    return group(place(group(key), [0, 0, 0], [0, 0.3, 0]), chain())
  },
}

function outline() {
  const shape = polygon([
    ...jaw(-105, 27),
    [-72, 25],
    [-48, 20],
    [50, 20],
    [74, 27],
    ...jaw(105, 30).toReversed(),
    [74, -27],
    [50, -25],
    [-48, -25],
    [-72, -25],
  ])
  shape.holes.push(...rings.map(({ size, x }) => hexagonHole(x, size)), circle(-60, 12, 4))
  return shape
}

// The open end towards x, from the lower corner to the upper one.
function jaw(end, size) {
  const inward = Math.sign(end) * -1
  const half = size / 2
  const outer = half + 11
  return [
    [end + inward * 22, -outer],
    [end + inward * 6, -outer],
    [end, -outer + 5],
    [end, -half],
    [end + inward * 22, -half],
    [end + inward * 29, 0],
    [end + inward * 22, half],
    [end, half],
    [end, outer - 5],
    [end + inward * 6, outer],
    [end + inward * 22, outer],
  ]
}

function hexagonHole(x, size) {
  const path = new Path()
  const radius = size / Math.sqrt(3)
  for (let corner = 0; corner < 6; corner++) {
    const angle = (corner * Math.PI) / 3
    const point = [x + radius * Math.cos(angle), radius * Math.sin(angle)]
    if (corner === 0) path.moveTo(...point)
    else path.lineTo(...point)
  }
  path.closePath()
  return path
}

function chain() {
  const links = Array.from({ length: 26 }, (_, index) => {
    const share = index / 25
    const angle = -2.3 - share * 3.6
    const radius = 40 + 18 * Math.sin(share * 3)
    const link = tube(
      [
        [-5, 0, -2.6],
        [5, 0, -2.6],
        [5, 0, 2.6],
        [-5, 0, 2.6],
      ],
      0.9,
      chrome,
      { steps: 40, sides: 10, isClosed: true },
    )
    const position = [
      -56 + radius * Math.cos(angle) * 1.3,
      2 + (index % 2),
      -52 + radius * Math.sin(angle) * 0.6,
    ]
    return place(link, position, [index % 2 ? 1.1 : 0.2, -angle + 1.5, 0])
  })
  return group(...links)
}

function createFigure(size) {
  return createPrint(
    `key-figure-${size}`,
    [300, 120],
    (context) => {
      context.fillStyle = '#2b2d30'
      context.textAlign = 'center'
      context.font = font(104, 'bold')
      context.fillText(String(size), 150, 100)
    },
    { isCutOut: true, roughness: 0.4 },
  )
}
