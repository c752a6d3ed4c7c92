import { palette } from '../materials/palette.js'
import { group, place } from './assemble.js'
import { hexagon } from './hexagon.js'
import { lathe } from './lathe.js'

/** A hexagon bolt head, with its washer unless told otherwise. */
export function boltHead(acrossFlats, material = palette.zinc, { hasWasher = true } = {}) {
  const washerHeight = acrossFlats * 0.14
  const washer = lathe(
    [
      [acrossFlats * 0.3, 0],
      [acrossFlats * 0.98, 0, 0.2],
      [acrossFlats * 0.98, washerHeight, acrossFlats * 0.05],
      [acrossFlats * 0.3, washerHeight],
    ],
    material,
    { segments: 48 },
  )
  const head = place(hexagon(acrossFlats, acrossFlats * 0.65, material), [0, washerHeight, 0])
  const crown = lathe(
    [
      [acrossFlats * 0.36, 0],
      [acrossFlats * 0.34, acrossFlats * 0.03, 0.1],
      [0, acrossFlats * 0.03],
    ],
    material,
    { segments: 32 },
  )
  const parts = [head, place(crown, [0, washerHeight + acrossFlats * 0.65, 0])]
  return group(...(hasWasher ? [washer, ...parts] : parts))
}

/** A socket cap screw's head. */
export function socketHead(diameter, material = palette.zinc) {
  return lathe(
    [
      [diameter / 2, 0],
      [diameter / 2, diameter * 0.6, diameter * 0.08],
      [diameter * 0.28, diameter * 0.6, 0.1],
      [diameter * 0.26, diameter * 0.25],
      [0, diameter * 0.25],
    ],
    material,
    { segments: 40 },
  )
}
