import { createGlass, palette } from '../../materials/palette.js'
import { createMaterial } from '../../materials/material.js'
import { pipeEnds } from '../../parts/pipes/pipe-ends.js'
import { pleatedElement } from '../../parts/pipes/pleated-element.js'
import { group, place } from '../../shapes/assemble.js'
import { threadedStub } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'

const { blackPlastic, castAluminium, turnedBrass } = palette
const oil = createMaterial({ name: 'bowl-oil', color: '#8a6414', roughness: 0.15, clearcoat: 0.6 })

/** An oil filter ahead of a regulator: head, a clear bowl with the cartridge in it, a drain below. */
export const bowlFilter = {
  angles: {
    a: { azimuth: -0.5, elevation: 0.2 },
    b: { azimuth: 0.55, elevation: 0.24 },
    c: { azimuth: 0, elevation: 0.12 },
  },
  build() {
    return group(
      drain(),
      bowl(),
      place(pool(), [0, 14, 0]),
      place(element(), [0, 30, 0]),
      place(collar(), [0, 96, 0]),
      place(head(), [0, 112, 0]),
      place(inlet(), [-30, 134, 0], [0, 0, Math.PI / 2]),
      place(outlet(), [30, 134, 0], [0, 0, -Math.PI / 2]),
      place(hexagon(24, 8, turnedBrass), [0, 157, 0]),
    )
  },
}

function bowl() {
  return lathe(
    [
      [0, 12],
      [26, 12, 8],
      [35, 26, 8],
      [35.5, 100],
    ],
    createGlass(),
    { segments: 128 },
  )
}

// It fills the bowl, so that nothing but the rim is seen through.
function element() {
  const part = pleatedElement()
  part.scale.set(1.17, 1, 1.17)
  return part
}

// What it has gathered so far.
function pool() {
  return lathe(
    [
      [0, 0],
      [24, 0, 6],
      [33.4, 13, 3],
      [34, 16],
      [0, 16],
    ],
    oil,
    { segments: 96 },
  )
}

function collar() {
  return group(
    knurl(40, 18, blackPlastic, { teeth: 36, depth: 1.6, pattern: 'straight' }),
    place(
      lathe(
        [
          [0, 0],
          [40.5, 0, 1],
          [40.5, 3, 1],
          [0, 3],
        ],
        blackPlastic,
      ),
      [0, 17, 0],
    ),
  )
}

function head() {
  return lathe(
    [
      [0, 0],
      [37, 0, 2],
      [37, 14, 3],
      [32, 22, 5],
      [30, 40, 5],
      [14, 46, 4],
      [0, 46],
    ],
    castAluminium,
  )
}

function inlet() {
  return group(
    hexagon(30, 10, turnedBrass),
    place(threadedStub(10, 20, 1.5, turnedBrass), [0, 10, 0]),
  )
}

function outlet() {
  return group(hexagon(30, 8, turnedBrass), place(pipeEnds.socket(), [0, 8, 0]))
}

function drain() {
  return group(
    place(hexagon(15, 8, turnedBrass), [0, 0, 0]),
    place(
      lathe(
        [
          [0, 0],
          [10, 0, 1],
          [10, 7, 1],
          [0, 7],
        ],
        blackPlastic,
      ),
      [0, 7, 0],
    ),
  )
}
