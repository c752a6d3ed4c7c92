import { palette } from '../../../materials/palette.js'
import { pleatedElement } from '../../../parts/pipes/pleated-element.js'
import { group, place } from '../../../shapes/assemble.js'
import { ring } from '../../../shapes/solids.js'

const { rubber } = palette

/** Spare filter elements with their seals, one lying. */
export const filterElements = {
  angles: {
    a: { azimuth: -0.4, elevation: 0.36 },
    b: { azimuth: 0.5, elevation: 0.44 },
    c: { azimuth: 0, elevation: 0.26 },
  },
  build() {
    const lying = place(group(pleatedElement()), [34, 29, 44], [0, -0.5, Math.PI / 2])
    return group(
      place(pleatedElement(), [-50, 0, -20]),
      place(pleatedElement(), [16, 0, -34], [0, 0.4, 0]),
      lying,
      place(ring(22, 2, rubber), [-34, 2, 44]),
      place(ring(15, 1.8, rubber), [-20, 2, 64]),
    )
  },
}
