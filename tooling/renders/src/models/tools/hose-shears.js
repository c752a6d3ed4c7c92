import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { polygon } from '../../shapes/outlines.js'
import { boltHead } from '../../shapes/screws.js'
import { extrude, tube } from '../../shapes/solids.js'

const { castAluminium, stainless, zinc } = palette
const grip = createMaterial({
  name: 'shears-grip',
  color: '#cf6a16',
  roughness: 0.5,
  grain: { field: 'cast', tiles: [4, 4], strength: 0.2 },
})

/** Hose shears lying open: a blade above, a cradle for the hose below. */
export const hoseShears = {
  angles: {
    a: { azimuth: -0.3, elevation: 0.74 },
    b: { azimuth: 0.5, elevation: 0.6 },
    c: { azimuth: 0, elevation: 0.98 },
  },
  build() {
    const tool = group(
      place(group(blade(), handle(1)), [0, 0, 3], [0, 0, -0.22]),
      place(group(cradle(), handle(-1)), [0, 0, 0], [0, 0, 0.16]),
      place(boltHead(15, zinc), [0, 0, 13], [Math.PI / 2, 0, 0]),
    )
    return group(place(tool, [0, 0, 0], [-Math.PI / 2, 0, 0.5]))
  },
}

// The jaws reach to the left of the joint, the handles to the right.
function blade() {
  const outline = polygon([
    [14, -8],
    [14, 15],
    [-30, 22],
    [-64, 18],
    [-78, 2],
    [-40, -4],
  ])
  return extrude(outline, 4, stainless, { bevel: 1 })
}

function cradle() {
  const outline = polygon([
    [16, -16],
    [16, 10],
    [-6, 8],
  ])
  for (let step = 0; step <= 12; step++) {
    const angle = (step / 12) * Math.PI
    outline.lineTo(-36 + 24 * Math.cos(angle), 2 - 20 * Math.sin(angle))
  }
  outline.lineTo(-72, 4)
  outline.lineTo(-74, -14)
  outline.lineTo(-40, -32)
  outline.closePath()
  return place(extrude(outline, 12, castAluminium, { bevel: 1.6 }), [0, 0, -8])
}

function handle(side) {
  const points = [
    [6, side * -4, 0],
    [40, side * -14, 0],
    [90, side * -19, 0],
    [132, side * -15, 0],
  ]
  return place(tube(points, 9, grip, { sides: 32 }), [0, 0, 0])
}
