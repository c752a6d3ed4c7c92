import { LatheGeometry, Vector2 } from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { mesh } from './assemble.js'
import { filletProfile } from './fillet.js'

/**
 * Turns a profile around the y axis. The outside faces out when the heights ascend.
 *
 * @param {Array<[radius: number, height: number, fillet?: number]>} profile millimetres
 * @param {import('three').Material} material
 * @param {{ segments?: number, creaseAngle?: number }} [options] `creaseAngle` keeps sharper edges hard
 */
export function lathe(profile, material, { segments = 128, creaseAngle } = {}) {
  const points = filletProfile(profile).map(
    ([radius, height]) => new Vector2(Math.max(1e-4, radius), height),
  )
  const geometry = new LatheGeometry(points, segments)
  layTextureInMillimetres(geometry, points)
  return mesh(creaseAngle ? toCreasedNormals(geometry, creaseAngle) : geometry, material)
}

// The lathe's own coordinates run 0..1 along any length, which draws a cast grain out into streaks.
function layTextureInMillimetres(geometry, points) {
  const lengths = [0]
  for (let index = 1; index < points.length; index++) {
    lengths.push(lengths[index - 1] + points[index].distanceTo(points[index - 1]))
  }
  const widest = Math.max(...points.map((point) => point.x))
  const turns = Math.max(1, Math.round((2 * Math.PI * widest * 0.8) / 100))
  const uv = geometry.attributes.uv
  for (let index = 0; index < uv.count; index++) {
    uv.setXY(index, uv.getX(index) * turns, lengths[index % points.length] / 100)
  }
}
