import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail, threadedStub } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'

const { blackGloss, blackPlastic, castAluminium, turnedBrass, yellowZinc, zinc } = palette
const PORT = 12

/** A lid's plastic of the given colour. */
export function lidPlastic(color) {
  return createMaterial({ name: `regulator-lid-${color}`, color, roughness: 0.38, clearcoat: 0.3 })
}

/**
 * A low-pressure regulator whose lid is rolled over its body, without screws.
 *
 * @param {{ form: 'bell' | 'flat' | 'small', lid: import('three').Material, nut: 'wheel' | 'hexagon',
 *   outlet: 'side' | 'front' }} build
 */
export function createCrimpedRegulator({ form, lid, nut, outlet }) {
  return {
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
        place(cover(form, lid), [0, 0, 0]),
        tail,
        place(inlet(nut), [-reach + 4, PORT, 0], [0, 0, Math.PI / 2]),
      )
    },
  }
}

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
  const vent = lathe(
    [
      [4, 0],
      [4, 3, 0.8],
      [0, 3.4],
    ],
    blackPlastic,
    { segments: 40 },
  )
  const top = { bell: 79, flat: 38, small: 57 }[form]
  const ventAt = form === 'flat' ? [radius * 0.4, top, 8] : [0, top, 0]
  return group(lathe(profiles[form], lid, { segments: 160 }), place(vent, ventAt))
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
