import { BoxGeometry, Mesh, PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { frameCamera } from './frame-camera.js'

const front = { azimuth: 0, elevation: 0 }

describe('frameCamera', () => {
  it('lets a product fill the same share of the square image, in its middle', () => {
    const bounds = boundsInImage(frameCamera(cube(), 1, front))
    expect(bounds.right - bounds.left).toBeCloseTo(2 * 0.78, 2)
    expect(bounds.left + bounds.right).toBeCloseTo(0, 2)
  })

  it('moves a group to the right of a wide image', () => {
    const frame = { aspect: 16 / 9, filledShare: 0.6, shift: 0.17 }
    const bounds = boundsInImage(frameCamera(cube(), 1, front, frame))
    expect(bounds.top - bounds.bottom).toBeCloseTo(2 * 0.6, 2)
    expect((bounds.left + bounds.right) / 2).toBeCloseTo(2 * 0.17, 2)
  })
})

function cube() {
  const root = new Mesh(new BoxGeometry(1, 1, 1))
  root.position.y = 0.5
  root.updateMatrixWorld(true)
  return root
}

function boundsInImage({ position, target, fieldOfViewDegrees, aspect }) {
  const camera = new PerspectiveCamera(fieldOfViewDegrees, aspect, 0.1, 60)
  camera.position.set(...position)
  camera.lookAt(...target)
  camera.updateMatrixWorld()
  const corners = [-0.5, 0.5].flatMap((x) =>
    [0, 1].flatMap((y) => [-0.5, 0.5].map((z) => new Vector3(x, y, z).project(camera))),
  )
  const across = corners.map(({ x }) => x)
  const up = corners.map(({ y }) => y)
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    bottom: Math.min(...up),
    top: Math.max(...up),
  }
}
