import { CircleGeometry } from 'three'
import { createMaterial } from '../../materials/material.js'
import { group, mesh } from '../../shapes/assemble.js'
import { ring } from '../../shapes/solids.js'

const hole = createMaterial({ name: 'flame-hole', color: '#050505', roughness: 0.9 })

/**
 * A burner ring of bent pipe with two rows of flame holes, lying on y = 0.
 *
 * @param {number} radius
 * @param {{ pipe: number, holes: number, material: import('three').Material }} build
 */
export function flameRing(radius, { pipe, holes, material }) {
  const disc = new CircleGeometry(pipe * 0.24, 16)
  const rows = [-0.5, 0.5].flatMap((lean, row) =>
    Array.from({ length: holes }, (_, index) => {
      const angle = ((index + row / 2) * 2 * Math.PI) / holes
      const distance = radius + (pipe + 0.15) * Math.sin(lean)
      const dot = mesh(disc, hole, [
        distance * Math.sin(angle),
        (pipe + 0.15) * Math.cos(lean),
        distance * Math.cos(angle),
      ])
      dot.rotation.set(-Math.PI / 2 + lean, angle, 0, 'YXZ')
      return dot
    }),
  )
  return group(ring(radius, pipe, material), ...rows)
}
