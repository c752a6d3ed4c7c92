import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { palette } from '../../materials/palette.js'
import { group, mesh, place } from '../../shapes/assemble.js'
import { threadedStub } from '../../shapes/connections.js'
import { createGrid } from '../../shapes/grid.js'
import { boltHead } from '../../shapes/screws.js'
import { roundedBox } from '../../shapes/solids.js'

const RADIUS = 150
const WIDTH = 30
const OPEN_ANGLE = 0.34
const COLUMNS = 240
const { rubber, yellowZinc, zinc } = palette

/** A pair of galvanised tank straps lined with rubber, a tightening bolt at the top of each. */
export const tankStraps = {
  angles: {
    a: { azimuth: -0.62, elevation: 0.3 },
    b: { azimuth: 0.7, elevation: 0.36 },
    c: { azimuth: -0.3, elevation: 0.2 },
  },
  build() {
    return group(
      place(strap(), [-40, RADIUS + 4, 110]),
      place(strap(), [40, RADIUS + 4, -110], [0, 0.06, 0]),
    )
  },
}

function strap() {
  return group(
    band(RADIUS, WIDTH, 2.6, zinc),
    band(RADIUS - 4, WIDTH + 6, 4, rubber),
    ...[-1, 1].map(ear),
    ...[-1, 1].map(foot),
    tightener(),
  )
}

// Open at the top, its axis along z.
function band(inner, width, thickness, material) {
  const section = [
    [0, -width / 2],
    [0, width / 2],
    [thickness, width / 2],
    [thickness, -width / 2],
    [0, -width / 2],
  ]
  const sweep = 2 * Math.PI - OPEN_ANGLE
  const geometry = createGrid(COLUMNS, section.length - 1, (column, row) => {
    const angle = Math.PI / 2 + OPEN_ANGLE / 2 + (column / COLUMNS) * sweep
    const [out, along] = section[row]
    return [(inner + out) * Math.cos(angle), (inner + out) * Math.sin(angle), along]
  })
  return mesh(toCreasedNormals(geometry, 0.6), material)
}

function ear(side) {
  const reach = RADIUS * Math.sin(OPEN_ANGLE / 2)
  const top = RADIUS * Math.cos(OPEN_ANGLE / 2)
  return place(roundedBox(3.4, 36, WIDTH, 1.2, zinc), [side * reach, top + 17, 0])
}

// Welded on below the middle, to be bolted to the car's floor.
function foot(side) {
  const plate = group(
    roundedBox(54, 3.4, WIDTH, 1.2, zinc),
    place(roundedBox(3.4, 40, WIDTH, 1.2, zinc), [-side * 26, 18, 0]),
    place(boltHead(13, yellowZinc), [side * 8, 1.6, 0]),
  )
  return place(plate, [side * (RADIUS + 25), -RADIUS * 0.5, 0])
}

function tightener() {
  const y = RADIUS + 20
  return group(
    place(threadedStub(5, 96, 1.5, yellowZinc), [-44, y, 0], [0, 0, -Math.PI / 2]),
    place(boltHead(16, yellowZinc), [28, y, 0], [0, 0, -Math.PI / 2]),
    place(boltHead(16, yellowZinc), [-28, y, 0], [0, 0, Math.PI / 2]),
  )
}
