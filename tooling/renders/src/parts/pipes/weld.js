import { LatheGeometry, Vector2 } from 'three'
import { mesh } from '../../shapes/assemble.js'

/**
 * A weld bead around the y axis at height `y`, rippled along the circumference as a machine lays it.
 *
 * @param {number} radius
 * @param {number} y
 * @param {import('three').Material} material
 * @param {{ rise: number, halfWidth: number, ripples: number }} bead millimetres
 */
export function weldBead(radius, y, material, { rise, halfWidth, ripples }) {
  const profile = Array.from({ length: 11 }, (_, step) => {
    const angle = -Math.PI / 2 + (Math.PI * step) / 10
    return new Vector2(radius - 0.4 + rise * Math.cos(angle), y + halfWidth * Math.sin(angle))
  })
  const geometry = new LatheGeometry(profile, 720)
  const { position } = geometry.attributes
  for (let index = 0; index < position.count; index++) {
    const x = position.getX(index)
    const z = position.getZ(index)
    const along = Math.atan2(x, z) * ripples + (position.getY(index) - y) * 0.12
    const swell = 1 + (0.33 / radius) * Math.abs(Math.sin(along))
    position.setX(index, x * swell)
    position.setZ(index, z * swell)
  }
  geometry.computeVertexNormals()
  return mesh(geometry, material)
}
