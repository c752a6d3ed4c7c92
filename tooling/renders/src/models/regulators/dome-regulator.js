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
 * @param {{ inlet: 'clip' | 'nut' | 'wheel', lever?: string, gauge?: string, outlets?: 1 | 2,
 *   cap?: 'vent' | 'knob' | 'timer', size?: number }} build `lever` is the colour of the switch of a
 *   clip-on regulator, `gauge` the highest pressure of its gauge, `cap` what stands on the disc where
 *   no switch does, `size` the disc's share of the usual 86 mm
 */
export function createDomeRegulator({
  inlet,
  lever = '#1d5fa8',
  gauge,
  outlets = 1,
  cap = 'vent',
  size = 1,
}) {
  return {
    facts: { outlets: `${outlets}`, gauge, hasDial: gauge !== undefined },
    angles: {
      a: { azimuth: -0.5, elevation: 0.42 },
      b: { azimuth: 0.6, elevation: 0.4 },
      c: { azimuth: 0, elevation: 0.26 },
    },
    build() {
      const top = caps[cap]()
      const reach = 34 + (size - 1) * 20
      const body = group(disc())
      body.scale.set(size, 1, size)
      const parts = [body, place(tail(), [reach, 14, 0], [0, 0, -Math.PI / 2])]
      if (outlets === 2) parts.push(place(tail(), [0, 14, reach], [Math.PI / 2, 0, 0]))
      if (inlet === 'clip') parts.push(clip(), cap === 'vent' ? leverSwitch(lever) : top)
      else parts.push(place(unionNut(inlet), [4 - reach, 14, 0], [0, 0, Math.PI / 2]), top)
      if (gauge) parts.push(place(pressureGauge(gauge), [0, 10, 30], [Math.PI / 2 - 0.1, 0, 0]))
      return group(...parts)
    },
  }
}

const caps = { vent, knob: settingKnob, timer }

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

function settingKnob() {
  return group(
    place(hexagon(26, 8, turnedBrass), [0, 38, 0]),
    place(knurl(19, 24, blackGloss, { teeth: 30, depth: 1.2, pattern: 'straight' }), [0, 46, 0]),
  )
}

// A clockwork under a large white knob with a pointer.
function timer() {
  const knob = lathe(
    [
      [0, 0],
      [30, 0, 1],
      [30, 9, 2],
      [21, 12, 2],
      [20, 26, 3],
      [0, 27],
    ],
    palette.whitePlastic,
    { segments: 96 },
  )
  const marks = aroundCircle(12, 25.5, (index) =>
    place(roundedBox(1.6, 0.8, 1.6, 0.3, blackPlastic), [0, 11, 0], [0, -index, 0]),
  )
  const pointer = roundedBox(4, 2, 18, 0.8, palette.redPlastic)
  return place(group(knob, marks, place(pointer, [0, 27, 6])), [0, 37, 0])
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

function unionNut(kind) {
  const nut = hexagon(22, 20, castAluminium)
  const thread = place(threadedStub(9, 12, 1.6, turnedBrass), [0, 38, 0])
  if (kind === 'wheel') {
    const wheel = knurl(24, 18, blackGloss, { teeth: 16, depth: 2.2, pattern: 'straight' })
    return group(nut, place(wheel, [0, 20, 0]), thread)
  }
  const wings = [-1, 1].map((side) =>
    place(roundedBox(9, 13, 24, 4, turnedBrass), [0, 29, side * 20]),
  )
  return group(nut, place(hexagon(31, 20, turnedBrass), [0, 20, 0]), ...wings, thread)
}
