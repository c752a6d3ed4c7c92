import { Box3 } from 'three'
import { group, place } from '../shapes/assemble.js'

/**
 * A wide image of several products standing together.
 *
 * @param {number} filledShare of the image's width or height by the group
 * @param {Array<{ product: { build(): import('three').Object3D }, at: [x: number, y: number, z:
 * number], turn?: number, lean?: number, scale?: number }>} parts millimetres and radians, heights
 * from the floor to a part's lowest point; small parts are enlarged so that they are recognizable
 * next to large ones
 */
export function createScene(filledShare, parts) {
  return {
    angles: { a: { azimuth: -0.22, elevation: 0.26 } },
    hasOwnAnglesOnly: true,
    frame: { aspect: 16 / 9, filledShare, shift: 0.17 },
    build: () => arrange(parts),
  }
}

/**
 * A wide image of products in a room. They are framed as in other scenes; the room goes on beyond it.
 *
 * @param {number} filledShare
 * @param {Parameters<typeof createScene>[1]} parts
 * @param {() => import('three').Object3D[]} buildRoom what stands around, in the same millimetres
 * @param {{ azimuth?: number, elevation?: number }} [angle] radians, where eye level hides something
 */
export function createRoomScene(filledShare, parts, buildRoom, angle) {
  return {
    angles: { a: { azimuth: -0.2, elevation: 0.16, ...angle } },
    hasOwnAnglesOnly: true,
    frame: { aspect: 16 / 9, filledShare, shift: 0.17 },
    build: () => arrange(parts),
    buildRoom: () => group(...buildRoom()),
  }
}

/** An image of several products without a ground, to be shown next to text on any colour. */
export function createClearScene(parts) {
  return {
    angles: { a: { azimuth: -0.22, elevation: 0.3 } },
    hasOwnAnglesOnly: true,
    hasClearGround: true,
    frame: { aspect: 4 / 3, filledShare: 0.88 },
    build: () => arrange(parts),
  }
}

/**
 * What belongs to a set, lying together as a product of its own.
 *
 * @param {Parameters<typeof createScene>[1]} parts
 */
export function createSet(parts, angles = {}) {
  return {
    angles: {
      a: { azimuth: -0.34, elevation: 0.42 },
      b: { azimuth: 0.42, elevation: 0.5 },
      c: { azimuth: 0, elevation: 0.36 },
      ...angles,
    },
    build: () => arrange(parts),
  }
}

function arrange(parts) {
  return group(
    ...parts.map(({ product, at, turn = 0, lean = 0, scale = 1 }) => {
      const part = place(group(product.build()), at, [lean, turn, 0])
      part.scale.setScalar(scale)
      part.updateMatrixWorld(true)
      part.position.y -= new Box3().setFromObject(part, true).min.y - at[1]
      return part
    }),
  )
}
