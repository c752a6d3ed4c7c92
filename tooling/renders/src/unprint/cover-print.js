/**
 * Takes a print off a surface of one colour: what stands out from the ground inside of the corners is
 * covered with the ground around it, light and shade kept.
 *
 * @param {Uint8Array} pixels three bytes a pixel; changed in place
 * @param {number} width pixels in a row
 * @param {{ corners: number[][], ground: 'light' | 'dark' }} print `corners` are four points in
 *   thousandths of the width; `ground` tells whether the print is darker or lighter than it
 */
export function coverPrint(pixels, width, { corners, ground }) {
  const scale = width / 1000
  const area = corners.map(([x, y]) => [x * scale, y * scale])
  const before = Uint8Array.from(pixels)
  const covered = new Map()
  for (const [x, y] of pointsIn(area)) {
    covered.set(y * width + x, groundAt(before, width, { area, x, y, scale, ground }))
  }
  const printed = new Set(
    [...covered].flatMap(([at, color]) => (differs(before, at, color) ? [at] : [])),
  )
  const edge = Math.ceil(3 * scale)
  for (const [at, color] of covered) {
    if (!isNear(printed, at, width, edge)) continue
    for (const channel of [0, 1, 2]) pixels[3 * at + channel] = Math.round(color[channel])
  }
}

/** The mean of the pixels around that are surely ground: the lightest or the darkest ones. */
function groundAt(pixels, width, { area, x, y, scale, ground }) {
  const reach = Math.round(22 * scale)
  const step = Math.max(1, Math.round(2 * scale))
  const around = []
  for (let row = y - reach; row <= y + reach; row += step) {
    for (let column = x - reach; column <= x + reach; column += step) {
      if (isInside(area, column, row)) around.push(row * width + column)
    }
  }
  const direction = ground === 'light' ? -1 : 1
  around.sort((a, b) => direction * (sumAt(pixels, a) - sumAt(pixels, b)))
  const first = Math.floor(around.length * 0.1)
  const sure = around.slice(first, Math.max(first + 1, Math.floor(around.length * 0.45)))
  return [0, 1, 2].map(
    (channel) => sure.reduce((sum, at) => sum + pixels[3 * at + channel], 0) / sure.length,
  )
}

function sumAt(pixels, at) {
  return pixels[3 * at] + pixels[3 * at + 1] + pixels[3 * at + 2]
}

/** More than the grain of a surface. */
function differs(pixels, at, color) {
  return (
    color.reduce((sum, value, channel) => sum + Math.abs(value - pixels[3 * at + channel]), 0) > 28
  )
}

function isNear(points, at, width, reach) {
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      if (points.has(at + row * width + column)) return true
    }
  }
  return false
}

function* pointsIn(area) {
  const columns = area.map(([x]) => x)
  const rows = area.map(([, y]) => y)
  for (let y = Math.floor(Math.min(...rows)); y <= Math.max(...rows); y += 1) {
    for (let x = Math.floor(Math.min(...columns)); x <= Math.max(...columns); x += 1) {
      if (isInside(area, x, y)) yield [x, y]
    }
  }
}

function isInside(area, x, y) {
  let inside = false
  for (let index = 0; index < area.length; index += 1) {
    const [x1, y1] = area[index]
    const [x2, y2] = area[(index + area.length - 1) % area.length]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}
