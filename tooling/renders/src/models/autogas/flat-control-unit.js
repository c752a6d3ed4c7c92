import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { circle, roundedRectangle } from '../../shapes/outlines.js'
import { extrude, roundedBox } from '../../shapes/solids.js'
import { lathe } from '../../shapes/lathe.js'

const WIDTH = 150
const DEPTH = 150
const { blackGloss, blackPlastic, turnedBrass, zinc } = palette

/**
 * A control unit in a plastic shell: a coloured lid with ribs, round plugs along its front.
 *
 * @param {{ color: string, plugs?: number }} build the lid's colour, and how many plugs it has
 */
export function createFlatControlUnit({ color, plugs = 2 }) {
  return {
    angles: {
      a: { azimuth: -0.45, elevation: 0.6 },
      b: { azimuth: 0.5, elevation: 0.7 },
      c: { azimuth: 0, elevation: 0.48 },
    },
    build() {
      const lid = createMaterial({
        name: `unit-lid-${color}`,
        color,
        roughness: 0.42,
        clearcoat: 0.2,
      })
      const ribs = Array.from({ length: 6 }, (_, index) =>
        place(roundedBox(WIDTH - 44, 4, 6, 2, lid), [0, 42, -52 + index * 15]),
      )
      const sockets = Array.from({ length: plugs }, (_, index) =>
        place(plug(), [(index - (plugs - 1) / 2) * 48, 21, DEPTH / 2 - 2], [Math.PI / 2, 0, 0]),
      )
      const ears = [-1, 1].map((side) => place(ear(), [side * (WIDTH / 2 + 8), 0, 0]))
      return group(
        place(roundedBox(WIDTH, 26, DEPTH, 8, blackPlastic), [0, 13, 0]),
        place(roundedBox(WIDTH - 8, 18, DEPTH - 8, 8, lid), [0, 32, 0]),
        ...ribs,
        ...sockets,
        ...ears,
      )
    },
  }
}

function plug() {
  const ring = lathe(
    [
      [15, -8],
      [19, -8, 1],
      [19, 20, 1.5],
      [15.5, 20, 0.8],
      [15, 4],
      [0, 4],
    ],
    blackGloss,
    { segments: 72 },
  )
  const pins = [0, 1, 2, 3, 4, 5, 6].map((pin) => {
    const angle = (pin * Math.PI) / 3
    const away = pin === 6 ? 0 : 8
    return place(roundedBox(2, 12, 2, 0.6, turnedBrass), [
      away * Math.cos(angle),
      9,
      away * Math.sin(angle),
    ])
  })
  return group(ring, ...pins)
}

function ear() {
  const outline = roundedRectangle(-13, -26, 26, 52, 8)
  outline.holes.push(circle(0, 0, 4.5))
  return place(extrude(outline, 6, zinc, { bevel: 1 }), [0, 0, 0], [-Math.PI / 2, 0, 0])
}
