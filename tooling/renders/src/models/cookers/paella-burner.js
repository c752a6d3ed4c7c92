import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { controlTap } from '../../parts/controls/control-tap.js'
import { flameRing } from '../../parts/burners/flame-ring.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { ball, roundedBox, tube } from '../../shapes/solids.js'

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

/**
 * A paella burner, each ring with its own tap. It is low, so it is seen from higher up.
 *
 * @param {Array<{ radius: number, holes: number, x: number }>} rings millimetres; `x` is the place
 *   of a ring's tap
 */
export function createPaellaBurner(rings) {
  return {
    facts: { burners: '1', rings: rings.length },
    angles: {
      a: { azimuth: -0.4, elevation: 0.5 },
      b: { azimuth: 0.5, elevation: 0.62 },
      c: { azimuth: 0, elevation: 0.36 },
    },
    build() {
      const reach = Math.max(214, ...rings.map(({ radius }) => radius + 18))
      return group(
        ...rings.map(({ radius, holes }) =>
          place(flameRing(radius, { pipe: 10, holes, material: enamel }), [0, PIPE_HEIGHT, 0]),
        ),
        ...rings.map(supply),
        ...[0, 1, 2].map((index) =>
          place(legAndArm(reach), [0, 0, 0], [0, (index * 2 * Math.PI) / 3, 0]),
        ),
        manifold(Math.max(...rings.map(({ x }) => x))),
      )
    },
  }
}

/** The burner of three rings. */
export const paellaBurner = createPaellaBurner([
  { radius: 70, holes: 26, x: 46 },
  { radius: 132, holes: 48, x: 0 },
  { radius: 196, holes: 70, x: -46 },
])

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
function legAndArm(reach) {
  const angle = -Math.PI / 6
  const arm = group(
    place(roundedBox(reach - 2, 8, 16, 2, blackEnamel), [reach / 2 + 1, PIPE_HEIGHT - 12, 0]),
    place(roundedBox(10, 52, 16, 3, blackEnamel), [reach, PIPE_HEIGHT + 10, 0]),
    place(roundedBox(54, 8, 16, 3, blackEnamel), [reach - 22, PIPE_HEIGHT + 32, 0]),
    tube(
      [
        [reach - 4, PIPE_HEIGHT - 6, 0],
        [reach + 2, 50, 0],
        [reach + 14, 16, 0],
        [reach + 22, 5, 0],
      ],
      8,
      blackEnamel,
    ),
    place(ball(11, palette.rubber), [reach + 22, 11, 0]),
  )
  return place(arm, [0, 0, 0], [0, -angle, 0])
}

// As wide to the left as to the right, which ends in the hose's tail.
function manifold(outermost) {
  const y = PIPE_HEIGHT - 24
  const left = -outermost - 28
  const right = outermost + 50
  return group(
    tube(
      [
        [left, y, TAP_Z + 8],
        [0, y, TAP_Z + 8],
        [right, y, TAP_Z + 8],
      ],
      9,
      zinc,
    ),
    place(ball(9, zinc), [left, y, TAP_Z + 8]),
    place(hexagon(22, 12, turnedBrass), [right - 4, y, TAP_Z + 8], [0, 0, -Math.PI / 2]),
    place(hoseTail(7, 36, 4, turnedBrass), [right + 8, y, TAP_Z + 8], [0, 0, -Math.PI / 2]),
  )
}
