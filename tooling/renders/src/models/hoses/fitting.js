import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createRandom } from '../../materials/noise.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { flatPrint, roundedBox } from '../../shapes/solids.js'

const { copper, redPlastic, rubber, turnedAluminium } = palette
const COLUMNS = 4
const ROWS = 3
const CELL = { width: 42, depth: 40, height: 26 }
const box = createMaterial({ name: 'sorting-box', color: '#1f4f86', roughness: 0.45 })

/** A sorting box of sealing washers: copper, aluminium, fibre and rubber, three before it. */
export const fitting = {
  angles: {
    a: { azimuth: -0.38, elevation: 0.62 },
    b: { azimuth: 0.5, elevation: 0.56 },
    c: { azimuth: 0, elevation: 0.86 },
  },
  build() {
    const random = createRandom(23)
    const kinds = [copper, turnedAluminium, redPlastic, rubber]
    const cells = Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
      const column = cell % COLUMNS
      const row = Math.floor(cell / COLUMNS)
      return place(heap(kinds[column], 6 + row * 2.2, random), [centre(column), 4, depthOf(row)])
    })
    const width = COLUMNS * CELL.width
    const loose = [
      place(washer(11, copper), [-52, 0, ROWS * 20 + 22]),
      place(washer(9, redPlastic), [-18, 0, ROWS * 20 + 30]),
      place(washer(12.5, turnedAluminium), [22, 0, ROWS * 20 + 24]),
    ]
    const label = flatPrint(width * 0.5, 13, createLabel())
    return group(
      tray(),
      ...cells,
      ...loose,
      place(label, [0, CELL.height / 2, (ROWS * CELL.depth) / 2 + 3.2]),
    )
  },
}

function centre(column) {
  return (column - (COLUMNS - 1) / 2) * CELL.width
}

function depthOf(row) {
  return (row - (ROWS - 1) / 2) * CELL.depth
}

function tray() {
  const width = COLUMNS * CELL.width
  const depth = ROWS * CELL.depth
  const wall = (x, z, across, along) =>
    place(roundedBox(across, CELL.height, along, 1, box), [x, CELL.height / 2, z])
  const columns = Array.from({ length: COLUMNS + 1 }, (_, index) =>
    wall(index * CELL.width - width / 2, 0, index % COLUMNS ? 2.2 : 5, depth + 5),
  )
  const rows = Array.from({ length: ROWS + 1 }, (_, index) =>
    wall(0, index * CELL.depth - depth / 2, width + 5, index % ROWS ? 2.2 : 5),
  )
  return group(place(roundedBox(width + 4, 4, depth + 4, 1, box), [0, 2, 0]), ...columns, ...rows)
}

function heap(material, radius, random) {
  const washers = Array.from({ length: 9 }, (_, index) => {
    const reach = CELL.width / 2 - radius - 3
    const position = [(random() - 0.5) * 2 * reach, 0.4 + index * 1.5, (random() - 0.5) * 2 * reach]
    const lean = index === 0 ? 0 : 0.32
    return place(washer(radius, material), position, [
      (random() - 0.5) * lean,
      0,
      (random() - 0.5) * lean,
    ])
  })
  return group(...washers)
}

function washer(radius, material) {
  const bore = radius * 0.58
  return lathe(
    [
      [bore, 0],
      [radius, 0, 0.3],
      [radius, 1.8, 0.4],
      [bore, 1.8, 0.3],
      [bore, 0],
    ],
    material,
    { segments: 72 },
  )
}

function createLabel() {
  return createPrint('washer-label', [1300, 200], (context) => {
    context.fillStyle = '#f6f6f3'
    context.fillRect(0, 0, 1300, 200)
    context.fillStyle = '#17202a'
    context.textAlign = 'center'
    context.font = font(120, 'bold')
    context.fillText('ΦΛΑΝΤΖΕΣ', 650, 142)
  })
}
