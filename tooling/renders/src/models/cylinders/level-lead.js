import { palette } from '../../materials/palette.js'
import { sensorPlug } from '../../parts/burners/gas-injector.js'
import { group, place } from '../../shapes/assemble.js'
import { ring, roundedBox, tube } from '../../shapes/solids.js'

const TURNS = 4
const { blackGloss, blackPlastic, rubber, turnedBrass } = palette

/** A lead in a coil with a plug at either end. */
export const levelLead = {
  angles: {
    a: { azimuth: -0.35, elevation: 0.7 },
    b: { azimuth: 0.45, elevation: 0.6 },
    c: { azimuth: 0, elevation: 0.9 },
  },
  build() {
    return group(
      coil(),
      ...[-0.5, 2.2].map(tie),
      place(sensorPlug(), [104, 9.5, 66], [0, 1.1, 0]),
      place(pinHousing(), [-108, 0, 60], [0, -0.7, 0]),
    )
  },
}

function coil() {
  const points = [
    [-104, 7, 56],
    [-96, 5, 44],
  ]
  for (let step = 0; step <= TURNS * 16; step++) {
    const angle = Math.PI + (step / 16) * 2 * Math.PI
    const radius = 72 + 5 * Math.sin(step * 0.7)
    points.push([radius * Math.cos(angle), 4 + (step / 16) * 4.4, radius * Math.sin(angle) * 0.92])
  }
  points.push([-60, 12, 62], [20, 4, 92], [84, 6, 82], [102, 9, 68])
  return tube(points, 3.2, blackPlastic, { steps: 1200, sides: 16 })
}

function tie(angle) {
  const strap = group(ring(14, 2, rubber, { segments: 64 }))
  strap.scale.set(1, 1, 0.9)
  return place(
    group(place(strap, [0, 0, 0], [Math.PI / 2, 0, 0])),
    [72 * Math.cos(angle), 13, 66 * Math.sin(angle)],
    [0, -angle, 0],
  )
}

function pinHousing() {
  const pins = [-6, -2, 2, 6].map((x) =>
    place(roundedBox(1.4, 1.4, 8, 0.3, turnedBrass), [x, 7, 14]),
  )
  return group(
    place(roundedBox(24, 14, 24, 2, blackGloss), [0, 7, 0]),
    place(roundedBox(19, 9, 3, 0.6, blackPlastic), [0, 7, 12]),
    place(roundedBox(8, 3, 12, 0.8, blackGloss), [0, 15, 4]),
    ...pins,
  )
}
