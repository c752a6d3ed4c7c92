import { group, mesh } from './assemble.js'
import { createGrid } from './grid.js'
import { lathe } from './lathe.js'

/**
 * A gripped band standing on y = 0, closed at both ends.
 *
 * @param {number} radius
 * @param {number} height
 * @param {import('three').Material} material
 * @param {{ teeth: number, depth: number, pattern: 'diamond' | 'straight' }} grip
 */
export function knurl(radius, height, material, { teeth, depth, pattern }) {
  const columns = teeth * 8
  const toothWidth = (2 * Math.PI * radius) / teeth
  const rows = Math.max(6, Math.round((height / toothWidth) * (pattern === 'diamond' ? 8 : 1)))
  const band = createGrid(columns, rows, (column, row) => {
    const angle = (column / columns) * 2 * Math.PI
    const y = (row / rows) * height
    const ridge = Math.min(1, ridgeAt((teeth * column) / columns, y / toothWidth, pattern))
    const edge = Math.min(1, Math.min(y, height - y) / (height * 0.06))
    const distance = radius - depth * (1 - edge) * 0.8 - depth * (1 - ridge) * edge
    return [distance * Math.sin(angle), y, distance * Math.cos(angle)]
  })
  const lid = lathe(
    [
      [radius - depth, height],
      [radius * 0.9, height + depth * 0.3, 0.2],
      [0, height + depth * 0.3],
    ],
    material,
    { segments: 96 },
  )
  const floor = lathe(
    [
      [0, 0],
      [radius - depth, 0],
    ],
    material,
    { segments: 96 },
  )
  return group(mesh(band, material), lid, floor)
}

function ridgeAt(around, up, pattern) {
  if (pattern === 'straight') return Math.min(1, triangle(around) * 1.6) * 1.5
  return Math.min(triangle(around + up * 0.5), triangle(around - up * 0.5)) * 1.5
}

function triangle(value) {
  return Math.abs((((value % 1) + 1) % 1) - 0.5) * 2
}
