import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { threadedStub } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { ring, roundedBox } from '../../shapes/solids.js'

const { castBrass, redPlastic, steel, turnedBrass } = palette
const BONNET = { bottom: 60, top: 104, radius: 17 }

const dark = createMaterial({ name: 'vent-slot', color: '#070707', roughness: 0.9 })

/** A brass relief valve: threaded foot, vented spring bonnet and a red cap with its lifting ring. */
export const safetyValve = {
  facts: { metal: 'brass' },
  angles: {
    a: { azimuth: -0.5, elevation: 0.26 },
    b: { azimuth: 0.6, elevation: 0.34 },
    c: { azimuth: 0.08, elevation: 0.14 },
  },
  build() {
    return group(foot(), body(), outlet(), bonnet(), cap())
  },
}

function foot() {
  return group(
    place(threadedStub(11, 20, 1.8, turnedBrass), [0, 20, 0], [Math.PI, 0, 0]),
    place(hexagon(32, 11, castBrass), [0, 20, 0]),
  )
}

function body() {
  return lathe(
    [
      [13, 30],
      [15, 32, 1],
      [19, 40, 3],
      [19, 54, 3],
      [15, 58, 1],
      [15, 62],
    ],
    castBrass,
    { segments: 96 },
  )
}

function outlet() {
  const neck = lathe(
    [
      [12, 0],
      [11.5, 22, 1],
      [0, 22],
    ],
    castBrass,
    { segments: 64 },
  )
  const side = group(
    neck,
    place(hexagon(26, 9, castBrass), [0, 20, 0]),
    place(threadedStub(10, 14, 1.7, turnedBrass), [0, 29, 0]),
  )
  return place(side, [0, 46, 0], [0, 0, -Math.PI / 2])
}

function bonnet() {
  const { bottom, top, radius } = BONNET
  const shell = lathe(
    [
      [15, bottom],
      [radius, bottom + 1, 0.8],
      [radius, top - 2, 1.2],
      [13, top, 1],
      [0, top],
    ],
    turnedBrass,
    { segments: 96 },
  )
  const slots = aroundCircle(8, radius - 0.6, (index) =>
    place(
      group(roundedBox(5, 22, 2, 0.9, dark)),
      [0, 0, 0],
      [0, Math.PI / 2 - (index * Math.PI) / 4, 0],
    ),
  )
  return group(
    place(hexagon(33, 9, castBrass), [0, bottom - 4, 0]),
    shell,
    place(slots, [0, (bottom + top) / 2 + 4, 0]),
  )
}

function cap() {
  const stem = lathe(
    [
      [4, 0],
      [4, 22, 1],
      [0, 22],
    ],
    steel,
    { segments: 40 },
  )
  const grip = knurl(14, 13, redPlastic, { teeth: 26, depth: 0.9, pattern: 'straight' })
  const lifting = place(ring(9, 1.3, steel, { segments: 64 }), [0, 30, 0], [0, 0.4, 0])
  return group(
    place(stem, [0, BONNET.top, 0]),
    place(grip, [0, BONNET.top + 3, 0]),
    place(group(lifting), [0, BONNET.top - 2, 0]),
  )
}
