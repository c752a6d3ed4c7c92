import { LatheGeometry, Vector2 } from 'three'
import { palette } from '../../materials/palette.js'
import { createTankSticker } from '../../parts/cylinders/tank-sticker.js'
import { tankValves } from '../../parts/cylinders/tank-valves.js'
import { typePlate } from '../../parts/cylinders/type-plate.js'
import { weldBead } from '../../parts/pipes/weld.js'
import { group, mesh, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { circle, discShape } from '../../shapes/outlines.js'
import { boltHead } from '../../shapes/screws.js'
import { extrude, wrapLabel } from '../../shapes/solids.js'

const INNER = 62
// Between an ellipse (1) and a rectangle (0): the flat-sided section of a pressed tank.
const SQUARENESS = 0.62
const { powderCoat, zinc } = palette

/**
 * A toroidal autogas tank with its valve group, for the spare wheel's well or, with the valves on
 * its side, for hanging under the body.
 *
 * @param {{ outer: number, height: number, valves: 'top' | 'side', plate: string[], sticker: string,
 *   coat?: import('three').Material }} build millimetres
 */
export function createToroid({ outer, height, valves, plate, sticker, coat = powderCoat }) {
  const middle = (outer + INNER) / 2
  return {
    facts: { valveAngle: valves === 'top' ? '0°' : '30°' },
    angles: {
      a: { azimuth: -0.5, elevation: 0.52 },
      b: { azimuth: 0.34, elevation: 0.82 },
      c: { azimuth: 0, elevation: 0.26 },
    },
    build() {
      const typed = place(typePlate('ΔΕΞΑΜΕΝΗ', plate), [0, height + 0.4, middle + 4])
      const label = createTankSticker(['ΥΓΡΑΕΡΙΟ', sticker])
      const labelHeight = valves === 'top' ? height / 2 - 38 : height / 2 + 36
      const valveGroup =
        valves === 'top'
          ? turnedTo(-0.12, place(tankValves(), [0, height - 4, middle]))
          : turnedTo(-0.3, place(tankValves(), [0, height * 0.78, outer - 26], [0.95, 0, 0]))
      return group(
        shell({ outer, height, middle }, coat),
        weldBead(outer, height / 2, coat, { rise: 4, halfWidth: 5, ripples: 170 }),
        centrePlate(height, coat),
        valveGroup,
        turnedTo(-1.0, typed),
        turnedTo(
          valves === 'top' ? -0.12 : -1.05,
          wrapLabel(outer + 1.4, 56, 0.62, label, labelHeight),
        ),
      )
    },
  }
}

function turnedTo(angle, part) {
  return place(group(part), [0, 0, 0], [0, angle, 0])
}

function shell({ outer, height, middle }, coat) {
  const halfWidth = (outer - INNER) / 2
  const profile = Array.from({ length: 161 }, (_, step) => {
    const angle = -Math.PI + (2 * Math.PI * step) / 160
    return new Vector2(
      middle + halfWidth * bulge(Math.cos(angle)),
      (height / 2) * (1 + bulge(Math.sin(angle))),
    )
  })
  const geometry = new LatheGeometry(profile, 256)
  const { uv } = geometry.attributes
  for (let index = 0; index < uv.count; index++) {
    uv.setXY(index, uv.getX(index) * 12, uv.getY(index) * 7)
  }
  return mesh(geometry, coat)
}

function bulge(value) {
  return Math.sign(value) * Math.abs(value) ** SQUARENESS
}

function centrePlate(height, coat) {
  const holes = [0, 1, 2].map((hole) => {
    const angle = (hole * 2 * Math.PI) / 3
    return circle(44 * Math.cos(angle), 44 * Math.sin(angle), 7)
  })
  const sheet = extrude(discShape(74, [circle(0, 0, 17), ...holes]), 5, coat, {
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
    place(sheet, [0, height - 30, 0], [-Math.PI / 2, 0, 0]),
    place(washer, [0, height - 26, 0]),
    place(boltHead(26, zinc), [0, height - 23, 0]),
  )
}

/** A tank of 53 litres with its valves on top. */
export const toroid = createToroid({
  outer: 300,
  height: 200,
  valves: 'top',
  plate: ['Υγραέριο', 'Γεμίζει ως το 80 %'],
  sticker: 'Γεμίζει ως το 80 %',
})
