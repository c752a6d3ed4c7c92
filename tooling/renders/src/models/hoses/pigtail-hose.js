import { Quaternion, TubeGeometry, Vector3 } from 'three'
import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { hoseFitting } from '../../parts/pipes/hose-fitting.js'
import { group, mesh, place } from '../../shapes/assemble.js'
import { threadedStub } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { smoothCurve } from '../../shapes/solids.js'

const { blackGloss, turnedBrass } = palette
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
 * @param {{ skin: import('three').Material, end: 'wheel' | 'nut', path: Array<[number, number, number]> }} build
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
        endAt(curve, 0, -1, cylinderEnd(end)),
        endAt(curve, 1, 1, hoseFitting()),
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

function cylinderEnd(end) {
  const grip =
    end === 'wheel'
      ? knurl(24, 16, blackGloss, { teeth: 18, depth: 2, pattern: 'straight' })
      : hexagon(30, 18, turnedBrass)
  const ferrule = lathe(
    [
      [9, 0],
      [12, 0, 1],
      [12.4, 26, 1],
      [8, 28, 1],
      [8, 40],
    ],
    turnedBrass,
    { segments: 80 },
  )
  return group(
    ferrule,
    place(hexagon(20, 8, turnedBrass), [0, 28, 0]),
    place(grip, [0, 37, 0]),
    place(threadedStub(11, 18, 1.8, turnedBrass), [0, 52, 0]),
  )
}

function endAt(curve, at, outward, part) {
  const direction = curve.getTangent(at).multiplyScalar(outward).normalize()
  part.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), direction))
  part.position.copy(curve.getPoint(at)).addScaledVector(direction, -22)
  return part
}
