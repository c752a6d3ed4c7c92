import { palette } from '../../materials/palette.js'
import { createTankSticker } from '../../parts/cylinders/tank-sticker.js'
import { group, place } from '../../shapes/assemble.js'
import { flatPrint, roundedBox, tube } from '../../shapes/solids.js'
import { cylinders } from '../../variants/cylinders.js'

const BASE = 70
const PITCH = 326
const ROW = 336
const { chrome, zinc } = palette

/**
 * A lockable mesh cage with cylinders standing in it.
 *
 * @param {{ columns: number, shelves: number, shelfHeight: number, isDivided?: boolean }} build
 *   two rows of so many columns stand on each shelf
 */
export function createCage({ columns, shelves, shelfHeight, isDivided = false }) {
  const size = { width: columns * PITCH + 56, depth: 2 * ROW + 48, height: shelves * shelfHeight }
  const along = Array.from({ length: columns }, (_, index) => (index - (columns - 1) / 2) * PITCH)
  const holds = columns * 2 * shelves
  return createMeshCage(size, holds, () => {
    const bottle = cylinders['cylinder-blue'].build()
    const levels = Array.from({ length: shelves }, (_, index) => BASE + index * shelfHeight)
    const bottles = levels.flatMap((y) =>
      [-0.5, 0.5].flatMap((row) =>
        along.map((x) => place(group(bottle.clone()), [x, y + 8, row * ROW])),
      ),
    )
    const boards = levels.slice(1).map((y) => bar([size.width, 8, size.depth], [0, y, 0]))
    const divider = isDivided
      ? [bar([8, size.height, size.depth], [0, BASE + size.height / 2, 0])]
      : []
    return [...bottles, ...boards, ...divider]
  })
}

/** Cylinders of forklifts lying on sloping rails. */
export function createRailCage() {
  const size = { width: 1200, depth: 850, height: 1180 }
  const [levels, places] = [
    [0, 1, 2],
    [-0.5, 0.5],
  ]
  return createMeshCage(size, levels.length * places.length, () => {
    const bottle = cylinders['cylinder-tall'].build()
    return levels.flatMap((level) => {
      const y = BASE + 40 + level * 390
      const rails = [-1, 1].map((side) =>
        place(
          bar([size.width - 40, 30, 40], [0, y, side * 220]),
          [0, y, side * 220],
          [0, 0, -0.06],
        ),
      )
      const lying = places.map((column) =>
        place(
          group(bottle.clone()),
          [column * 470, y + 172 - column * 28, -330],
          [Math.PI / 2, 0, 0],
        ),
      )
      return [...rails, ...lying]
    })
  })
}

function createMeshCage(size, holds, build) {
  return {
    facts: { holds: `${holds}` },
    angles: {
      a: { azimuth: -0.5, elevation: 0.26 },
      b: { azimuth: 0.55, elevation: 0.34 },
      c: { azimuth: 0, elevation: 0.16 },
    },
    build: () => group(frame(size), ...panels(size), ...build(), lock(size), sign(size)),
  }
}

/** The cage for eight cylinders on one floor. */
export const cage = createCage({ columns: 4, shelves: 1, shelfHeight: 860 })

function frame({ width, depth, height }) {
  const posts = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      bar([40, height + BASE, 40], [(x * width) / 2, (height + BASE) / 2, (z * depth) / 2]),
    ),
  )
  const rails = [BASE, BASE + height].flatMap((y) => [
    ...[-1, 1].map((z) => bar([width, 36, 36], [0, y, (z * depth) / 2])),
    ...[-1, 1].map((x) => bar([36, 36, depth], [(x * width) / 2, y, 0])),
  ])
  return group(
    ...posts,
    ...rails,
    bar([28, height, 30], [0, BASE + height / 2, depth / 2]),
    bar([width, 6, depth], [0, BASE, 0]),
    bar([width + 30, 10, depth + 30], [0, BASE + height + 22, 0]),
  )
}

function bar(size, position) {
  return place(roundedBox(...size, 4, zinc), position)
}

function panels({ width, depth, height }) {
  const front = mesh(width, height)
  const side = mesh(depth, height)
  return [
    place(group(front), [0, BASE, depth / 2]),
    place(group(front.clone()), [0, BASE, -depth / 2]),
    place(group(side), [-width / 2, BASE, 0], [0, Math.PI / 2, 0]),
    place(group(side.clone()), [width / 2, BASE, 0], [0, Math.PI / 2, 0]),
  ]
}

// Upright wires every 68 mm before level ones every 172 mm, centred on x.
function mesh(width, height) {
  const upright = wire([0, 0, 0], [0, height, 0])
  const level = wire([-width / 2, 0, -5], [width / 2, 0, -5])
  const columns = Math.round(width / 68)
  return group(
    ...Array.from({ length: columns - 1 }, (_, index) =>
      place(upright.clone(), [((index + 1) * width) / columns - width / 2, 0, 0]),
    ),
    ...Array.from({ length: Math.round(height / 172) - 1 }, (_, index) =>
      place(level.clone(), [0, (index + 1) * 172, 0]),
    ),
  )
}

function wire(from, to) {
  const middle = from.map((value, axis) => (value + to[axis]) / 2)
  return tube([from, middle, to], 3.2, zinc, { steps: 8, sides: 12 })
}

function lock({ depth }) {
  return group(
    place(roundedBox(120, 60, 30, 5, zinc), [0, BASE + 470, depth / 2 + 18]),
    place(roundedBox(40, 50, 22, 8, chrome), [22, BASE + 424, depth / 2 + 40]),
  )
}

function sign({ width, depth, height }) {
  const at = Math.max(-width / 4, 230 - width / 2)
  const print = flatPrint(400, 120, createTankSticker(['ΥΓΡΑΕΡΙΟ', 'Όχι φλόγα κοντά']))
  return group(
    place(roundedBox(408, 128, 4, 2, zinc), [at, BASE + height * 0.74, depth / 2 + 10]),
    place(print, [at, BASE + height * 0.74, depth / 2 + 12.6]),
  )
}
