import { ExtrudeGeometry } from 'three'
import { TessellateModifier } from 'three/addons/modifiers/TessellateModifier.js'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { mesh } from './assemble.js'

const BEVEL = 0.8
const LONGEST_EDGE_MM = 9

/** Rolls a flat cut sheet (x along the arc, y up) around the y axis, its middle on +z. */
export function bentSheet(shape, radius, thickness, material) {
  const flat = new ExtrudeGeometry(shape, {
    depth: thickness - 2 * BEVEL,
    bevelEnabled: true,
    bevelSize: BEVEL,
    bevelThickness: BEVEL,
    bevelSegments: 2,
    bevelOffset: -BEVEL,
    curveSegments: 24,
  })
  flat.translate(0, 0, BEVEL)
  const geometry = new TessellateModifier(LONGEST_EDGE_MM, 8).modify(toCreasedNormals(flat, 0.5))
  roll(geometry, radius)
  return mesh(geometry, material)
}

function roll(geometry, radius) {
  const { position, normal } = geometry.attributes
  for (let index = 0; index < position.count; index++) {
    const angle = position.getX(index) / radius
    const distance = radius + position.getZ(index)
    const sine = Math.sin(angle)
    const cosine = Math.cos(angle)
    const across = normal.getX(index)
    const out = normal.getZ(index)
    position.setXYZ(index, distance * sine, position.getY(index), distance * cosine)
    normal.setXYZ(
      index,
      across * cosine + out * sine,
      normal.getY(index),
      -across * sine + out * cosine,
    )
  }
}
