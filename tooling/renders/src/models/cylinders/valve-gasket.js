import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { threadedStub } from '../../shapes/connections.js'
import { circle, discShape } from '../../shapes/outlines.js'
import { boltHead } from '../../shapes/screws.js'
import { extrude } from '../../shapes/solids.js'

const { rubber, yellowZinc } = palette
const BOLTS = 6
const BOLT_CIRCLE = 51

/** A multivalve's gasket lying flat, its six bolts before it. */
export const valveGasket = {
  angles: {
    a: { azimuth: -0.35, elevation: 0.62 },
    b: { azimuth: 0.5, elevation: 0.56 },
    c: { azimuth: 0, elevation: 0.9 },
  },
  build() {
    const holes = Array.from({ length: BOLTS }, (_, index) => {
      const angle = (index * 2 * Math.PI) / BOLTS
      return circle(BOLT_CIRCLE * Math.cos(angle), BOLT_CIRCLE * Math.sin(angle), 4.4)
    })
    const sheet = extrude(discShape(62, [circle(0, 0, 34), ...holes]), 3, rubber, {
      bevel: 0.5,
      curveSegments: 96,
    })
    const lying = [
      [-58, 84, 0.3],
      [-18, 92, -0.2],
      [22, 84, 0.5],
      [58, 70, -0.4],
      [82, 36, 0.9],
      [92, -6, 0.2],
    ].map(([x, z, turn]) =>
      place(group(place(bolt(), [0, 7, 0], [0, 0, -Math.PI / 2])), [x, 0, z], [0, turn, 0]),
    )
    return group(place(sheet, [0, 0, 0], [-Math.PI / 2, 0, 0]), ...lying)
  },
}

function bolt() {
  return group(
    boltHead(11, yellowZinc),
    place(threadedStub(4, 24, 1, yellowZinc), [0, 0, 0], [Math.PI, 0, 0]),
  )
}
