import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { ball, roundedBox, tube } from '../../shapes/solids.js'
import { socketHead } from '../../shapes/screws.js'

const { blackGloss, blackPlastic, whitePlastic, zinc } = palette
const lit = createMaterial({
  name: 'panel-lit',
  color: '#2fd35f',
  roughness: 0.3,
  glow: { color: '#2fd35f', strength: 1.2 },
})

/** A square panel with a rocker for left and right cylinder and a lamp above it, its lead behind. */
export const switchPanel = {
  angles: {
    a: { azimuth: -0.45, elevation: 0.32 },
    b: { azimuth: 0.5, elevation: 0.36 },
    c: { azimuth: 0, elevation: 0.22 },
  },
  build() {
    const front = group(
      place(roundedBox(84, 84, 14, 6, whitePlastic), [0, 44, 0]),
      place(roundedBox(40, 26, 8, 3, blackPlastic), [0, 36, 8]),
      place(roundedBox(34, 20, 10, 4, blackGloss), [0, 36, 11], [0, 0.16, 0]),
      ...[-14, 14].map((x) => place(ball(3, x < 0 ? lit : blackGloss), [x, 66, 7])),
      ...[-34, 34].flatMap((x) =>
        [10, 78].map((y) => place(socketHead(6, zinc), [x, y, 6.6], [Math.PI / 2, 0, 0])),
      ),
    )
    const lead = tube(
      [
        [20, 16, -8],
        [52, 8, -24],
        [92, 3, -10],
        [96, 3, 26],
        [64, 3, 44],
        [40, 3, 30],
        [60, 3, 12],
        [104, 3, 34],
      ],
      3,
      blackPlastic,
      { steps: 260, sides: 16 },
    )
    return group(place(front, [-20, 0, 0], [-0.2, 0, 0]), lead)
  },
}
