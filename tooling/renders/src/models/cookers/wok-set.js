import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { tube } from '../../shapes/solids.js'
import { assembleTripod } from './burner-tripod.js'
import { assembleWokBurner } from './wok-burner.js'

const STAND = 420
const PAN = STAND + 150
const RADIUS = 180
const { zinc } = palette
const carbonSteel = createMaterial({
  name: 'carbon-steel',
  color: '#4a4d52',
  roughness: 0.36,
  metalness: 1,
  grain: { field: 'streakAround', tiles: [1, 3], strength: 0.2 },
})
const wood = createMaterial({
  name: 'wok-handle',
  color: '#7a4d2a',
  roughness: 0.6,
  grain: { field: 'streakAround', tiles: [1, 2], strength: 0.3 },
})

/** A wok in its burner on a stand. */
export const wokSet = {
  angles: {
    a: { azimuth: -0.4, elevation: 0.34 },
    b: { azimuth: 0.5, elevation: 0.42 },
    c: { azimuth: 0, elevation: 0.26 },
  },
  build() {
    return group(
      assembleTripod(STAND, 190),
      place(assembleWokBurner(), [0, STAND, 0]),
      place(wok(), [0, PAN - 44, 0]),
      handle(),
      grip(),
    )
  },
}

function wok() {
  const curve = [0, 40, 80, 120, 150, 170, RADIUS].map((radius) => [
    radius,
    (radius / RADIUS) ** 2.3 * 105,
  ])
  const inside = curve.toReversed().map(([radius, y]) => [Math.max(0, radius - 3), y + 3])
  return lathe([...curve, [RADIUS + 2, 107, 1], ...inside], carbonSteel, { segments: 192 })
}

function handle() {
  const y = PAN + 56
  const bar = [
    [RADIUS - 8, y, 0],
    [RADIUS + 40, y + 18, 0],
    [RADIUS + 90, y + 34, 0],
  ]
  const sleeve = [
    [RADIUS + 70, y + 28, 0],
    [RADIUS + 140, y + 48, 0],
    [RADIUS + 220, y + 66, 0],
  ]
  return group(tube(bar, 7, zinc), tube(sleeve, 14, wood, { sides: 32 }))
}

function grip() {
  const y = PAN + 54
  return tube(
    [
      [-RADIUS + 6, y, -34],
      [-RADIUS - 34, y + 14, -28],
      [-RADIUS - 42, y + 16, 0],
      [-RADIUS - 34, y + 14, 28],
      [-RADIUS + 6, y, 34],
    ],
    6,
    zinc,
  )
}
