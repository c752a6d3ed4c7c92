import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { tube } from '../../shapes/solids.js'

const RADII = [5.4, 6.6, 8, 9.4, 11]
const LENGTH = 190
const { stainless } = palette

/** Five bending springs side by side, a loop at the end of each. */
export const bendingSprings = {
  angles: {
    a: { azimuth: -0.4, elevation: 0.62 },
    b: { azimuth: 0.5, elevation: 0.5 },
    c: { azimuth: 0.1, elevation: 0.9 },
  },
  build() {
    return group(
      ...RADII.map((radius, index) => place(spring(radius), [0, radius, (index - 2) * 34])),
    )
  },
}

function spring(radius) {
  const wire = 1.5
  const turns = Math.round(LENGTH / (2 * wire * 1.12))
  const points = Array.from({ length: turns * 10 + 1 }, (_, step) => {
    const angle = (step / 10) * 2 * Math.PI
    const along = (step / (turns * 10)) * LENGTH
    const flare = 1 + Math.max(0, along - LENGTH + 26) / 60
    return [along - LENGTH / 2, radius * flare * Math.cos(angle), radius * flare * Math.sin(angle)]
  })
  const loop = [
    [-LENGTH / 2, radius, 0],
    [-LENGTH / 2 - 8, 2, 0],
    [-LENGTH / 2 - 22, 0, 6],
    [-LENGTH / 2 - 28, 0, 0],
    [-LENGTH / 2 - 22, 0, -6],
    [-LENGTH / 2 - 6, 0, 0],
  ]
  return group(
    tube(points, wire, stainless, { steps: turns * 16, sides: 8 }),
    tube(loop, wire, stainless, { steps: 60, sides: 10 }),
  )
}
