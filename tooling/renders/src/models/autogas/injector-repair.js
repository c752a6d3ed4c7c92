import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { ring, tube } from '../../shapes/solids.js'

const { rubber, stainless, zinc } = palette
const COLUMNS = [-36, -12, 12, 36]

/** What wears in a rail of four, laid out: a plunger, a spring and an O-ring for each injector. */
export const injectorRepair = {
  facts: { pieces: '12' },
  angles: {
    a: { azimuth: -0.34, elevation: 0.56 },
    b: { azimuth: 0.42, elevation: 0.5 },
    c: { azimuth: 0, elevation: 0.7 },
  },
  build() {
    return group(
      ...COLUMNS.map((x) => place(plunger(), [x, 0, -24])),
      ...COLUMNS.map((x, index) => place(spring(), [x - 1, 4.6, 10], [0, 0.12 * (index - 1), 0])),
      ...COLUMNS.map((x, index) =>
        place(group(ring(6.4, 1.5, rubber, { segments: 72 })), [x, 1.5, 38 + (index % 2) * 4]),
      ),
    )
  },
}

// Stands on its rubber sole, which shuts the nozzle.
function plunger() {
  const sole = lathe(
    [
      [0, 0],
      [6.2, 0, 0.6],
      [6.2, 3, 0.4],
      [0, 3],
    ],
    rubber,
    { segments: 72 },
  )
  const body = lathe(
    [
      [0, 2.8],
      [7, 2.8, 0.5],
      [7, 7, 0.5],
      [6, 8, 0.4],
      [6, 10, 0.4],
      [7, 11, 0.5],
      [7, 25, 0.8],
      [4.6, 26, 0.5],
      [4.2, 22],
      [0, 22],
    ],
    stainless,
    { segments: 96 },
  )
  return group(sole, body)
}

// Lies on its side, both ends closed to half a turn.
function spring() {
  const [turns, radius, length] = [7, 4, 26]
  const points = Array.from({ length: turns * 16 + 1 }, (_, index) => {
    const share = index / (turns * 16)
    const angle = share * turns * 2 * Math.PI
    const along = length * (share - Math.sin(share * 2 * Math.PI) / 16 - 0.5)
    return [radius * Math.cos(angle), radius * Math.sin(angle), along]
  })
  return tube(points, 0.62, zinc, { steps: turns * 48, sides: 12 })
}
