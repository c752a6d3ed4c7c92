import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { injectorNozzle } from '../../parts/burners/gas-injector.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { circle, discShape } from '../../shapes/outlines.js'
import { socketHead } from '../../shapes/screws.js'
import { extrude, ring } from '../../shapes/solids.js'

const { blackPlastic, rubber, turnedAluminium, turnedBrass } = palette
const diaphragm = createMaterial({
  name: 'diaphragm',
  color: '#2c2d31',
  roughness: 0.7,
  grain: { field: 'cast', tiles: [8, 8], strength: 0.3 },
})
const seal = createMaterial({ name: 'seal-green', color: '#2d7a52', roughness: 0.5 })
const paper = createMaterial({ name: 'gasket-paper', color: '#3f6f93', roughness: 0.8 })

/** A reducer's repair kit laid out: two diaphragms, three gaskets, a nozzle, five O-rings. */
export const reducerRepair = {
  angles: {
    a: { azimuth: -0.3, elevation: 0.86 },
    b: { azimuth: 0.4, elevation: 0.66 },
    c: { azimuth: 0, elevation: 1.1 },
  },
  build() {
    return group(
      place(membrane(54), [-48, 0, -28]),
      place(membrane(38), [54, 0, -40]),
      place(gasket(44, 33, 8), [62, 0, 46], [-Math.PI / 2, 0, 0]),
      place(gasket(30, 20, 6), [-14, 0, 62], [-Math.PI / 2, 0, 0]),
      place(gasket(20, 12, 4), [4, 0, 20], [-Math.PI / 2, 0, 0]),
      place(injectorNozzle(), [-66, 6.5, 46], [Math.PI / 2, 0, 0.7]),
      ...[
        [-88, 62, 10, seal],
        [-72, 84, 6.5, rubber],
        [-52, 92, 5, seal],
        [112, 6, 9, rubber],
        [110, -18, 6, seal],
      ].map(([x, z, radius, material]) => oRing(x, z, radius, material)),
    )
  },
}

// A flat rim with screw holes is suggested by the ring of ribs; the fold lets the middle move.
function membrane(radius) {
  const sheet = lathe(
    [
      [radius, 0],
      [radius, 3, 0.8],
      [radius * 0.84, 3, 1],
      [radius * 0.76, 8, 4],
      [radius * 0.66, 8, 4],
      [radius * 0.58, 3, 1],
      [0, 3],
    ],
    diaphragm,
  )
  const plate = lathe(
    [
      [radius * 0.5, 3],
      [radius * 0.5, 5.5, 0.8],
      [0, 5.5],
    ],
    turnedAluminium,
  )
  const hub = lathe(
    [
      [9, 5],
      [9, 9, 1],
      [4, 9, 0.5],
      [4, 15, 0.8],
      [0, 15],
    ],
    turnedBrass,
    { segments: 64 },
  )
  return group(sheet, plate, hub, place(socketHead(5, blackPlastic), [0, 15, 0]))
}

function gasket(outer, inner, holes) {
  const bolts = Array.from({ length: holes }, (_, index) => {
    const angle = (index * 2 * Math.PI) / holes
    const middle = (outer + inner) / 2
    return circle(middle * Math.cos(angle), middle * Math.sin(angle), 2)
  })
  const sheet = discShape(outer, [circle(0, 0, inner), ...bolts])
  return extrude(sheet, 1.4, paper, { bevel: 0.2, curveSegments: 64 })
}

function oRing(x, z, radius, material) {
  return place(group(ring(radius, 1.5, material, { segments: 72 })), [x, 1.5, z])
}
