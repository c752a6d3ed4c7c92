import pixelmatch from 'pixelmatch'

/** Side of the squares in px in which differing pixels are counted. */
const squarePx = 16

/**
 * Thresholds of a change. Browser builds antialias the edges of text slightly differently, which is
 * spread thinly; visible changes are concentrated: a spot of another colour, or a surface that is
 * slightly off everywhere. `threshold` is the allowed colour difference, from 0 to 1, `most` the
 * allowed number of pixels per square above it.
 */
const limits = [
  { threshold: 0.12, most: 24 },
  { threshold: 0.03, most: 200 },
]

/**
 * A decoded screenshot: four bytes a pixel.
 *
 * @typedef {{ data: Uint8Array, width: number, height: number }} DecodedScreenshot
 */

/**
 * Compares a screenshot with the accepted one.
 *
 * @param {DecodedScreenshot} expected
 * @param {DecodedScreenshot} actual
 * @returns {{ isSame: boolean, reason?: string, difference?: DecodedScreenshot }}
 */
export function compareScreenshots(expected, actual) {
  if (expected.width !== actual.width || Math.abs(expected.height - actual.height) > 1) {
    return { isSame: false, reason: `is ${size(actual)} instead of ${size(expected)}` }
  }
  const { width } = expected
  const height = Math.min(expected.height, actual.height)
  for (const { threshold, most } of limits) {
    const data = new Uint8Array(width * height * 4)
    const rows = (screenshot) => screenshot.data.subarray(0, data.length)
    const options = { threshold, diffMask: true }
    const off = pixelmatch(rows(expected), rows(actual), data, width, height, options)
    // So few in the whole are not too many in one square: most screenshots are the same to the last
    // pixel.
    if (off <= most) continue
    const { count, x, y } = worstSquare(data, width, height)
    if (count > most) {
      const reason = `differs in ${count} of ${squarePx ** 2} pixels around ${x}, ${y}`
      return { isSame: false, reason, difference: { data, width, height } }
    }
  }
  return { isSame: true }
}

const size = ({ width, height }) => `${width} × ${height} px`

/**
 * The square with the most marked pixels; squares overlap by half, so that no border hides a
 * change.
 */
function worstSquare(mask, width, height) {
  const half = squarePx / 2
  const columns = Math.ceil(width / half)
  const counts = new Uint16Array(columns * Math.ceil(height / half))
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (mask[pixel * 4 + 3] === 0) continue
    const y = Math.floor(pixel / width)
    counts[Math.floor(y / half) * columns + Math.floor((pixel % width) / half)] += 1
  }
  const at = (row, column) => (column < columns ? (counts[row * columns + column] ?? 0) : 0)
  let worst = { count: 0, x: 0, y: 0 }
  for (let cell = 0; cell < counts.length; cell += 1) {
    const [row, column] = [Math.floor(cell / columns), cell % columns]
    const count =
      at(row, column) + at(row, column + 1) + at(row + 1, column) + at(row + 1, column + 1)
    if (count > worst.count) worst = { count, x: column * half, y: row * half }
  }
  return worst
}
