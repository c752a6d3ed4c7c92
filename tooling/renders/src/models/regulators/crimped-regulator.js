import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { drawDial } from '../../parts/controls/dial.js'
import { createPrint } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail, threadedStub } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundPrint } from '../../shapes/solids.js'

const { blackGloss, blackPlastic, castAluminium, chrome, turnedBrass, yellowZinc, zinc } = palette
const PORT = 12

/** A lid's plastic of the given colour. */
export function lidPlastic(color) {
  return createMaterial({ name: `regulator-lid-${color}`, color, roughness: 0.38, clearcoat: 0.3 })
}

/**
 * A low-pressure regulator whose lid is rolled over its body, without screws.
 *
 * @param {{ form: 'bell' | 'flat' | 'small', lid: import('three').Material,
 *   nut: 'wheel' | 'hexagon' | 'clip', outlet: 'side' | 'front', top?: 'vent' | 'knob' | 'dial' }} build
 *   `top` is what stands on the lid: a knob that sets the pressure, or a dial in three colours
 */
export function createCrimpedRegulator({ form, lid, nut, outlet, top = 'vent' }) {
  return {
    facts: { outlets: '1', hasDial: top === 'dial' },
    angles: {
      a: { azimuth: -0.5, elevation: 0.36 },
      b: { azimuth: 0.6, elevation: 0.4 },
      c: { azimuth: 0, elevation: 0.24 },
    },
    build() {
      const reach = form === 'small' ? 18 : 32
      const tail =
        outlet === 'side'
          ? place(outletTail(), [reach, PORT, 0], [0, 0, -Math.PI / 2])
          : place(outletTail(), [0, PORT, reach], [Math.PI / 2 + 0.3, 0, 0])
      return group(
        body(form),
        cover(form, lid),
        place(tops[top](), [0, lidTop[form], 0]),
        tail,
        nut === 'clip' ? clip() : place(inlet(nut), [-reach + 4, PORT, 0], [0, 0, Math.PI / 2]),
      )
    },
  }
}

const tops = { vent, knob, dial }
const lidTop = { bell: 79, flat: 38, small: 57 }
const outlines = { bell: 40, flat: 46, small: 25 }

function body(form) {
  const radius = outlines[form]
  return lathe(
    [
      [0, -6],
      [radius * 0.4, -6, 3],
      [radius * 0.52, 4, 4],
      [radius * 0.9, 12, 3],
      [radius, 16, 1.2],
      [radius, 24, 1.6],
      [radius - 3, 26, 1],
      [0, 26],
    ],
    form === 'bell' ? zinc : castAluminium,
    { segments: 160 },
  )
}

function cover(form, lid) {
  const radius = outlines[form]
  const profiles = {
    bell: [
      [radius - 3, 25],
      [radius - 5, 32, 3],
      [radius * 0.62, 52, 12],
      [radius * 0.4, 66, 5],
      [radius * 0.4, 78, 2],
      [0, 79],
    ],
    flat: [
      [radius - 3, 25],
      [radius - 4, 36, 5],
      [radius * 0.7, 41, 4],
      [radius * 0.64, 38, 2],
      [0, 38],
    ],
    small: [
      [radius - 2, 25],
      [radius - 2, 50, 4],
      [radius * 0.6, 56, 3],
      [0, 57],
    ],
  }
  return lathe(profiles[form], lid, { segments: 160 })
}

function vent() {
  return lathe(
    [
      [4, 0],
      [4, 3, 0.8],
      [0, 3.4],
    ],
    blackPlastic,
    { segments: 40 },
  )
}

function knob() {
  return group(
    hexagon(20, 6, turnedBrass),
    place(knurl(15, 20, blackGloss, { teeth: 26, depth: 1.1, pattern: 'straight' }), [0, 6, 0]),
  )
}

// Green, yellow and red, with a needle and without figures.
function dial() {
  const face = createPrint(
    'level-dial-bands',
    [1024, 1024],
    (context) =>
      drawDial(context, {
        steps: 20,
        boldEvery: 5,
        labels: [''],
        reading: 0.64,
        bands: [
          [0, 0.25, '#c8161d'],
          [0.25, 0.5, '#e0a800'],
          [0.5, 1, '#1e8a3c'],
        ],
      }),
    { roughness: 0.5 },
  )
  const rim = lathe(
    [
      [22, -2],
      [25, -2],
      [25, 9, 1.6],
      [22, 9, 0.6],
      [21.4, 6],
    ],
    chrome,
    { segments: 120 },
  )
  return place(
    group(rim, place(roundPrint(22, face), [0, 5.6, 0], [-Math.PI / 2, 0, 0])),
    [0, 0, 0],
  )
}

function clip() {
  const collar = lathe(
    [
      [15, -40],
      [26, -40, 2],
      [27, -16, 3],
      [22, -6, 2],
      [0, -6],
    ],
    blackPlastic,
    { segments: 96 },
  )
  const grip = knurl(29, 10, blackGloss, { teeth: 24, depth: 1.8, pattern: 'straight' })
  return group(collar, place(grip, [0, -32, 0]))
}

function inlet(nut) {
  const grip =
    nut === 'wheel'
      ? place(knurl(23, 18, blackGloss, { teeth: 16, depth: 2.2, pattern: 'straight' }), [0, 14, 0])
      : place(hexagon(31, 20, yellowZinc), [0, 14, 0])
  return group(
    hexagon(20, 14, turnedBrass),
    grip,
    place(threadedStub(10, 14, 1.7, turnedBrass), [0, 31, 0]),
  )
}

function outletTail() {
  return group(hexagon(21, 12, turnedBrass), place(hoseTail(7.2, 34, 4, turnedBrass), [0, 12, 0]))
}
