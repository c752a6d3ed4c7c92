import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { threadedStub } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox, tube } from '../../shapes/solids.js'

const { blackGloss, blackPlastic, chrome, steel, whitePlastic, zinc } = palette
const silicone = createMaterial({ name: 'ignition-lead', color: '#d9d6cc', roughness: 0.55 })

/**
 * A piezo igniter on its side with lead and electrode.
 *
 * @param {{ button: import('three').Material }} look
 */
function createIgnition({ button }) {
  return {
    angles: {
      a: { azimuth: -0.4, elevation: 0.46 },
      b: { azimuth: 0.55, elevation: 0.46 },
      c: { azimuth: 0, elevation: 0.36 },
    },
    build() {
      return group(
        place(group(igniter(button)), [-14, 15, 14], [0, 0.5, Math.PI / 2 - 0.06]),
        lead(),
        place(electrode(), [38, 5.2, 44], [0, 0.24, -Math.PI / 2]),
      )
    },
  }
}

// Points along +y, the button at its end.
function igniter(button) {
  const body = lathe(
    [
      [0, -40],
      [9, -40, 1],
      [10, -4, 1],
      [10, 0],
    ],
    blackPlastic,
    { segments: 64 },
  )
  const flange = lathe(
    [
      [10, 14],
      [15, 14, 0.8],
      [15, 18, 1.4],
      [9.6, 18.6],
      [0, 18.6],
    ],
    chrome,
    { segments: 96 },
  )
  const push = lathe(
    [
      [8.6, 16],
      [8.6, 28, 1.6],
      [6, 29, 1],
      [0, 28],
    ],
    button,
    { segments: 72 },
  )
  const terminal = roundedBox(1, 12, 6.3, 0.3, zinc)
  return group(
    body,
    place(threadedStub(10, 15, 1.3, blackGloss), [0, 0, 0]),
    place(hexagon(27, 5, zinc), [0, 6, 0]),
    flange,
    push,
    place(terminal, [0, -45, 0]),
  )
}

function electrode() {
  const ceramic = lathe(
    [
      [0, 0],
      [3.4, 0, 0.6],
      [3.4, 10, 0.4],
      [5, 11, 0.6],
      [5, 24, 0.6],
      [3.6, 25, 0.4],
      [3, 46, 1],
      [0, 46],
    ],
    whitePlastic,
    { segments: 56 },
  )
  const pin = [
    [0, 44, 0],
    [0, 58, 0],
    [1, 64, 0],
    [6, 69, 0],
    [11, 70, 0],
  ]
  return group(
    ceramic,
    tube(pin, 1.1, steel, { sides: 16 }),
    place(roundedBox(16, 1.6, 12, 0.5, zinc), [0, 14, 0]),
  )
}

function lead() {
  const points = [
    [34, 14, -10],
    [50, 13, -20],
    [74, 6, -24],
    [92, 3, -4],
    [80, 3, 22],
    [48, 3, 18],
    [14, 3, 30],
    [10, 4, 48],
    [24, 5, 50],
    [38, 5.2, 44],
  ]
  return tube(points, 2.6, silicone, { steps: 260 })
}

/** The igniter with a black button. */
export const ignition = createIgnition({ button: blackGloss })
