import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox, tube } from '../../shapes/solids.js'

const HEIGHT = 56
const { blackGloss, blackPlastic, castBrass, chrome, turnedBrass, zinc } = palette

/**
 * A gas torch lying on its stand: bell on the left, grip with lever and tap on the right.
 *
 * @param {{ bell?: [radius: number, length: number], reach?: number, spares?: number }} [build] the
 *   bell's share of the usual width and length, how far it stands from the grip, and how many more
 *   bells lie beside it
 */
export function createTorch({ bell: [wide, long] = [1, 1], reach = 1, spares = 0 } = {}) {
  const left = -150 * reach
  const head = () => {
    const shape = group(bell())
    shape.scale.set(wide, long, wide)
    return shape
  }
  return {
    facts: { metal: 'brass' },
    angles: {
      a: { azimuth: -0.5, elevation: 0.4 },
      b: { azimuth: 0.55, elevation: 0.5 },
      c: { azimuth: 0, elevation: 0.3 },
    },
    build() {
      return group(
        place(head(), [left, HEIGHT, 0], [0, 0, Math.PI / 2]),
        neck(left),
        stand(left),
        place(grip(), [80, HEIGHT, 0], [0, 0, -Math.PI / 2]),
        lever(),
        tap(),
        place(inlet(), [214, HEIGHT, 0], [0, 0, -Math.PI / 2]),
        ...Array.from({ length: spares }, (_, index) => {
          const spare = group(bell())
          const share = 0.55 + index * 0.2
          spare.scale.set(share, share, share)
          return place(spare, [-40 + index * 90, 0, 90], [0, 0.4, 0])
        }),
      )
    },
  }
}

/** The roofer's torch. */
export const torch = createTorch()

function bell() {
  const outside = lathe(
    [
      [9, -4],
      [15, -2, 2],
      [16, 8, 2],
      [27, 30, 8],
      [29, 36, 1],
      [29, 96, 1],
      [27, 96, 0.4],
      [26.6, 40],
      [14, 20],
      [0, 20],
    ],
    turnedBrass,
  )
  const collar = lathe(
    [
      [9, -16],
      [13, -16, 1],
      [13, -3, 1],
      [9, -2],
    ],
    turnedBrass,
  )
  const rim = lathe(
    [
      [29, 86],
      [30.4, 87, 0.6],
      [30.4, 93, 0.6],
      [29, 94],
    ],
    chrome,
  )
  return group(outside, collar, rim)
}

function neck(left) {
  const points = [
    [left - 2, HEIGHT, 0],
    [left + 30, HEIGHT, 0],
    [left / 4, HEIGHT, 0],
    [84, HEIGHT, 0],
  ]
  return group(
    tube(points, 6.5, chrome, { sides: 32 }),
    place(hexagon(19, 12, turnedBrass), [left + 10, HEIGHT, 0], [0, 0, -Math.PI / 2]),
  )
}

function stand(left) {
  const x = left + 62
  const points = [
    [x + 4, HEIGHT - 7, 0],
    [x - 4, 30, 18],
    [x - 10, 3, 38],
    [x - 10, 3, 0],
    [x - 10, 3, -38],
    [x - 4, 30, -18],
    [x + 4, HEIGHT - 7, 0],
  ]
  return group(
    tube(points, 2.6, zinc, { steps: 240 }),
    place(hexagon(17, 8, zinc), [x, HEIGHT, 0], [0, 0, -Math.PI / 2]),
  )
}

function grip() {
  const profile = [
    [6, 0],
    [14, 0, 2],
    [17, 8, 5],
    [15, 34, 12],
    [17, 60, 12],
    [15, 84, 10],
    [18, 104, 4],
    [13, 112, 3],
    [0, 112],
  ]
  return lathe(profile, blackPlastic)
}

function lever() {
  return group(
    place(roundedBox(96, 7, 15, 3, blackGloss), [138, HEIGHT - 24, 0], [0, 0, 0.1]),
    place(roundedBox(18, 26, 13, 3, castBrass), [190, HEIGHT - 12, 0]),
  )
}

function tap() {
  const knob = knurl(12, 13, blackGloss, { teeth: 22, depth: 1, pattern: 'straight' })
  return group(
    place(roundedBox(30, 24, 24, 4, castBrass), [200, HEIGHT, 0]),
    place(hexagon(15, 8, turnedBrass), [202, HEIGHT + 12, 0]),
    place(knob, [202, HEIGHT + 20, 0]),
  )
}

function inlet() {
  return group(hexagon(19, 11, turnedBrass), place(hoseTail(6.5, 34, 4, turnedBrass), [0, 11, 0]))
}
