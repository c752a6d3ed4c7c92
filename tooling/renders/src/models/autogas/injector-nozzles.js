import { palette } from '../../materials/palette.js'
import { injectorNozzle } from '../../parts/burners/gas-injector.js'
import { group, place } from '../../shapes/assemble.js'
import { ring } from '../../shapes/solids.js'

const { rubber } = palette

/** A set of four calibrated nozzles with their seals. */
export const injectorNozzles = {
  angles: {
    a: { azimuth: -0.4, elevation: 0.46 },
    b: { azimuth: 0.5, elevation: 0.5 },
    c: { azimuth: 0, elevation: 0.36 },
  },
  build() {
    const standing = [-27, -9, 9, 27].map((x, index) =>
      place(group(injectorNozzle()), [x, 0, index % 2 ? -4 : -10]),
    )
    const seals = [-27, -9, 9, 27].map((x, index) =>
      place(group(ring(5, 1.2, rubber, { segments: 64 })), [x, 1.2, 14 + (index % 2) * 5]),
    )
    return group(...standing, ...seals)
  },
}
