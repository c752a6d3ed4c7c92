import { BufferGeometry, Float32BufferAttribute } from 'three'

/**
 * Builds a surface from a grid of points: `pointAt(column, row)` over `columns` by `rows` cells.
 * Rows ascending while columns turn anticlockwise (seen from above) face outwards.
 *
 * @param {number} columns
 * @param {number} rows
 * @param {(column: number, row: number) => [x: number, y: number, z: number]} pointAt
 */
export function createGrid(columns, rows, pointAt) {
  const positions = []
  const coordinates = []
  const faces = []
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      positions.push(...pointAt(column, row))
      coordinates.push(column / columns, row / rows)
    }
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const first = row * (columns + 1) + column
      const above = first + columns + 1
      faces.push(first, first + 1, above + 1, first, above + 1, above)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(coordinates, 2))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return geometry
}
