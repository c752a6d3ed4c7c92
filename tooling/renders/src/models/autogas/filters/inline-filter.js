import { createMaterial } from '../../../materials/material.js'
import { palette } from '../../../materials/palette.js'
import { group, place } from '../../../shapes/assemble.js'
import { lathe } from '../../../shapes/lathe.js'
import { roundedBox } from '../../../shapes/solids.js'

const { blackPlastic, stainless } = palette

/**
 * A disposable gas-phase filter that lies between two hoses: ribbed shell, a tail at either end.
 *
 * @param {{ color: string, radius?: number, length?: number, outlets?: 1 | 2, body?:
 *   import('three').Material }} build millimetres; `color` is the shell's, `body` a metal in its place
 */
export function createInlineFilter({ color, radius = 30, length = 92, outlets = 1, body }) {
  return {
    angles: {
      a: { azimuth: -0.42, elevation: 0.34 },
      b: { azimuth: 0.5, elevation: 0.42 },
      c: { azimuth: 0, elevation: 0.22 },
    },
    build() {
      const shell =
        body ??
        createMaterial({ name: `inline-filter-${color}`, color, roughness: 0.36, clearcoat: 0.3 })
      const ends = outlets === 2 ? [-11, 11] : [0]
      const upright = group(
        jacket(shell, radius, length),
        ...ends.map((x) => place(tail(shell), [x, length - 3, 0])),
        place(tail(shell), [0, 3, 0], [Math.PI, 0, 0]),
        ...[0.3, 0.7].map((share) => place(band(radius), [0, length * share, 0])),
        place(arrow(radius), [0, length / 2, radius]),
      )
      return group(place(upright, [length / 2, radius + 2, 0], [0, 0, Math.PI / 2]))
    },
  }
}

function jacket(shell, radius, length) {
  return lathe(
    [
      [0, 0],
      [12, 0, 2],
      [radius - 6, 8, 7],
      [radius, 16, 4],
      [radius, length - 16, 4],
      [radius - 6, length - 8, 7],
      [12, length, 2],
      [0, length],
    ],
    shell,
    { segments: 144 },
  )
}

function tail(shell) {
  return lathe(
    [
      [9, 0],
      [7.4, 4, 2],
      [7.4, 16],
      [8.6, 20, 0.6],
      [7.2, 28],
      [8.4, 31, 0.6],
      [6.6, 38, 0.6],
      [5, 38, 0.4],
      [4.6, 24],
      [0, 24],
    ],
    shell,
    { segments: 64 },
  )
}

function band(radius) {
  return lathe(
    [
      [radius - 1, -5],
      [radius + 1.6, -5, 0.8],
      [radius + 1.6, 5, 0.8],
      [radius - 1, 5],
    ],
    stainless,
    { segments: 144 },
  )
}

// Which way the gas flows, moulded on the shell: along the axis, its head at the outlet.
function arrow(radius) {
  const shaft = roundedBox(5, 22, 3, 1, blackPlastic)
  const heads = [-1, 1].map((side) =>
    place(roundedBox(4.4, 14, 3, 1, blackPlastic), [side * 4.2, 9, 0], [0, 0, side * 0.7]),
  )
  return place(group(shaft, ...heads), [0, 0, radius > 34 ? 0.4 : 0.2])
}
