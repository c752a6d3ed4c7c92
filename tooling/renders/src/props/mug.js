import { createMaterial } from '../materials/material.js'
import { palette } from '../materials/palette.js'
import { group, place } from '../shapes/assemble.js'
import { lathe } from '../shapes/lathe.js'
import { ring, tube } from '../shapes/solids.js'

/** A mug of enamelled sheet, its rim bare of colour. */
export function createMug(color) {
  const enamel = createMaterial({
    name: `mug-${color}`,
    color,
    roughness: 0.25,
    clearcoat: 0.8,
    isTwoSided: true,
  })
  return {
    build: () =>
      group(
        lathe(
          [
            [0, 0],
            [38, 0, 5],
            [40, 78, 1],
            [37, 78, 1],
            [35, 6, 5],
            [0, 4],
          ],
          enamel,
        ),
        place(ring(38.8, 2.2, palette.blackEnamel), [0, 78, 0]),
        tube(
          [
            [38, 64, 0],
            [62, 62, 0],
            [66, 38, 0],
            [56, 20, 0],
            [38, 16, 0],
          ],
          5,
          enamel,
        ),
      ),
  }
}
