import { createMaterial } from '../materials/material.js'
import { palette } from '../materials/palette.js'
import { controlTap } from '../parts/control-tap.js'
import { flameRing } from '../parts/flame-ring.js'
import { group, place } from '../shapes/assemble.js'
import { hoseTail } from '../shapes/connections.js'
import { hexagon } from '../shapes/hexagon.js'
import { ball, roundedBox, tube } from '../shapes/solids.js'

const RINGS = [
  { radius: 70, holes: 26, x: 46 },
  { radius: 132, holes: 48, x: 0 },
  { radius: 196, holes: 70, x: -46 },
]
const PIPE_HEIGHT = 84
const TAP_Z = 268
const { blackEnamel, turnedBrass, zinc } = palette

const enamel = createMaterial({
  name: 'ring-enamel',
  color: '#2a2c30',
  roughness: 0.38,
  clearcoat: 0.5,
  grain: { field: 'cast', tiles: [4, 4], strength: 0.2 },
})

/** A paella burner of three rings, each with its own tap. It is low, so it is seen from higher up. */
export const paellaBurner = {
  angles: {
    a: { azimuth: -0.4, elevation: 0.5 },
    b: { azimuth: 0.5, elevation: 0.62 },
    c: { azimuth: 0, elevation: 0.36 },
  },
  build() {
    return group(
      ...RINGS.map(({ radius, holes }) =>
        place(flameRing(radius, { pipe: 10, holes, material: enamel }), [0, PIPE_HEIGHT, 0]),
      ),
      ...RINGS.map(supply),
      ...[0, 1, 2].map((index) => place(legAndArm(), [0, 0, 0], [0, (index * 2 * Math.PI) / 3, 0])),
      manifold(),
    )
  },
}

function supply({ radius, x }) {
  const ringZ = Math.sqrt(radius ** 2 - x ** 2)
  const points = [
    [x, PIPE_HEIGHT - 2, ringZ],
    [x, PIPE_HEIGHT - 20, ringZ + 2],
    [x, PIPE_HEIGHT - 24, ringZ + 20],
    [x, PIPE_HEIGHT - 24, TAP_Z - 30],
    [x, PIPE_HEIGHT - 24, TAP_Z],
  ]
  return group(
    tube(points, 8, enamel),
    place(hexagon(19, 14, turnedBrass), [x, PIPE_HEIGHT - 24, TAP_Z - 22], [Math.PI / 2, 0, 0]),
    place(controlTap(), [x, PIPE_HEIGHT - 24, TAP_Z], [Math.PI / 2, 0, 0]),
  )
}

// The arm carries the rings and, at its raised end, the pan. It points to the back left for the first.
function legAndArm() {
  const angle = -Math.PI / 6
  const arm = group(
    place(roundedBox(212, 8, 16, 2, blackEnamel), [108, PIPE_HEIGHT - 12, 0]),
    place(roundedBox(10, 52, 16, 3, blackEnamel), [214, PIPE_HEIGHT + 10, 0]),
    place(roundedBox(54, 8, 16, 3, blackEnamel), [192, PIPE_HEIGHT + 32, 0]),
    tube(
      [
        [210, PIPE_HEIGHT - 6, 0],
        [216, 50, 0],
        [228, 16, 0],
        [236, 5, 0],
      ],
      8,
      blackEnamel,
    ),
    place(ball(11, palette.rubber), [236, 11, 0]),
  )
  return place(arm, [0, 0, 0], [0, -angle, 0])
}

function manifold() {
  const y = PIPE_HEIGHT - 24
  return group(
    tube(
      [
        [-74, y, TAP_Z + 8],
        [0, y, TAP_Z + 8],
        [96, y, TAP_Z + 8],
      ],
      9,
      zinc,
    ),
    place(ball(9, zinc), [-74, y, TAP_Z + 8]),
    place(hexagon(22, 12, turnedBrass), [92, y, TAP_Z + 8], [0, 0, -Math.PI / 2]),
    place(hoseTail(7, 36, 4, turnedBrass), [104, y, TAP_Z + 8], [0, 0, -Math.PI / 2]),
  )
}
