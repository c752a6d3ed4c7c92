import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { mesh } from './assemble.js'
import { createGrid } from './grid.js'

const COLUMNS = 96
const SIDE = Math.PI / 3

/** A hexagonal nut standing on y = 0, its corners chamfered as on a turned bar. */
export function hexagon(acrossFlats, height, material) {
  const chamfer = 0.06 * acrossFlats
  const face = (acrossFlats / 2) * 0.97
  const onSide = [0, 0.35, 1].map((share) => share * chamfer)
  const profile = [
    { radius: 0, y: 0 },
    { radius: 0.5, y: 0 },
    { radius: face, y: 0 },
    ...onSide.map((y) => ({ y })),
    { y: height / 2 },
    ...onSide.toReversed().map((depth) => ({ y: height - depth })),
    { radius: face, y: height },
    { radius: 0.5, y: height },
    { radius: 0, y: height },
  ]
  const geometry = createGrid(COLUMNS, profile.length - 1, (column, row) => {
    const angle = (column / COLUMNS) * Math.PI * 2
    const { radius, y } = profile[row]
    const distance = radius ?? chamferedRadius(angle, y, acrossFlats, height)
    return [distance * Math.sin(angle), y, distance * Math.cos(angle)]
  })
  return mesh(toCreasedNormals(geometry, 0.35), material)
}

function chamferedRadius(angle, y, acrossFlats, height) {
  const fromMiddle = (((angle % SIDE) + SIDE) % SIDE) - SIDE / 2
  const flat = acrossFlats / 2 / Math.cos(fromMiddle)
  const cone = (acrossFlats / 2) * 0.97 + Math.min(y, height - y) * 1.9
  return Math.min(flat, cone)
}
