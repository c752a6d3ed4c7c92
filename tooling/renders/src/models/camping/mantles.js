import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, mesh, place } from '../../shapes/assemble.js'
import { createGrid } from '../../shapes/grid.js'
import { ring, roundedBox, flatPrint, tube } from '../../shapes/solids.js'

const PACK = { width: 86, height: 118, depth: 22 }
const COLUMNS = 180
const ROWS = 48
const PLEATS = 18
const { whitePlastic } = palette
const fabric = createMaterial({
  name: 'mantle-fabric',
  color: '#f4f1e8',
  roughness: 0.95,
  grain: { field: 'streakAcross', tiles: [10, 10], strength: 0.9 },
  isTwoSided: true,
})
const thread = createMaterial({ name: 'mantle-thread', color: '#d94f3f', roughness: 0.8 })

/** Two gas mantles before the pack they come in. */
export const mantles = {
  angles: {
    a: { azimuth: -0.36, elevation: 0.3 },
    b: { azimuth: 0.45, elevation: 0.36 },
    c: { azimuth: 0, elevation: 0.2 },
  },
  build() {
    return group(
      place(pack(), [0, 0, -40], [0, -0.1, 0]),
      place(mantle(), [-62, 0, 12], [0, 0.2, 0]),
      place(mantle(), [58, 0, 22], [0, -0.3, 0.05]),
    )
  },
}

function pack() {
  const { width, height, depth } = PACK
  const print = createPrint('mantle-pack', [860, 1180], (context) => {
    context.fillStyle = '#1d3f6e'
    context.fillRect(0, 0, 860, 1180)
    context.fillStyle = '#f2b53a'
    context.beginPath()
    context.arc(430, 420, 190, 0, 2 * Math.PI)
    context.fill()
    context.fillStyle = '#fff6dd'
    context.beginPath()
    context.ellipse(430, 430, 92, 128, 0, 0, 2 * Math.PI)
    context.fill()
    context.fillStyle = '#ffffff'
    context.textAlign = 'center'
    context.font = font(116, 'bold')
    context.fillText('ΛΟΥΞ', 430, 800)
    context.font = font(76, 'bold')
    context.fillText('για λάμπες αερίου', 430, 920)
    context.fillText('6 τεμάχια', 430, 1040)
  })
  return group(
    place(roundedBox(width, height, depth, 1.6, whitePlastic), [0, height / 2, 0]),
    place(flatPrint(width - 3, height - 3, print), [0, height / 2, depth / 2 + 0.2]),
  )
}

// A soft bag standing on its closed end, creased all over and gathered at the neck by a thread.
function mantle() {
  const bag = createGrid(COLUMNS, ROWS, (column, row) => {
    const angle = (column / COLUMNS) * 2 * Math.PI
    const share = row / ROWS
    const round = 15 * Math.sin(Math.PI * Math.min(1, 0.12 + share * 0.72)) ** 0.45
    const flare = share > 0.8 ? (share - 0.8) * 34 : 0
    const crease =
      0.05 * Math.sin(angle * PLEATS + share * 5) * share +
      0.045 * Math.sin(angle * 5 + share * 11) +
      0.03 * Math.sin(angle * 11 - share * 17)
    const radius = row === 0 ? 0.1 : (round + flare) * (1 + crease)
    const y = 74 * share + 2.4 * Math.sin(angle * 3 + 1) * share ** 4
    return [radius * Math.sin(angle) * 1.25, y, radius * Math.cos(angle) * 0.85]
  })
  const loose = tube(
    [
      [8, 58, 8],
      [18, 54, 14],
      [24, 26, 18],
      [32, 2, 22],
      [42, 1.2, 26],
    ],
    0.8,
    thread,
    { sides: 10 },
  )
  return group(mesh(bag, fabric), neckThread(), loose)
}

function neckThread() {
  const loop = group(ring(9.6, 1, thread))
  loop.scale.set(1.25, 1, 0.85)
  return place(loop, [0, 59, 0])
}
