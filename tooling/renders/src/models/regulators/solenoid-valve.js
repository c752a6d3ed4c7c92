import { palette } from '../../materials/palette.js'
import { solenoid } from '../../parts/controls/solenoid.js'
import { group, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { boltHead } from '../../shapes/screws.js'
import { roundedBox } from '../../shapes/solids.js'

const AXIS = 22
const { blackPlastic, castBrass, redPlastic, turnedBrass } = palette

/** A gas solenoid valve: a brass body between two sockets, its coil above, a reset button in front. */
export const solenoidValve = {
  angles: {
    a: { azimuth: -0.5, elevation: 0.32 },
    b: { azimuth: 0.55, elevation: 0.4 },
    c: { azimuth: 0, elevation: 0.2 },
  },
  build() {
    const corners = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x * 19, AXIS + 19, z * 19]))
    return group(
      place(roundedBox(54, 36, 46, 6, castBrass), [0, AXIS, 0]),
      place(roundedBox(52, 6, 52, 2, turnedBrass), [0, AXIS + 18, 0]),
      ...corners.map((at) => place(boltHead(7), at)),
      ...[-1, 1].map((side) =>
        place(socket(), [side * 26, AXIS, 0], [0, 0, (-side * Math.PI) / 2]),
      ),
      place(solenoid(), [0, AXIS + 21, 0], [0, 0.5, 0]),
      place(button(), [0, AXIS - 2, 22], [Math.PI / 2, 0, 0]),
    )
  },
}

function socket() {
  const bore = lathe(
    [
      [17, 0],
      [17, 16, 1.4],
      [12, 16, 0.6],
      [11, 6],
      [0, 6],
    ],
    turnedBrass,
    { segments: 96 },
  )
  return group(hexagon(36, 14, castBrass), place(bore, [0, 6, 0]))
}

function button() {
  return group(
    lathe(
      [
        [0, 0],
        [11, 0],
        [11, 8, 1.4],
        [0, 8],
      ],
      blackPlastic,
      { segments: 72 },
    ),
    lathe(
      [
        [7.4, 6],
        [7.4, 14, 2],
        [0, 14],
      ],
      redPlastic,
      { segments: 72 },
    ),
  )
}
