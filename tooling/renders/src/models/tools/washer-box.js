import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { ring, roundedBox } from '../../shapes/solids.js'

const WIDTH = 170
const DEPTH = 120
const WALL = 3
const RADII = [
  [6, 7.5, 9, 10.5],
  [11, 8, 6.5, 12],
  [9.5, 12.5, 7, 8.5],
]
const { rubber } = palette
const box = createMaterial({
  name: 'washer-box',
  color: '#d8dde2',
  roughness: 0.35,
  clearcoat: 0.4,
})
const red = createMaterial({ name: 'washer-red', color: '#a5221b', roughness: 0.6 })
const green = createMaterial({ name: 'washer-green', color: '#17703f', roughness: 0.6 })

/** Washers of several sizes in an open box with twelve compartments. */
export const washerBox = {
  angles: {
    a: { azimuth: -0.4, elevation: 0.7 },
    b: { azimuth: 0.5, elevation: 0.6 },
    c: { azimuth: 0, elevation: 0.8 },
  },
  build() {
    const rows = [-1, 0, 1].map((row) => row * (DEPTH / 3))
    const columns = [-1.5, -0.5, 0.5, 1.5].map((column) => column * (WIDTH / 4))
    return group(
      ...walls(),
      place(lid(), [0, 25, -DEPTH / 2 - 2], [-1.9, 0, 0]),
      ...rows.flatMap((z, row) =>
        columns.map((x, column) => place(heap(row, column), [x, WALL + 1, z])),
      ),
    )
  },
}

function wall(size, position) {
  return place(roundedBox(...size, 1, box), position)
}

function walls() {
  return [
    wall([WIDTH, WALL, DEPTH], [0, WALL / 2, 0]),
    ...[-0.5, -1 / 6, 1 / 6, 0.5].map((share) => wall([WIDTH, 24, WALL], [0, 12, share * DEPTH])),
    ...[-2, -1, 0, 1, 2].map((share) => wall([WALL, 24, DEPTH], [(share * WIDTH) / 4, 12, 0])),
  ]
}

function lid() {
  return place(group(place(roundedBox(WIDTH, 6, DEPTH, 2, box), [0, 0, DEPTH / 2])), [0, 0, 0])
}

// Five washers of one size, thrown together the same way each time.
function heap(row, column) {
  const radius = RADII[row][column]
  const material = [rubber, red, rubber, green][(row * 4 + column * 3) % 4]
  return group(
    ...Array.from({ length: 5 }, (_, index) => {
      const angle = index * 2.4 + row + column
      const reach = index === 0 ? 0 : 15 - radius * 0.7
      const washer = group(ring(radius, radius * 0.24, material, { segments: 64 }))
      const at = [reach * Math.cos(angle), 2 + index * 2.4, reach * 0.8 * Math.sin(angle)]
      return place(washer, at, [0.16 * Math.sin(angle), 0, 0.2 * Math.cos(angle * 1.7)])
    }),
  )
}
