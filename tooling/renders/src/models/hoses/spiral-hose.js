import { TubeGeometry } from 'three'
import { createMaterial } from '../../materials/material.js'
import { hoseEnds } from '../../parts/pipes/hose-ends.js'
import { group, mesh } from '../../shapes/assemble.js'
import { smoothCurve } from '../../shapes/solids.js'
import { endAt } from './hose.js'

const RADIUS = 6.5
const COIL = 34
const TURNS = 15
const rubber = createMaterial({
  name: 'spiral-rubber',
  color: '#d9601e',
  roughness: 0.46,
  clearcoat: 0.2,
  grain: { field: 'cast', tiles: [60, 2], strength: 0.16 },
})

/** A hose that is coiled like a spring and draws itself together, a nut at either end. */
export const spiralHose = {
  angles: {
    a: { azimuth: -0.35, elevation: 0.46 },
    b: { azimuth: 0.45, elevation: 0.5 },
    c: { azimuth: 0, elevation: 0.36 },
  },
  build() {
    const curve = smoothCurve(path())
    return group(
      mesh(new TubeGeometry(curve, 2600, RADIUS, 28), rubber),
      endAt(curve, hoseEnds.nut(RADIUS), { at: 0, outward: -1 }),
      endAt(curve, hoseEnds.nut(RADIUS), { at: 1, outward: 1 }),
    )
  },
}

// Both ends leave the coil on the floor and come to the front.
function path() {
  const middle = COIL + RADIUS
  const length = TURNS * 2.1 * RADIUS
  const coil = Array.from({ length: TURNS * 16 + 1 }, (_, step) => {
    const angle = (step / 16) * 2 * Math.PI - Math.PI / 2
    const x = (step / (TURNS * 16) - 0.5) * length
    return [x, middle + COIL * Math.sin(angle), COIL * Math.cos(angle)]
  })
  const left = [
    [-length / 2 - 34, RADIUS + 2, 104],
    [-length / 2 - 30, RADIUS + 1, 70],
    [-length / 2 - 22, RADIUS, 34],
    [-length / 2 - 10, RADIUS, 8],
  ]
  const right = left.map(([x, y, z]) => [-x, y, z]).toReversed()
  return [...left, ...coil, ...right]
}
