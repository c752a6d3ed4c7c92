import { palette } from '../../materials/palette.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { tube } from '../../shapes/solids.js'

const { blackPlastic, powderCoat, zinc } = palette

/** A stand for a burner: three legs and two rings, 72 cm high. */
export const burnerTripod = {
  angles: {
    a: { azimuth: -0.35, elevation: 0.3 },
    b: { azimuth: 0.5, elevation: 0.42 },
    c: { azimuth: 0, elevation: 0.2 },
  },
  build: () => assembleTripod(720, 200),
}

/** The stand in a height and with the radius of its upper ring, in millimetres. */
export function assembleTripod(height, radius) {
  return group(
    hoop(radius, height - 8, 11),
    hoop(radius * 1.16, height * 0.42, 6),
    ...[0, 1, 2].map((index) =>
      place(leg(height, radius), [0, 0, 0], [0, 0.4 + (index * 2 * Math.PI) / 3, 0]),
    ),
    place(aroundCircle(3, radius, prong, 0.3), [0, height, 0]),
  )
}

function hoop(radius, y, thickness) {
  const points = Array.from({ length: 36 }, (_, index) => {
    const angle = (index * Math.PI) / 18
    return [radius * Math.sin(angle), y, radius * Math.cos(angle)]
  })
  return tube(points, thickness, powderCoat, { steps: 260, isClosed: true })
}

// Points to +z; the three are turned around the middle.
function leg(height, radius) {
  const foot = lathe(
    [
      [0, 0],
      [20, 0, 3],
      [16, 22, 4],
      [0, 22],
    ],
    blackPlastic,
    { segments: 64 },
  )
  const points = [
    [0, height - 8, radius],
    [0, height / 2, radius * 1.14],
    [0, 14, radius * 1.32],
  ]
  return group(tube(points, 12, powderCoat, { sides: 32 }), place(foot, [0, 0, radius * 1.32]))
}

function prong() {
  return lathe(
    [
      [0, 0],
      [9, 0],
      [9, 26, 3],
      [0, 26],
    ],
    zinc,
    { segments: 48 },
  )
}
