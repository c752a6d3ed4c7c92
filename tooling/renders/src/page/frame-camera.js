import { PerspectiveCamera, Vector3 } from 'three'

const FIELD_OF_VIEW_DEGREES = 24
/** The square image of a product: it fills this share of it, in the middle. */
const squareFrame = { aspect: 1, filledShare: 0.78, shift: 0 }
// The shadow falls below the product, so the product sits a little above the middle.
const LIFT = 0.02

/**
 * Finds where the camera stands so that the product fills the same share of every image.
 *
 * @param {import('three').Object3D} root
 * @param {number} height the product's height in studio units
 * @param {{ azimuth: number, elevation: number }} direction radians; azimuth 0 faces the front
 * @param {{ aspect?: number, filledShare?: number, shift?: number }} [frame] `shift` moves the
 *   product to the right by this share of the image's width
 */
export function frameCamera(root, height, { azimuth, elevation }, frame = {}) {
  const { aspect, filledShare, shift } = { ...squareFrame, ...frame }
  const direction = new Vector3(
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  )
  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEGREES, aspect, 0.1, 60)
  const target = new Vector3(0, height / 2, 0)
  const points = samplePoints(root)
  let distance = 5.2
  const aim = () => {
    camera.position.copy(target).addScaledVector(direction, distance)
    camera.lookAt(target)
    camera.updateMatrixWorld()
  }
  for (let round = 0; round < 6; round++) {
    aim()
    const bounds = projectedBounds(points, camera)
    const halfFrame = Math.tan((FIELD_OF_VIEW_DEGREES * Math.PI) / 360) * distance
    const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
    const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1)
    const offCentre = (bounds.left + bounds.right) / 2 - 2 * shift
    target.addScaledVector(right, offCentre * halfFrame * aspect)
    target.addScaledVector(up, ((bounds.bottom + bounds.top) / 2 - LIFT) * halfFrame)
    const extent = Math.max(bounds.right - bounds.left, bounds.top - bounds.bottom)
    distance *= extent / 2 / filledShare
  }
  aim()
  const bounds = projectedBounds(points, camera)
  return {
    bounds,
    position: camera.position.toArray(),
    target: target.toArray(),
    fieldOfViewDegrees: FIELD_OF_VIEW_DEGREES,
    aspect,
  }
}

function samplePoints(root) {
  const points = []
  root.traverse((part) => {
    if (!part.isMesh) return
    const { position } = part.geometry.attributes
    const step = Math.max(1, Math.floor(position.count / 300))
    for (let index = 0; index < position.count; index += step) {
      points.push(new Vector3().fromBufferAttribute(position, index).applyMatrix4(part.matrixWorld))
    }
  })
  return points
}

function projectedBounds(points, camera) {
  const bounds = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  for (const point of points) {
    const { x, y } = point.clone().project(camera)
    bounds.left = Math.min(bounds.left, x)
    bounds.right = Math.max(bounds.right, x)
    bounds.bottom = Math.min(bounds.bottom, y)
    bounds.top = Math.max(bounds.top, y)
  }
  return bounds
}
