/** Edge of every noise field, in texels. */
export const FIELD_SIZE = 512

/**
 * Creates a repeatable random source, so that a image rendered again is the same image.
 *
 * @param {number} seed
 * @returns {() => number} values from 0 to 1
 */
export function createRandom(seed) {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return (state - 1) / 2147483646
  }
}

/**
 * Builds a tileable value-noise field.
 *
 * @param {() => number} random
 * @param {Array<[cells: number, weight: number]>} octaves
 * @param {[x: number, y: number]} stretch below 1 draws the grain out along that axis
 * @returns {Float32Array}
 */
export function createNoiseField(random, octaves, stretch = [1, 1]) {
  const field = new Float32Array(FIELD_SIZE * FIELD_SIZE)
  for (const [cells, weight] of octaves) addOctave(field, random, cells, weight, stretch)
  return field
}

function addOctave(field, random, cells, weight, stretch) {
  const columns = Math.max(2, Math.round(cells * stretch[0]))
  const rows = Math.max(2, Math.round(cells * stretch[1]))
  const grid = new Float32Array(columns * rows).map(() => random())
  for (let y = 0; y < FIELD_SIZE; y++) {
    const [row, nextRow, blendY] = cellAt(y, rows)
    for (let x = 0; x < FIELD_SIZE; x++) {
      const [column, nextColumn, blendX] = cellAt(x, columns)
      const near = mix(grid[row * columns + column], grid[row * columns + nextColumn], blendX)
      const far = mix(
        grid[nextRow * columns + column],
        grid[nextRow * columns + nextColumn],
        blendX,
      )
      field[y * FIELD_SIZE + x] += weight * mix(near, far, blendY)
    }
  }
}

function cellAt(texel, cells) {
  const position = (texel / FIELD_SIZE) * cells
  const cell = Math.floor(position)
  const fraction = position - cell
  return [cell, (cell + 1) % cells, fraction * fraction * (3 - 2 * fraction)]
}

function mix(from, to, share) {
  return from * (1 - share) + to * share
}
