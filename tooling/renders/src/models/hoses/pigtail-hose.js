import { TubeGeometry } from 'three'
import { createMaterial } from '../../materials/material.js'
import { hoseEnds } from '../../parts/pipes/hose-ends.js'
import { group, mesh } from '../../shapes/assemble.js'
import { smoothCurve } from '../../shapes/solids.js'
import { endAt } from './hose.js'

const RADIUS = 9
const rubber = createMaterial({
  name: 'pigtail-rubber',
  color: '#15161a',
  roughness: 0.55,
  grain: { field: 'cast', tiles: [20, 2], strength: 0.22 },
})

/**
 * A short cylinder hose: its cylinder's end at the left, a union at the right.
 *
 * @param {{ skin: import('three').Material, end: 'wheel' | 'nut' | 'tail', path: Array<[number, number, number]> }} build
 */
export function createPigtailHose({ skin, end, path }) {
  return {
    angles: {
      a: { azimuth: -0.3, elevation: 0.6 },
      b: { azimuth: 0.45, elevation: 0.46 },
      c: { azimuth: 0.05, elevation: 0.9 },
    },
    build() {
      const curve = smoothCurve(path)
      return group(
        mesh(new TubeGeometry(curve, 500, RADIUS, 40), skin),
        endAt(curve, hoseEnds[end](RADIUS), { at: 0, outward: -1 }),
        endAt(curve, hoseEnds.nut(RADIUS), { at: 1, outward: 1 }),
      )
    },
  }
}

/** The black hose with a hand wheel. */
export const pigtailHose = createPigtailHose({
  skin: rubber,
  end: 'wheel',
  path: [
    [-130, 24, 40],
    [-104, 23, 20],
    [-70, 16, -22],
    [-10, RADIUS + 1, -52],
    [60, RADIUS, -36],
    [84, RADIUS, 20],
    [60, RADIUS + 1, 62],
    [70, RADIUS + 2, 104],
    [112, RADIUS + 3, 120],
  ],
})
