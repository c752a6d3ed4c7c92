import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { pressureGauge } from '../../parts/controls/pressure-gauge.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { hoseTail, threadedStub } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { socketHead } from '../../shapes/screws.js'
import { roundedBox } from '../../shapes/solids.js'

const { blackGloss, blackPlastic, castAluminium, turnedBrass, zinc } = palette

/**
 * A low-pressure regulator: a die-cast disc on its connection, with a hose tail.
 *
 * @param {{ inlet: 'clip' | 'nut', lever?: string, hasGauge?: boolean, outlets?: 1 | 2 }} build
 *   `lever` is the colour of the switch of a clip-on regulator
 */
export function createDomeRegulator({ inlet, lever = '#1d5fa8', hasGauge = false, outlets = 1 }) {
  return {
    angles: {
      a: { azimuth: -0.5, elevation: 0.42 },
      b: { azimuth: 0.6, elevation: 0.4 },
      c: { azimuth: 0, elevation: 0.26 },
    },
    build() {
      const parts = [disc(), place(tail(), [34, 14, 0], [0, 0, -Math.PI / 2])]
      if (outlets === 2) parts.push(place(tail(), [0, 14, 34], [Math.PI / 2, 0, 0]))
      if (inlet === 'clip') parts.push(clip(), leverSwitch(lever))
      if (inlet === 'nut') parts.push(place(unionNut(), [-30, 14, 0], [0, 0, Math.PI / 2]), vent())
      if (hasGauge) parts.push(place(pressureGauge(), [0, 10, 30], [Math.PI / 2 - 0.1, 0, 0]))
      return group(...parts)
    },
  }
}

function disc() {
  const shell = lathe(
    [
      [0, -8],
      [20, -8, 3],
      [24, 2, 4],
      [38, 8, 3],
      [43, 13, 1.4],
      [43, 18, 1],
      [41, 20, 1],
      [43, 22, 1],
      [43, 27, 1.6],
      [36, 31, 3],
      [24, 38, 6],
      [0, 40],
    ],
    castAluminium,
    { segments: 160 },
  )
  return group(
    shell,
    place(
      aroundCircle(6, 38, () => socketHead(6, zinc)),
      [0, 28.4, 0],
    ),
  )
}

function vent() {
  const cap = lathe(
    [
      [13, 0],
      [13, 8, 2],
      [0, 9],
    ],
    blackPlastic,
    { segments: 64 },
  )
  return place(cap, [0, 38, 0])
}

function clip() {
  const collar = lathe(
    [
      [15, -34],
      [25, -34, 2],
      [27, -14, 3],
      [24, -6, 2],
      [0, -6],
    ],
    blackPlastic,
    { segments: 96 },
  )
  const grip = knurl(28, 12, blackGloss, { teeth: 34, depth: 1.2, pattern: 'straight' })
  return group(collar, place(grip, [0, -27, 0]))
}

function leverSwitch(color) {
  const material = createMaterial({ name: `lever-${color}`, color, roughness: 0.4, clearcoat: 0.3 })
  const hub = lathe(
    [
      [17, 0],
      [17, 9, 2.5],
      [0, 10],
    ],
    material,
    { segments: 72 },
  )
  const arm = group(
    place(roundedBox(15, 8, 46, 4, material), [0, 6, 26]),
    place(roundedBox(3, 1, 16, 0.4, palette.whitePlastic), [0, 10.2, 36]),
  )
  return place(group(hub, arm), [0, 37, 0], [0, 0.5, 0])
}

function tail() {
  return group(hexagon(24, 14, castAluminium), place(hoseTail(7.4, 34, 4, turnedBrass), [0, 14, 0]))
}

function unionNut() {
  const wings = [-1, 1].map((side) =>
    place(roundedBox(9, 13, 24, 4, turnedBrass), [0, 29, side * 20]),
  )
  return group(
    hexagon(22, 20, castAluminium),
    place(hexagon(31, 20, turnedBrass), [0, 20, 0]),
    ...wings,
    place(threadedStub(9, 12, 1.6, turnedBrass), [0, 38, 0]),
  )
}
