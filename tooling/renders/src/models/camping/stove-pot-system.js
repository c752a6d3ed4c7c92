import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { CARTRIDGE_HEIGHT, screwCartridge } from '../../parts/pipes/screw-cartridge.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { ball, roundedBox, tube } from '../../shapes/solids.js'

const POT = { bottom: 66, radius: 56, height: 150 }
const FINS = 36
const { blackGloss, blackPlastic, castAluminium, stainless, steel } = palette
const anodised = createMaterial({
  name: 'pot-anodised',
  color: '#5d636a',
  roughness: 0.36,
  metalness: 0.9,
  wear: { amount: 0.06 },
})
const sleeve = createMaterial({
  name: 'pot-sleeve',
  color: '#c2531b',
  roughness: 0.85,
  grain: { field: 'streakAcross', tiles: [8, 8], strength: 0.5 },
})

/** A stove and its pot as one: cartridge, burner, a pot with a heat exchanger, sleeve and lid. */
export const stovePotSystem = {
  angles: {
    a: { azimuth: -0.4, elevation: 0.24 },
    b: { azimuth: 0.5, elevation: 0.32 },
    c: { azimuth: 0, elevation: 0.14 },
  },
  build() {
    return group(
      screwCartridge({ color: '#2b2f35', ink: '#2b2f35' }),
      place(group(stove(), pot(), lid(), handle()), [0, CARTRIDGE_HEIGHT, 0]),
    )
  },
}

function stove() {
  const base = lathe(
    [
      [20, -4],
      [22, 4, 2],
      [16, 24, 4],
      [30, 38, 6],
      [50, 44, 3],
      [50, 50, 1],
      [0, 50],
    ],
    blackPlastic,
  )
  const tap = tube(
    [
      [0, 14, 14],
      [0, 14, 52],
      [10, 14, 62],
      [0, 14, 72],
      [-10, 14, 62],
      [0, 14, 52],
    ],
    1.8,
    steel,
    { sides: 14 },
  )
  return group(base, tap, place(roundedBox(9, 9, 20, 2, stainless), [0, 14, 28]))
}

function pot() {
  const { bottom, radius, height } = POT
  const skirt = lathe(
    [
      [radius + 3, 48],
      [radius + 5, 50, 1],
      [radius + 5, bottom + 14, 2],
      [radius, bottom + 18, 1],
    ],
    castAluminium,
  )
  const vents = aroundCircle(FINS, radius + 4.6, () => roundedBox(4, 12, 4, 1.6, blackGloss))
  const wall = lathe(
    [
      [radius, bottom],
      [radius, bottom + height, 1],
      [radius + 3, bottom + height + 3, 1.4],
      [0, bottom + height + 3],
    ],
    anodised,
    { segments: 160 },
  )
  const cosy = lathe(
    [
      [radius + 0.5, bottom + 30],
      [radius + 4, bottom + 32, 1.4],
      [radius + 4, bottom + 122, 1.4],
      [radius + 0.5, bottom + 124],
    ],
    sleeve,
    { segments: 160 },
  )
  return group(skirt, place(vents, [0, 60, 0]), wall, cosy)
}

function lid() {
  const y = POT.bottom + POT.height
  const cover = lathe(
    [
      [POT.radius + 4, y],
      [POT.radius + 5, y + 10, 2],
      [POT.radius - 6, y + 16, 4],
      [0, y + 17],
    ],
    blackPlastic,
    { segments: 160 },
  )
  const knob = knurl(11, 12, blackGloss, { teeth: 22, depth: 0.8, pattern: 'straight' })
  return group(
    cover,
    place(knob, [0, y + 17, 0]),
    ...[0, 1, 2, 3].map((index) =>
      place(ball(3, blackGloss), [30 + (index % 2) * 8, y + 15.4, -12 + index * 8]),
    ),
  )
}

function handle() {
  const x = POT.radius + 2
  const points = [
    [x, POT.bottom + 112, 0],
    [x + 30, POT.bottom + 112, 0],
    [x + 40, POT.bottom + 96, 0],
    [x + 38, POT.bottom + 60, 0],
    [x + 26, POT.bottom + 44, 0],
    [x, POT.bottom + 44, 0],
  ]
  return place(group(tube(points, 4, blackGloss, { sides: 20 })), [0, 0, 0], [0, -0.3, 0])
}
