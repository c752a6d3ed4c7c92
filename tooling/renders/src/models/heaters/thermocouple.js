import { Quaternion, Vector3 } from 'three'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { smoothCurve, tube } from '../../shapes/solids.js'

const { copper, stainless, turnedBrass, zinc } = palette
const LEAD_RADIUS = 2
const TURNS = 3

/** A thermocouple: probe, coiled copper lead and the nut that screws into the gas tap. */
export const thermocouple = {
  angles: {
    a: { azimuth: -0.3, elevation: 0.72 },
    b: { azimuth: 0.45, elevation: 0.56 },
    c: { azimuth: 0.05, elevation: 0.98 },
  },
  build() {
    const points = leadPoints()
    const curve = smoothCurve(points)
    return group(
      tube(points, LEAD_RADIUS, copper, { steps: 900, sides: 24 }),
      ending(curve, 0, -1, probe()),
      ending(curve, 1, 1, tapEnd()),
      place(hexagon(15, 6, zinc), [30, 0, 52]),
    )
  },
}

function leadPoints() {
  const points = [
    [-96, 6, 62],
    [-70, 5, 66],
    [-36, 3, 62],
  ]
  for (let step = 4; step <= TURNS * 24 - 6; step++) {
    const share = step / (TURNS * 24)
    const angle = share * TURNS * 2 * Math.PI
    const radius = 54 + 4 * Math.sin(share * 9) - share * 6
    const height = LEAD_RADIUS + share * (TURNS - 0.3) * LEAD_RADIUS * 2.05
    points.push([radius * Math.sin(angle), height, radius * Math.cos(angle)])
  }
  return [...points, [-12, 11, 70], [34, 8, 84], [66, 6.4, 88], [84, 6, 88]]
}

function ending(curve, at, outward, part) {
  const direction = curve.getTangent(at).multiplyScalar(outward).normalize()
  part.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), direction))
  part.position.copy(curve.getPoint(at))
  return part
}

function probe() {
  const sleeve = lathe(
    [
      [3, 0],
      [5, 1, 0.5],
      [5, 12, 0.5],
      [4, 13, 0.5],
    ],
    turnedBrass,
    { segments: 48 },
  )
  const tip = lathe(
    [
      [4, 20],
      [3.4, 24, 1],
      [3.2, 46, 2.6],
      [0, 47],
    ],
    stainless,
    { segments: 48 },
  )
  return group(sleeve, place(hexagon(11, 8, turnedBrass), [0, 12, 0]), tip)
}

function tapEnd() {
  const contact = lathe(
    [
      [3.4, 16],
      [3.4, 20, 0.6],
      [2.4, 21],
      [2.2, 26, 1.4],
      [0, 26.4],
    ],
    zinc,
    { segments: 40 },
  )
  const neck = lathe(
    [
      [2.4, -4],
      [4.4, 0, 1],
      [4.4, 16],
    ],
    turnedBrass,
    { segments: 40 },
  )
  return group(neck, place(hexagon(12, 11, turnedBrass), [0, 5, 0]), contact)
}
