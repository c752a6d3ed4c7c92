import { palette } from '../../materials/palette.js'
import { controlTap } from '../../parts/controls/control-tap.js'
import { radiantDish } from '../../parts/burners/radiant-dish.js'
import { group, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { roundedBox, tube } from '../../shapes/solids.js'
import { cylinders } from '../../variants/cylinders.js'

const VALVE = 314
const DISH = 500
const { blackEnamel, stainless, turnedBrass } = palette

/** A radiant dish screwed on a cylinder's valve. */
export const heaterCylinderTop = {
  angles: {
    a: { azimuth: -0.5, elevation: 0.14 },
    b: { azimuth: 0.6, elevation: 0.2 },
    c: { azimuth: 0, elevation: 0.08 },
  },
  build() {
    const pipe = [
      [0, VALVE, 60],
      [0, VALVE + 40, 66],
      [0, VALVE + 110, 30],
      [0, DISH - 10, -26],
    ]
    return group(
      place(group(cylinders['cylinder-5-blue'].build()), [0, 0, 0], [0, 0.3, 0]),
      place(hexagon(30, 26, turnedBrass), [0, VALVE, 34], [Math.PI / 2, 0, 0]),
      tube(pipe, 9, turnedBrass, { sides: 32 }),
      place(controlTap(), [0, VALVE + 62, 60], [Math.PI / 2, 0, 0]),
      place(roundedBox(34, 74, 22, 4, blackEnamel), [0, DISH - 16, -34]),
      place(roundedBox(20, 34, 20, 4, stainless), [0, DISH, -50]),
      place(radiantDish(), [0, DISH, 10], [Math.PI / 2 - 0.12, 0, 0]),
    )
  },
}
