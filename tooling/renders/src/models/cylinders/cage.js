import { palette } from '../../materials/palette.js'
import { createTankSticker } from '../../parts/cylinders/tank-sticker.js'
import { group, place } from '../../shapes/assemble.js'
import { flatPrint, roundedBox, tube } from '../../shapes/solids.js'
import { cylinders } from '../../variants/cylinders.js'

const WIDTH = 1360
const DEPTH = 720
const HEIGHT = 860
const BASE = 70
const { chrome, zinc } = palette

/** A lockable mesh cage with eight cylinders standing in it. */
export const cage = {
  angles: {
    a: { azimuth: -0.5, elevation: 0.26 },
    b: { azimuth: 0.55, elevation: 0.34 },
    c: { azimuth: 0, elevation: 0.16 },
  },
  build() {
    const bottle = cylinders['cylinder-blue'].build()
    const bottles = [-1, 1].flatMap((row) =>
      [-1.5, -0.5, 0.5, 1.5].map((column) =>
        place(group(bottle.clone()), [column * 326, BASE + 8, row * 168]),
      ),
    )
    return group(frame(), ...panels(), ...bottles, lock(), sign())
  },
}

function frame() {
  const posts = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      bar([40, HEIGHT + BASE, 40], [(x * WIDTH) / 2, (HEIGHT + BASE) / 2, (z * DEPTH) / 2]),
    ),
  )
  const rails = [BASE, BASE + HEIGHT].flatMap((y) => [
    ...[-1, 1].map((z) => bar([WIDTH, 36, 36], [0, y, (z * DEPTH) / 2])),
    ...[-1, 1].map((x) => bar([36, 36, DEPTH], [(x * WIDTH) / 2, y, 0])),
  ])
  return group(
    ...posts,
    ...rails,
    bar([28, HEIGHT, 30], [0, BASE + HEIGHT / 2, DEPTH / 2]),
    bar([WIDTH, 6, DEPTH], [0, BASE, 0]),
    bar([WIDTH + 30, 10, DEPTH + 30], [0, BASE + HEIGHT + 22, 0]),
  )
}

function bar(size, position) {
  return place(roundedBox(...size, 4, zinc), position)
}

function panels() {
  const front = mesh(WIDTH)
  const side = mesh(DEPTH)
  return [
    place(group(front), [0, BASE, DEPTH / 2]),
    place(group(front.clone()), [0, BASE, -DEPTH / 2]),
    place(group(side), [-WIDTH / 2, BASE, 0], [0, Math.PI / 2, 0]),
    place(group(side.clone()), [WIDTH / 2, BASE, 0], [0, Math.PI / 2, 0]),
  ]
}

// Upright wires every 68 mm before level ones every 172 mm, centred on x.
function mesh(width) {
  const upright = wire([0, 0, 0], [0, HEIGHT, 0])
  const level = wire([-width / 2, 0, -5], [width / 2, 0, -5])
  const columns = Math.round(width / 68)
  return group(
    ...Array.from({ length: columns - 1 }, (_, index) =>
      place(upright.clone(), [((index + 1) * width) / columns - width / 2, 0, 0]),
    ),
    ...Array.from({ length: 4 }, (_, index) => place(level.clone(), [0, (index + 1) * 172, 0])),
  )
}

function wire(from, to) {
  const middle = from.map((value, axis) => (value + to[axis]) / 2)
  return tube([from, middle, to], 3.2, zinc, { steps: 8, sides: 12 })
}

function lock() {
  return group(
    place(roundedBox(120, 60, 30, 5, zinc), [0, BASE + 470, DEPTH / 2 + 18]),
    place(roundedBox(40, 50, 22, 8, chrome), [22, BASE + 424, DEPTH / 2 + 40]),
  )
}

function sign() {
  const print = flatPrint(400, 120, createTankSticker(['LPG', 'Keep flames away']))
  return group(
    place(roundedBox(408, 128, 4, 2, zinc), [-340, BASE + 640, DEPTH / 2 + 10]),
    place(print, [-340, BASE + 640, DEPTH / 2 + 12.6]),
  )
}
