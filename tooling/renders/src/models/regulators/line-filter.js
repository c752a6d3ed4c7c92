import { palette } from '../../materials/palette.js'
import { pipeEnds } from '../../parts/pipes/pipe-ends.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { socketHead } from '../../shapes/screws.js'
import { flatPrint, roundedBox } from '../../shapes/solids.js'
import { createPrint } from '../../parts/cylinders/print.js'

const AXIS_HEIGHT = 46
const { castAluminium, castBrass, turnedBrass, zinc } = palette

/**
 * A gas line's filter: cast body between two threaded sockets, bolted lid, drain plug below.
 *
 * @param {{ metal?: import('three').Material, hasDome?: boolean }} [build] of its body; a dome is a higher lid
 */
export function createLineFilter({ metal = castAluminium, hasDome = false } = {}) {
  return {
    angles: {
      a: { azimuth: -0.45, elevation: 0.36 },
      b: { azimuth: 0.6, elevation: 0.42 },
      c: { azimuth: 0, elevation: 0.2 },
    },
    build() {
      return group(
        body(metal),
        place(pipeEnds.socket(), [-38, AXIS_HEIGHT, 0], [0, 0, Math.PI / 2]),
        place(pipeEnds.socket(), [38, AXIS_HEIGHT, 0], [0, 0, -Math.PI / 2]),
        lid(metal, hasDome),
        place(hexagon(20, 10, turnedBrass), [0, 0, 0]),
        place(flatPrint(34, 17, createArrow()), [0, AXIS_HEIGHT + 2, 41.4]),
        place(roundedBox(40, 22, 6, 2, metal), [0, AXIS_HEIGHT + 2, 38]),
      )
    },
  }
}

/** The filter of cast aluminium. */
export const lineFilter = createLineFilter()

function body(metal) {
  return lathe(
    [
      [0, 8],
      [16, 8, 3],
      [30, 14, 8],
      [40, 30, 6],
      [40, 62, 2],
      [0, 62],
    ],
    metal,
    { segments: 128 },
  )
}

function lid(metal, hasDome) {
  const rise = hasDome ? 34 : 0
  const plate = lathe(
    [
      [0, 60],
      [47, 60, 1],
      [47, 68, 1.4],
      [32, 70, 2],
      [26, 76 + rise, 3],
      [0, 77 + rise],
    ],
    metal,
    { segments: 128 },
  )
  return group(
    plate,
    place(
      aroundCircle(6, 41, () => socketHead(8, zinc)),
      [0, 68, 0],
    ),
    place(hexagon(15, 7, castBrass), [0, 76 + rise, 0]),
  )
}

function createArrow() {
  return createPrint('line-filter-arrow', [600, 300], (context) => {
    context.fillStyle = '#f4f4f2'
    context.fillRect(0, 0, 600, 300)
    context.fillStyle = '#c8161d'
    context.beginPath()
    for (const [x, y] of [
      [60, 110],
      [360, 110],
      [360, 50],
      [540, 150],
      [360, 250],
      [360, 190],
      [60, 190],
    ]) {
      context.lineTo(x, y)
    }
    context.fill()
  })
}
