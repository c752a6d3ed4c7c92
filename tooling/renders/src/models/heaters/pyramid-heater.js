import { ConeGeometry } from 'three'
import { createMaterial } from '../../materials/material.js'
import { createGlass, palette } from '../../materials/palette.js'
import { group, mesh, place } from '../../shapes/assemble.js'
import { knurl } from '../../shapes/knurl.js'
import { polygon } from '../../shapes/outlines.js'
import { extrude, roundedBox, tube } from '../../shapes/solids.js'

const BASE = { width: 480, height: 720 }
const TUBE = { bottom: 760, height: 1150, radius: 62 }
const { blackEnamel, blackGloss, chrome, stainless } = palette
const flame = createMaterial({
  name: 'pyramid-flame',
  color: '#e8701a',
  roughness: 0.8,
  glow: { color: '#ff7a1a', strength: 1.4 },
})

/** A pyramid patio heater: the flame in its glass tube between four posts, 2.2 m high. */
export const pyramidHeater = {
  angles: {
    a: { azimuth: -0.5, elevation: 0.12 },
    b: { azimuth: 0.55, elevation: 0.24 },
    c: { azimuth: 0, elevation: 0.05 },
  },
  build() {
    return group(base(), posts(), fire(), hat())
  },
}

function base() {
  const half = BASE.width / 2
  const side = polygon([
    [-half, 40],
    [half, 40],
    [half - 50, BASE.height],
    [50 - half, BASE.height],
  ])
  const panels = [0, 1, 2, 3].map((turn) => {
    const panel = place(extrude(side, 8, stainless, { bevel: 2 }), [0, 0, half - 2], [-0.073, 0, 0])
    return place(group(panel), [0, 0, 0], [0, (turn * Math.PI) / 2, 0])
  })
  return group(
    ...panels,
    place(roundedBox(BASE.width + 30, 44, BASE.width + 30, 8, blackGloss), [0, 22, 0]),
    place(roundedBox(BASE.width - 84, 40, BASE.width - 84, 6, blackEnamel), [
      0,
      BASE.height + 14,
      0,
    ]),
    place(
      knurl(26, 26, blackGloss, { teeth: 28, depth: 1.4, pattern: 'straight' }),
      [0, BASE.height - 70, half - 44],
      [Math.PI / 2, 0, 0],
    ),
  )
}

function posts() {
  const wires = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      tube(
        [
          [x * 180, BASE.height + 20, z * 180],
          [x * 140, BASE.height + 560, z * 140],
          [x * 96, TUBE.bottom + TUBE.height + 20, z * 96],
        ],
        9,
        blackGloss,
      ),
    ),
  )
  const rungs = Array.from({ length: 12 }, (_, index) => {
    const share = (index + 0.6) / 12
    const half = 180 - 84 * share
    const y = BASE.height + 40 + share * (TUBE.height + 20)
    const bar = [
      [-half, y, half],
      [0, y, half],
      [half, y, half],
    ]
    return [0, 1, 2, 3].map((turn) =>
      place(
        group(tube(bar, 3, chrome, { steps: 12, sides: 12 })),
        [0, 0, 0],
        [0, (turn * Math.PI) / 2, 0],
      ),
    )
  })
  return group(...wires, ...rungs.flat())
}

function fire() {
  const tongue = mesh(new ConeGeometry(30, TUBE.height * 0.82, 48, 12), flame)
  const pane = tube(
    [
      [0, TUBE.bottom, 0],
      [0, TUBE.bottom + TUBE.height / 2, 0],
      [0, TUBE.bottom + TUBE.height, 0],
    ],
    TUBE.radius,
    createGlass(),
    { sides: 64, steps: 8 },
  )
  return group(place(tongue, [0, TUBE.bottom + TUBE.height * 0.42, 0]), pane)
}

function hat() {
  const y = TUBE.bottom + TUBE.height + 40
  const cone = mesh(new ConeGeometry(330, 150, 4, 1), stainless)
  return group(
    place(cone, [0, y + 90, 0], [0, Math.PI / 4, 0]),
    place(roundedBox(468, 14, 468, 4, blackGloss), [0, y + 12, 0]),
  )
}
