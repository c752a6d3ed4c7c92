import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { radiantPanel } from '../../parts/burners/radiant-panel.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { boltHead } from '../../shapes/screws.js'
import { extrude, roundedBox, tube } from '../../shapes/solids.js'

const WIDTH = 840
const WINDOW = { width: 372, height: 130 }
const TIPPED = 0.36
const MIDDLE = 190
const { blackGloss, chrome, stainless, turnedBrass, zinc } = palette
const casing = createMaterial({
  name: 'wall-heater-casing',
  color: '#24272b',
  roughness: 0.42,
  clearcoat: 0.3,
})

/** A long radiant heater tipped down on its wall bracket. */
export const patioHeaterWall = {
  angles: {
    a: { azimuth: -0.5, elevation: 0.06 },
    b: { azimuth: 0.55, elevation: 0.1 },
    c: { azimuth: 0, elevation: 0.02 },
  },
  build() {
    const bar = group(body(), ...[-1, 1].map((side) => half(side)), gasIn())
    return group(place(bar, [0, MIDDLE, 60], [TIPPED, 0, 0]), ...[-1, 1].map(bracket))
  },
}

function body() {
  const outline = roundedRectangle(-WIDTH / 2, -96, WIDTH, 192, 22)
  for (const x of [-WINDOW.width - 12, 12]) {
    outline.holes.push(roundedRectangle(x, -WINDOW.height / 2, WINDOW.width, WINDOW.height, 8))
  }
  return group(
    place(extrude(outline, 76, casing, { bevel: 6 }), [0, 0, -50]),
    place(roundedBox(WIDTH - 16, 176, 30, 8, casing), [0, 0, -52]),
    place(roundedBox(WIDTH + 20, 6, 96, 2.5, stainless), [0, 98, -4]),
    ...[-1, 1].map((side) =>
      place(roundedBox(10, 170, 90, 4, blackGloss), [side * (WIDTH / 2 + 4), 0, -12]),
    ),
  )
}

function half(side) {
  const x = side * (WINDOW.width / 2 + 12)
  const bars = Array.from({ length: 9 }, (_, index) => {
    const at = x + ((index + 0.5) / 9 - 0.5) * WINDOW.width
    return place(roundedBox(3, WINDOW.height + 12, 3, 1.2, chrome), [at, 0, 28])
  })
  return group(place(radiantPanel(WINDOW), [x, 0, 8]), ...bars)
}

function gasIn() {
  return place(
    group(hexagon(22, 10, turnedBrass), place(hoseTail(6.6, 34, 4, turnedBrass), [0, 10, 0])),
    [WIDTH / 2 + 8, -40, -30],
    [0, 0, -Math.PI / 2],
  )
}

function bracket(side) {
  const x = side * 250
  const arm = tube(
    [
      [x, MIDDLE + 40, -96],
      [x, MIDDLE + 70, -40],
      [x, MIDDLE + 40, 20],
    ],
    11,
    zinc,
    { sides: 28 },
  )
  return group(
    arm,
    place(roundedBox(60, 190, 8, 3, zinc), [x, MIDDLE, -104]),
    ...[-70, 70].map((y) => place(boltHead(15, zinc), [x, MIDDLE + y, -99], [Math.PI / 2, 0, 0])),
  )
}
