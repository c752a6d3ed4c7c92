import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { threadedStub } from '../../shapes/connections.js'
import { lathe } from '../../shapes/lathe.js'
import { circle, discShape, roundedRectangle } from '../../shapes/outlines.js'
import { boltHead } from '../../shapes/screws.js'
import { extrude, ring, roundedBox } from '../../shapes/solids.js'

const RADIUS = 270
const LIFT = 92
const ARMS = 4
const { blackPlastic, rubber, steel, yellowZinc, zinc } = palette

/** The frame that hangs a toroidal tank below the body, its long bolt and spacers beside it. */
export const tankFrame = {
  angles: {
    a: { azimuth: -0.4, elevation: 0.6 },
    b: { azimuth: 0.5, elevation: 0.7 },
    c: { azimuth: 0, elevation: 0.42 },
  },
  build() {
    const arms = Array.from({ length: ARMS }, (_, index) =>
      place(group(...arm()), [0, 0, 0], [0, Math.PI / 4 + (index * Math.PI) / 2, 0]),
    )
    return group(
      place(group(ring(RADIUS, 11, zinc)), [0, LIFT, 0]),
      ...arms,
      hub(),
      place(longBolt(), [120, 9, 330], [0, 0.2, -Math.PI / 2]),
      ...[-150, -80, -10].map((x) => place(spacer(), [x, 0, 344])),
    )
  },
}

// Runs out along +x: a flat bar below the ring and a hanger that rises beyond it.
function arm() {
  const tab = roundedRectangle(-24, -22, 48, 44, 10)
  tab.holes.push(circle(6, 0, 7))
  return [
    place(roundedBox(RADIUS - 50, 8, 38, 2, zinc), [RADIUS / 2 + 34, LIFT - 12, 0]),
    place(roundedBox(8, LIFT + 4, 38, 2, zinc), [RADIUS + 16, LIFT / 2 - 4, 0]),
    place(roundedBox(40, 8, 38, 2, zinc), [RADIUS + 2, LIFT - 12, 0]),
    place(extrude(tab, 6, zinc, { bevel: 1 }), [RADIUS + 34, 0, 0], [-Math.PI / 2, 0, 0]),
    place(boltHead(17, yellowZinc), [RADIUS - 40, LIFT - 8, 0]),
  ]
}

function hub() {
  const plate = discShape(84, [circle(0, 0, 13)])
  const pad = lathe(
    [
      [26, 0],
      [58, 0, 1],
      [58, 6, 2],
      [26, 6],
    ],
    rubber,
  )
  return group(
    place(
      extrude(plate, 8, zinc, { bevel: 1.2, curveSegments: 64 }),
      [0, LIFT - 12, 0],
      [-Math.PI / 2, 0, 0],
    ),
    place(pad, [0, LIFT - 4, 0]),
  )
}

function longBolt() {
  return group(
    place(threadedStub(9, 190, 2.4, steel), [0, 0, 0]),
    place(boltHead(26, yellowZinc), [0, -4, 0], [Math.PI, 0, 0]),
  )
}

function spacer() {
  return lathe(
    [
      [11, 0],
      [24, 0, 1.5],
      [24, 30, 1.5],
      [11, 30, 1],
      [11, 0],
    ],
    blackPlastic,
  )
}
