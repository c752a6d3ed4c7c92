import { CylinderGeometry } from 'three'
import { palette } from '../../materials/palette.js'
import { group, mesh, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'

const { blackEnamel, castAluminium, copper, stainless, whitePlastic } = palette
const FLAME_SLOTS = 40

/** A cooker's burner of the given crown radius, standing on y = 0 with spark and flame probe. */
export function burner(radius) {
  const pan = lathe(
    [
      [radius + 42, 0],
      [radius + 40, 3, 1.5],
      [radius + 26, 4, 2],
      [radius + 20, 1, 2],
      [0, 1],
    ],
    stainless,
  )
  const base = lathe(
    [
      [radius * 0.95, 0],
      [radius * 1.02, 4, 1],
      [radius, 8, 1],
      [0, 8],
    ],
    castAluminium,
  )
  const lid = lathe(
    [
      [0, 0],
      [radius, 0, 0.8],
      [radius * 1.03, 3, 1.2],
      [radius * 0.9, 7, 3],
      [radius * 0.3, 8],
      [0, 8],
    ],
    blackEnamel,
  )
  return group(
    pan,
    place(base, [0, 1, 0]),
    place(slottedCrown(radius), [0, 13, 0]),
    place(lid, [0, 17, 0]),
    place(sparkPlug(), [radius + 8, 2, 4]),
    place(flameProbe(), [radius + 6, 2, -12]),
  )
}

function slottedCrown(radius) {
  const geometry = new CylinderGeometry(radius * 0.97, radius, 9, FLAME_SLOTS * 16, 6, true)
  const { position } = geometry.attributes
  for (let index = 0; index < position.count; index++) {
    const x = position.getX(index)
    const z = position.getZ(index)
    const turn = (((Math.atan2(x, z) / (2 * Math.PI)) * FLAME_SLOTS + FLAME_SLOTS) % 1) - 0.5
    const isSlot = Math.abs(turn) > 0.31 && position.getY(index) > -2
    position.setX(index, x * (isSlot ? 0.9 : 1))
    position.setZ(index, z * (isSlot ? 0.9 : 1))
  }
  geometry.computeVertexNormals()
  return mesh(geometry, castAluminium)
}

function sparkPlug() {
  const profile = [
    [3, 0],
    [3, 12, 1],
    [1, 12],
    [1, 15, 0.4],
    [0, 15],
  ]
  return lathe(profile, whitePlastic, { segments: 24 })
}

function flameProbe() {
  const profile = [
    [2, 0],
    [2, 14, 0.8],
    [0, 15],
  ]
  return lathe(profile, copper, { segments: 24 })
}
