import { Path, Shape } from 'three'

/** A rectangle with rounded corners, its lower left corner at (x, y). */
export function roundedRectangle(x, y, width, height, radius) {
  const shape = new Shape()
  const right = x + width - radius
  const top = y + height - radius
  shape.moveTo(x + radius, y)
  shape.lineTo(right, y)
  shape.absarc(right, y + radius, radius, -Math.PI / 2, 0)
  shape.lineTo(x + width, top)
  shape.absarc(right, top, radius, 0, Math.PI / 2)
  shape.lineTo(x + radius, y + height)
  shape.absarc(x + radius, top, radius, Math.PI / 2, Math.PI)
  shape.lineTo(x, y + radius)
  shape.absarc(x + radius, y + radius, radius, Math.PI, 1.5 * Math.PI)
  return shape
}

/** A circular outline, usable as a hole. */
export function circle(x, y, radius) {
  const path = new Path()
  path.absarc(x, y, radius, 0, 2 * Math.PI)
  return path
}

/** A disc with the given holes. */
export function discShape(radius, holes = []) {
  const shape = new Shape()
  shape.absarc(0, 0, radius, 0, 2 * Math.PI)
  shape.holes.push(...holes)
  return shape
}

/** A closed outline through the given corners. */
export function polygon(corners) {
  const shape = new Shape()
  corners.forEach(([x, y], index) => (index === 0 ? shape.moveTo(x, y) : shape.lineTo(x, y)))
  shape.closePath()
  return shape
}
