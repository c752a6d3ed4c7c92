import { TubeGeometry } from 'three'
import { createMaterial } from '../../materials/material.js'
import { hoseEnds } from '../../parts/pipes/hose-ends.js'
import { group, mesh, place } from '../../shapes/assemble.js'
import { smoothCurve } from '../../shapes/solids.js'
import { endAt } from './hose.js'

const RADIUS = 10
const rubber = createMaterial({
  name: 'bent-hose-rubber',
  color: '#141517',
  roughness: 0.5,
  grain: { field: 'cast', tiles: [8, 2], strength: 0.24 },
})

/** Four preformed right-angled hoses, cut straight at both ends, lying side by side. */
export const bentHoses = {
  facts: { pieces: 4 },
  angles: {
    a: { azimuth: -0.35, elevation: 0.62 },
    b: { azimuth: 0.5, elevation: 0.56 },
    c: { azimuth: 0, elevation: 0.8 },
  },
  build() {
    const places = [
      [-70, -40, 0.1],
      [40, -46, -0.3],
      [-60, 50, 0.5],
      [52, 40, 0.05],
    ]
    return group(...places.map(([x, z, turn]) => place(elbow(), [x, 0, z], [0, turn, 0])))
  },
}

function elbow() {
  const curve = smoothCurve([
    [-34, RADIUS, -30],
    [-10, RADIUS, -30],
    [6, RADIUS, -29],
    [22, RADIUS, -22],
    [29, RADIUS, -6],
    [30, RADIUS, 10],
    [30, RADIUS, 44],
  ])
  return group(
    mesh(new TubeGeometry(curve, 240, RADIUS, 40), rubber),
    endAt(curve, hoseEnds.cut(RADIUS), { at: 0, outward: -1 }),
    endAt(curve, hoseEnds.cut(RADIUS), { at: 1, outward: 1 }),
  )
}
