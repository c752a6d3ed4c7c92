import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { tube } from '../../shapes/solids.js'

const PIPE = 5
const COIL = 150
const TURNS = 4
const { blackPlastic, copper } = palette

/** A coil of soft copper pipe with capped ends, lying flat. */
export const copperPipe = {
  angles: {
    a: { azimuth: -0.35, elevation: 0.56 },
    b: { azimuth: 0.45, elevation: 0.44 },
    c: { azimuth: 0.05, elevation: 0.9 },
  },
  build() {
    const points = coil()
    return group(
      tube(points, PIPE, copper, { steps: 1400, sides: 28 }),
      place(cap(), points.at(0), [0, 0, Math.PI / 2]),
      place(cap(), points.at(-1), [Math.PI / 2, 0, -1.2]),
    )
  },
}

function coil() {
  const points = [
    [-128, PIPE, COIL + 6],
    [-70, PIPE, COIL + 2],
  ]
  const steps = TURNS * 48
  for (let step = 0; step <= steps; step += 2) {
    const turn = step / 48
    const angle = turn * 2 * Math.PI
    const radius = COIL - 1.5 * Math.sin(turn * 5)
    const climb = Math.max(0, turn - 0.1) * (2 * PIPE + 0.6)
    points.push([radius * Math.sin(angle), PIPE + climb, radius * Math.cos(angle)])
  }
  const top = points.at(-1)[1]
  return [...points, [60, top, COIL - 2], [112, top + 2, COIL + 22]]
}

function cap() {
  return lathe(
    [
      [0, -8],
      [PIPE + 1.6, -8, 1],
      [PIPE + 1.6, 10, 1.4],
      [0, 10],
    ],
    blackPlastic,
    { segments: 48 },
  )
}
