import { Group, Mesh } from 'three'

/** Gathers parts into one object. */
export function group(...parts) {
  const assembly = new Group()
  for (const part of parts) assembly.add(part)
  return assembly
}

/** Moves and turns a part (millimetres and radians) and hands it back. */
export function place(part, position, rotation) {
  part.position.set(...position)
  if (rotation) part.rotation.set(...rotation)
  return part
}

/** Pairs a geometry with its surface. */
export function mesh(geometry, material, position = [0, 0, 0], rotation = [0, 0, 0]) {
  return place(new Mesh(geometry, material), position, rotation)
}

/** Calls `build` for every step of a full turn and gathers what it returns. */
export function aroundCircle(count, radius, build, startAngle = 0) {
  return group(
    ...Array.from({ length: count }, (_, index) => {
      const angle = startAngle + (index * 2 * Math.PI) / count
      return place(build(index), [radius * Math.cos(angle), 0, radius * Math.sin(angle)])
    }),
  )
}
