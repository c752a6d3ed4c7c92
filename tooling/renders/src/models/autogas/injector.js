import { palette } from '../../materials/palette.js'
import { gasInjector, injectorNozzle } from '../../parts/burners/gas-injector.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { ring, roundedBox } from '../../shapes/solids.js'

const BLOCK = { width: 42, height: 26, depth: 38 }
const { castAluminium, rubber, turnedBrass } = palette

/**
 * One gas injector on its block, a second nozzle and its seals beside it.
 *
 * @param {string} print what stands on its coil
 */
export function createInjector(print) {
  return {
    angles: {
      a: { azimuth: -0.5, elevation: 0.42 },
      b: { azimuth: 0.6, elevation: 0.46 },
      c: { azimuth: 0.1, elevation: 0.26 },
    },
    build() {
      const spareNozzle = group(place(injectorNozzle(), [0, 0, 0]))
      return group(
        place(roundedBox(BLOCK.width, BLOCK.height, BLOCK.depth, 3, castAluminium), [0, 13, 0]),
        place(gasInjector(print), [0, BLOCK.height, 0]),
        place(injectorNozzle(), [0, 13, BLOCK.depth / 2], [Math.PI / 2, 0, 0]),
        place(inlet(), [-BLOCK.width / 2, 13, 0], [0, 0, Math.PI / 2]),
        place(hexagon(17, 6, turnedBrass), [BLOCK.width / 2, 13, 0], [0, 0, -Math.PI / 2]),
        place(spareNozzle, [40, 6.5, 40], [Math.PI / 2, 0, 0.5]),
        place(ring(6.5, 1.3, rubber), [50, 1.3, 24], [Math.PI / 2, 0, 0]),
        place(ring(4.6, 1.1, rubber), [34, 1.1, 32], [Math.PI / 2, 0, 0]),
      )
    },
  }
}

/** The injector of 3 ohm. */
export const injector = createInjector('3 Ω')

function inlet() {
  return group(hexagon(20, 8, turnedBrass), place(hoseTail(6.6, 30, 4, turnedBrass), [0, 8, 0]))
}
