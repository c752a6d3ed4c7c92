import { Shape } from 'three'
import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { boltHead } from '../../shapes/screws.js'
import { extrude, tube } from '../../shapes/solids.js'

const { castAluminium, copper, zinc } = palette
const grip = createMaterial({
  name: 'bender-grip',
  color: '#1d5fa8',
  roughness: 0.5,
  grain: { field: 'cast', tiles: [4, 4], strength: 0.2 },
})
const FORMER_RADIUS = 46
const PIPE_RADIUS = 6

/** A lever pipe bender lying open with a bent copper pipe in its groove. */
export const bender = {
  angles: {
    a: { azimuth: -0.3, elevation: 0.74 },
    b: { azimuth: 0.5, elevation: 0.6 },
    c: { azimuth: 0, elevation: 0.98 },
  },
  build() {
    const tool = group(
      former(),
      handle(-Math.PI / 2, FORMER_RADIUS - 14, 0),
      handle(-0.2, 14, 15),
      shoe(),
      pipe(),
      place(boltHead(18, zinc), [0, 0, 22], [Math.PI / 2, 0, 0]),
    )
    return group(place(tool, [0, 0, 0], [-Math.PI / 2, 0, 0.35]))
  },
}

// A grooved wheel about the z axis, cut to the three quarters that a pipe is laid round.
function former() {
  const rim = FORMER_RADIUS + PIPE_RADIUS * 0.6
  const wheel = lathe(
    [
      [0, -11],
      [rim, -11, 1],
      [rim, -6, 0.6],
      [FORMER_RADIUS - 3, -2.4, 1],
      [FORMER_RADIUS - 3, 2.4, 1],
      [rim, 6, 0.6],
      [rim, 11, 1],
      [0, 11],
    ],
    castAluminium,
    { segments: 160 },
  )
  return group(place(group(wheel), [0, 0, 0], [Math.PI / 2, 0, 0]))
}

function handle(angle, from, lift) {
  const bar = new Shape()
  bar.moveTo(from, -13)
  bar.lineTo(96, -8)
  bar.lineTo(176, -7)
  bar.lineTo(176, 7)
  bar.lineTo(96, 8)
  bar.lineTo(from, 13)
  bar.closePath()
  const sleeve = lathe(
    [
      [0, 0],
      [11, 0, 3],
      [12.5, 20, 6],
      [11, 60, 8],
      [12.5, 108, 5],
      [8, 118, 4],
      [0, 118],
    ],
    grip,
    { segments: 64 },
  )
  const steelBar = place(extrude(bar, 9, castAluminium, { bevel: 1.6 }), [0, 0, -4.5])
  const arm = group(steelBar, place(sleeve, [126, 0, 0], [0, 0, -Math.PI / 2]))
  return place(group(arm), [0, 0, lift], [0, 0, angle])
}

function shoe() {
  const outline = new Shape()
  outline.moveTo(-4, FORMER_RADIUS + PIPE_RADIUS + 3)
  outline.lineTo(52, FORMER_RADIUS + PIPE_RADIUS + 3)
  outline.lineTo(52, FORMER_RADIUS + PIPE_RADIUS + 20)
  outline.lineTo(6, FORMER_RADIUS + PIPE_RADIUS + 24)
  outline.closePath()
  const block = place(extrude(outline, 20, castAluminium, { bevel: 2 }), [0, 0, -8])
  return place(group(block), [0, 0, 0], [0, 0, -1.35])
}

function pipe() {
  const along = FORMER_RADIUS + 1.5
  const straight = [150, 100, 50, 16].map((x) => [-x, along, 0])
  const bend = Array.from({ length: 15 }, (_, step) => {
    const angle = Math.PI / 2 - (step / 14) * 1.5
    return [along * Math.cos(angle), along * Math.sin(angle), 0]
  })
  const [x, y] = bend.at(-1)
  const onward = [24, 56, 92].map((length) => [x + length * 0.07, y - length, 0])
  return tube([...straight, ...bend, ...onward], PIPE_RADIUS, copper, { steps: 320, sides: 40 })
}
