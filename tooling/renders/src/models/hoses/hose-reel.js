import { TubeGeometry } from 'three'
import { createMaterial } from '../../materials/material.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, mesh, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { roundPrint, smoothCurve } from '../../shapes/solids.js'

const FLANGE = 130
const CORE = 62
const WIDTH = 96
const HOSE_RADIUS = 7.5
const card = createMaterial({ name: 'reel-card', color: '#1c1d20', roughness: 0.55 })
const rubber = createMaterial({
  name: 'reel-rubber',
  color: '#d9601c',
  roughness: 0.52,
  grain: { field: 'cast', tiles: [60, 2], strength: 0.22 },
})

/** Gas hose by the metre on its drum, the free end hanging out. */
export const hoseReel = {
  angles: {
    a: { azimuth: -0.62, elevation: 0.24 },
    b: { azimuth: 0.66, elevation: 0.3 },
    c: { azimuth: -0.1, elevation: 0.16 },
  },
  build() {
    const flanges = [-1, 1].map((side) =>
      place(group(flange()), [0, 0, (side * WIDTH) / 2], [(side * Math.PI) / 2, 0, 0]),
    )
    const label = place(roundPrint(58, createLabel()), [0, 0, WIDTH / 2 + 5.4])
    return group(place(group(...flanges, winding(), label), [0, FLANGE, 0]))
  },
}

function flange() {
  return lathe(
    [
      [16, 0],
      [FLANGE, 0, 1],
      [FLANGE, 5, 2],
      [FLANGE - 14, 5, 1],
      [FLANGE - 16, 3, 1],
      [70, 3, 1],
      [68, 5, 1],
      [16, 5],
    ],
    card,
    { segments: 160 },
  )
}

function winding() {
  const points = []
  const layers = [CORE, CORE + 14, CORE + 28, CORE + 42]
  for (const [layer, radius] of layers.entries()) {
    const turns = 5.6
    for (let step = 0; step <= turns * 20; step++) {
      const share = step / (turns * 20)
      const across = (layer % 2 ? 1 - share : share) - 0.5
      const angle = (layer * turns + share * turns) * 2 * Math.PI
      points.push([radius * Math.sin(angle), radius * Math.cos(angle), across * (WIDTH - 18)])
    }
  }
  const [x, y, z] = points.at(-1)
  points.push([x + 8, y - 30, z], [x + 44, -FLANGE + 26, z + 20], [x + 100, 8 - FLANGE, z + 46])
  return mesh(new TubeGeometry(smoothCurve(points), 2600, HOSE_RADIUS, 20), rubber)
}

function createLabel() {
  return createPrint('reel-label', [1024, 1024], (context) => {
    context.fillStyle = '#f3f3ef'
    context.fillRect(0, 0, 1024, 1024)
    context.fillStyle = '#d9601c'
    context.fillRect(0, 0, 1024, 300)
    context.fillStyle = '#17202a'
    context.textAlign = 'center'
    context.font = font(150, 'bold')
    context.fillText('ΥΓΡΑΕΡΙΟ', 512, 560)
    context.font = font(100, 'bold')
    context.fillText('ΛΑΣΤΙΧΟ', 512, 690)
  })
}
