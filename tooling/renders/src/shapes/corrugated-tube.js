import { TubeGeometry, Vector3 } from 'three'
import { mesh } from './assemble.js'
import { smoothCurve } from './solids.js'

const RINGS_A_WAVE = 6

/**
 * A ribbed conduit along the given points, as cables are sleeved in.
 *
 * @param {Array<[x: number, y: number, z: number]>} points millimetres
 * @param {number} radius at the ribs' crests
 * @param {import('three').Material} material
 * @param {{ pitch?: number, depth?: number }} [ribs] millimetres
 */
export function corrugatedTube(points, radius, material, { pitch = 3.4, depth = 0.9 } = {}) {
  const curve = smoothCurve(points)
  const steps = Math.round(curve.getLength() / pitch) * RINGS_A_WAVE
  const sides = 24
  const geometry = new TubeGeometry(curve, steps, radius, sides, false)
  const { position } = geometry.attributes
  const vertex = new Vector3()
  for (let ring = 0; ring <= steps; ring++) {
    const centre = curve.getPointAt(ring / steps)
    const wave = 0.5 - 0.5 * Math.cos((2 * Math.PI * ring) / RINGS_A_WAVE)
    const share = 1 - (depth / radius) * wave ** 2
    for (let side = 0; side <= sides; side++) {
      const index = ring * (sides + 1) + side
      vertex.fromBufferAttribute(position, index).sub(centre).multiplyScalar(share).add(centre)
      position.setXYZ(index, ...vertex.toArray())
    }
  }
  geometry.computeVertexNormals()
  return mesh(geometry, material)
}
