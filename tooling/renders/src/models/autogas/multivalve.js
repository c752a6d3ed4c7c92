import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { floatArm, pickUpPipe } from '../../parts/cylinders/float-arm.js'
import { levelGauge } from '../../parts/controls/level-gauge.js'
import { pipeUnion } from '../../parts/pipes/pipe-union.js'
import { solenoid } from '../../parts/controls/solenoid.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { threadedStub } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { circle, discShape } from '../../shapes/outlines.js'
import { boltHead, socketHead } from '../../shapes/screws.js'
import { extrude, tube } from '../../shapes/solids.js'

const FLANGE_RADIUS = 60
// It leans back on its flange, its strainer and its float.
const LEAN = 0.24
const { blackPlastic, castBrass, copper, rubber, turnedBrass, zinc } = palette

const blueWheel = createMaterial({ name: 'hand-wheel', color: '#1d5fa8', roughness: 0.4 })

/**
 * A tank's multivalve leaning back on its flange: the outer side (coil, gauge, unions) towards the
 * camera, the float that lives in the tank behind it.
 *
 * @param {{ head?: 'coil' | 'tap' | 'pump' | 'twin' | 'compact' | 'large' }} [build] what stands on the
 *   flange: a coil, a tap worked by hand in its place, the plug of a pump besides, or a second outlet;
 *   coil and gauge in one row, or a large union with its tap
 */
export function createMultivalve({ head = 'coil' } = {}) {
  return {
    facts: { metal: 'brass' },
    angles: {
      a: { azimuth: -0.5, elevation: 0.3 },
      b: { azimuth: 0.66, elevation: 0.34 },
      c: { azimuth: 0.1, elevation: 0.18 },
    },
    build() {
      // Built with the tank's outside up, then tipped so that up becomes the front.
      const upright = group(
        flange(),
        outerBody(),
        ...heads[head](),
        innerBody(),
        floatArm(),
        pickUpPipe(),
      )
      return group(place(upright, [0, 0, 0], [Math.PI / 2 - LEAN, 0, 0]))
    },
  }
}

const coilAndGauge = () => [
  place(solenoid(), [11, 29, -20], [0, 0.9, 0]),
  place(levelGauge(), [-11, 29, 19]),
  place(fillingInlet(), [-33, 20, -6], [0, 0, Math.PI / 2]),
]

const heads = {
  compact: () => [
    place(levelGauge(), [0, 29, 20]),
    place(solenoid(), [0, 29, -20], [0, -0.7, 0]),
    place(fillingInlet(), [-33, 20, 0], [0, 0, Math.PI / 2]),
    place(pipeUnion(), [36, 20, 0], [0, 0, -Math.PI / 2]),
  ],
  large: () => [
    place(levelGauge(), [-18, 29, 0]),
    place(largeUnion(), [16, 24, 6]),
    ...[-24, 24].map((z) => place(shutOffTap(), [18, 29, z * 1.1])),
    place(fillingInlet(), [-33, 20, -20], [0, 0, Math.PI / 2]),
  ],
  coil: () => [
    ...coilAndGauge(),
    place(pipeUnion(), [36, 20, -8], [0, 0, -Math.PI / 2]),
    outletPipe(),
    place(shutOffTap(), [22, 29, 17]),
  ],
  twin: () => [
    ...coilAndGauge(),
    ...[-14, 14].map((z) => place(pipeUnion(), [36, 20, z], [0, 0, -Math.PI / 2])),
    place(solenoid(), [16, 29, 20], [0, 2.2, 0]),
  ],
  tap: () => [
    place(handWheel(), [14, 29, -18]),
    place(levelGauge(), [-14, 29, 16]),
    place(fillingInlet(), [-33, 20, -6], [0, 0, Math.PI / 2]),
    place(pipeUnion(), [36, 20, 10], [0, 0, -Math.PI / 2]),
  ],
  pump: () => [
    ...coilAndGauge(),
    place(pumpPlug(), [20, 29, 18]),
    place(pipeUnion(), [36, 20, -8], [0, 0, -Math.PI / 2]),
    place(canister(), [0, -46, 0]),
  ],
}

function largeUnion() {
  return group(
    hexagon(30, 14, turnedBrass),
    place(threadedStub(13, 24, 2.2, turnedBrass), [0, 14, 0]),
    place(knurl(15, 9, blackPlastic, { teeth: 24, depth: 1, pattern: 'straight' }), [0, 30, 0]),
  )
}

function handWheel() {
  return group(
    hexagon(20, 12, turnedBrass),
    place(knurl(21, 15, blueWheel, { teeth: 14, depth: 2.6, pattern: 'straight' }), [0, 14, 0]),
    place(boltHead(7, zinc, { hasWasher: false }), [0, 29, 0]),
  )
}

function pumpPlug() {
  const socket = lathe(
    [
      [11, 0],
      [11, 18, 1.5],
      [8, 18, 1],
      [7.6, 8],
      [0, 8],
    ],
    blackPlastic,
    { segments: 72 },
  )
  return group(hexagon(24, 5, turnedBrass), place(socket, [0, 5, 0]))
}

// The pump in its housing, hanging into the tank.
function canister() {
  return lathe(
    [
      [0, -58],
      [24, -58, 4],
      [28, -50, 3],
      [28, 0, 3],
      [24, 6, 2],
      [0, 6],
    ],
    palette.turnedAluminium,
    { segments: 96 },
  )
}

/** The usual multivalve with its coil. */
export const multivalve = createMultivalve()

function flange() {
  const boltCircle = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3
    return circle(51 * Math.cos(angle), 51 * Math.sin(angle), 4)
  })
  const plate = extrude(discShape(FLANGE_RADIUS, boltCircle), 9, castBrass, {
    bevel: 1,
    curveSegments: 96,
  })
  const gasket = lathe(
    [
      [30, -3],
      [57, -3, 0.8],
      [57, 0, 0.5],
      [30, 0],
    ],
    rubber,
  )
  return group(place(plate, [0, 0, 0], [-Math.PI / 2, 0, 0]), gasket)
}

function outerBody() {
  const body = lathe(
    [
      [43, 8],
      [42, 11, 2],
      [41, 26, 2.5],
      [38, 29, 1],
      [0, 29],
    ],
    castBrass,
  )
  const screws = aroundCircle(3, 35, () => socketHead(6, zinc), 1.1)
  return group(body, place(screws, [0, 29, 0]))
}

function outletPipe() {
  const points = [
    [58, 20, -8],
    [72, 20, -8],
    [84, 23, -10],
    [91, 34, -14],
    [92, 50, -18],
    [92, 60, -20],
  ]
  return tube(points, 4, copper)
}

function fillingInlet() {
  const collar = lathe(
    [
      [11, 0],
      [11, 8, 1],
      [9, 10],
    ],
    turnedBrass,
    { segments: 64 },
  )
  const cap = knurl(12, 12, blackPlastic, { teeth: 30, depth: 0.8, pattern: 'straight' })
  return group(
    collar,
    place(hexagon(25, 10, turnedBrass), [0, 9, 0]),
    place(threadedStub(9.5, 14, 1.6, turnedBrass), [0, 19, 0]),
    place(cap, [0, 27, 0]),
  )
}

function shutOffTap() {
  return group(
    hexagon(15, 7, turnedBrass),
    place(knurl(7.5, 9, blackPlastic, { teeth: 16, depth: 0.9, pattern: 'straight' }), [0, 7, 0]),
    place(boltHead(5, zinc, { hasWasher: false }), [0, 16, 0]),
  )
}

function innerBody() {
  const profile = [
    [0, -44],
    [20, -44, 1.5],
    [22, -34, 2],
    [26, -30, 2],
    [27, -3],
  ]
  return lathe(profile, castBrass)
}
