import { group, place } from '../shapes/assemble.js'

/**
 * A wide picture of several products standing together.
 *
 * @param {number} filledShare of the picture's width or height by the group
 * @param {Array<{ product: { build(): import('three').Object3D }, at: [x: number, y: number, z: number],
 *   turn?: number, scale?: number }>} parts millimetres and radians; small parts are enlarged so
 *   that they are known beside large ones
 */
export function createScene(filledShare, parts) {
  return {
    angles: { a: { azimuth: -0.22, elevation: 0.26 } },
    hasOwnAnglesOnly: true,
    frame: { aspect: 16 / 9, filledShare, shift: 0.17 },
    build() {
      return group(
        ...parts.map(({ product, at, turn = 0, scale = 1 }) => {
          const part = place(group(product.build()), at, [0, turn, 0])
          part.scale.setScalar(scale)
          return part
        }),
      )
    },
  }
}
