import { LatheGeometry, Vector2 } from 'three'
import { palette } from '../materials/palette.js'
import { createTankSticker } from '../parts/tank-sticker.js'
import { tankValves } from '../parts/tank-valves.js'
import { typePlate } from '../parts/type-plate.js'
import { weldBead } from '../parts/weld.js'
import { group, mesh, place } from '../shapes/assemble.js'
import { lathe } from '../shapes/lathe.js'
import { circle, discShape } from '../shapes/outlines.js'
import { boltHead } from '../shapes/screws.js'
import { extrude, wrapLabel } from '../shapes/solids.js'

const OUTER = 300
const INNER = 62
const HEIGHT = 200
const RING_MIDDLE = (OUTER + INNER) / 2
// Between an ellipse (1) and a rectangle (0): the flat-sided section of a pressed tank.
const SQUARENESS = 0.62
const { powderCoat, zinc } = palette

/** A toroidal autogas tank with its valve group, for the spare wheel's well. */
export const toroid = {
  angles: {
    a: { azimuth: -0.5, elevation: 0.52 },
    b: { azimuth: 0.34, elevation: 0.82 },
    c: { azimuth: 0, elevation: 0.26 },
  },
  build() {
    const plate = place(
      typePlate('AUTOGAS TANK', ['Capacity    53 l', 'Ø 600 × 200 mm', 'Weight    27 kg']),
      [0, HEIGHT + 0.4, RING_MIDDLE + 4],
    )
    const sticker = wrapLabel(
      OUTER + 1.4,
      56,
      0.62,
      createTankSticker(['AUTOGAS', '53 l · fill to 80 %']),
      HEIGHT / 2 - 38,
    )
    return group(
      shell(),
      weldBead(OUTER, HEIGHT / 2, powderCoat, { rise: 4, halfWidth: 5, ripples: 170 }),
      centrePlate(),
      turnedTo(-0.12, place(tankValves(), [0, HEIGHT - 4, RING_MIDDLE])),
      turnedTo(-1.0, plate),
      turnedTo(-0.12, sticker),
    )
  },
}

function turnedTo(angle, part) {
  return place(group(part), [0, 0, 0], [0, angle, 0])
}

function shell() {
  const halfWidth = (OUTER - INNER) / 2
  const profile = Array.from({ length: 161 }, (_, step) => {
    const angle = -Math.PI + (2 * Math.PI * step) / 160
    return new Vector2(
      RING_MIDDLE + halfWidth * bulge(Math.cos(angle)),
      (HEIGHT / 2) * (1 + bulge(Math.sin(angle))),
    )
  })
  const geometry = new LatheGeometry(profile, 256)
  const { uv } = geometry.attributes
  for (let index = 0; index < uv.count; index++) {
    uv.setXY(index, uv.getX(index) * 12, uv.getY(index) * 7)
  }
  return mesh(geometry, powderCoat)
}

function bulge(value) {
  return Math.sign(value) * Math.abs(value) ** SQUARENESS
}

function centrePlate() {
  const holes = [0, 1, 2].map((hole) => {
    const angle = (hole * 2 * Math.PI) / 3
    return circle(44 * Math.cos(angle), 44 * Math.sin(angle), 7)
  })
  const sheet = extrude(discShape(74, [circle(0, 0, 17), ...holes]), 5, powderCoat, {
    bevel: 1,
    curveSegments: 64,
  })
  const washer = lathe(
    [
      [12, 0],
      [34, 0, 0.5],
      [34, 3, 0.6],
      [12, 3],
    ],
    zinc,
    { segments: 64 },
  )
  return group(
    place(sheet, [0, 170, 0], [-Math.PI / 2, 0, 0]),
    place(washer, [0, 174, 0]),
    place(boltHead(26, zinc), [0, 177, 0]),
  )
}
