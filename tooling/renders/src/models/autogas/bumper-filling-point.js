import { palette } from '../../materials/palette.js'
import { pipeUnion } from '../../parts/pipes/pipe-union.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { socketHead } from '../../shapes/screws.js'
import { roundedBox, tube } from '../../shapes/solids.js'

const LEAN = 0.34
const { blackGloss, blackPlastic, chrome, copper, rubber, turnedBrass, zinc } = palette

/**
 * A filling point sunk in a round cup, as it is set into a bumper.
 *
 * @param {{ hasLock: boolean }} build with a lock the cap stands on the cup's hinge and a key lies by
 */
export function createBumperFillingPoint({ hasLock }) {
  return {
    angles: {
      a: { azimuth: -0.45, elevation: 0.34 },
      b: { azimuth: 0.55, elevation: 0.4 },
      c: { azimuth: 0.04, elevation: 0.24 },
    },
    build() {
      const upright = group(cup(), mouth(), rear(), ...(hasLock ? [lockedLid()] : []))
      const beside = hasLock ? place(key(), [64, 3, 52], [0, 0.6, 0]) : place(cap(), [66, 0, 40])
      return group(place(upright, [0, 52, 0], [Math.PI / 2 - LEAN, 0, 0]), beside)
    },
  }
}

function cup() {
  const bowl = lathe(
    [
      [26, -30],
      [36, -26, 3],
      [42, 0, 2],
      [52, 2, 2],
      [52, 7, 2.5],
      [46, 9, 2],
      [40, 4, 3],
      [30, -20, 5],
      [0, -20],
    ],
    blackPlastic,
  )
  return group(
    bowl,
    place(
      aroundCircle(3, 46, () => socketHead(5, zinc), 0.5),
      [0, 7, 0],
    ),
  )
}

function mouth() {
  const dish = lathe(
    [
      [20, -22],
      [20, -4, 0.8],
      [18, 0, 1],
      [15, 0, 0.8],
      [11, -6, 1],
      [10, -12],
      [0, -12],
    ],
    turnedBrass,
  )
  const poppet = lathe(
    [
      [5, -12],
      [5, -8, 0.8],
      [2.4, -5, 0.5],
      [0, -5],
    ],
    zinc,
    { segments: 48 },
  )
  return group(dish, poppet)
}

function rear() {
  const stem = lathe(
    [
      [0, -66],
      [12, -66, 1],
      [14, -58, 1],
      [14, -28],
    ],
    turnedBrass,
    { segments: 72 },
  )
  const pipe = [
    [0, -84, 0],
    [0, -96, 0],
    [6, -106, -6],
    [30, -112, -14],
  ]
  return group(stem, place(pipeUnion(), [0, -62, 0], [Math.PI, 0, 0]), tube(pipe, 4, copper))
}

// Opened on its hinge above the cup.
function lockedLid() {
  const lid = lathe(
    [
      [0, 0],
      [44, 0, 1.5],
      [44, 5, 2],
      [0, 7],
    ],
    blackGloss,
  )
  const barrel = lathe(
    [
      [0, -3],
      [9, -3, 0.6],
      [9, 0],
      [0, 0],
    ],
    chrome,
    { segments: 64 },
  )
  return group(
    place(roundedBox(24, 14, 14, 3, blackPlastic), [0, 8, -52]),
    place(group(lid, place(barrel, [0, 0, -18])), [0, 46, -62], [-1.7, 0, 0]),
  )
}

function key() {
  const bow = lathe(
    [
      [7, -1.6],
      [13, -1.6, 1],
      [13, 1.6, 1],
      [7, 1.6, 0.8],
      [7, -1.6],
    ],
    blackGloss,
    { segments: 64 },
  )
  return group(bow, place(roundedBox(34, 2, 7, 0.6, chrome), [28, 0, 0]))
}

function cap() {
  return group(
    knurl(25, 18, blackGloss, { teeth: 30, depth: 1.4, pattern: 'straight' }),
    place(
      tube(
        [
          [-22, 10, 0],
          [-34, 16, -6],
          [-40, 30, -16],
        ],
        1.8,
        rubber,
        { sides: 14 },
      ),
      [0, 0, 0],
    ),
  )
}
