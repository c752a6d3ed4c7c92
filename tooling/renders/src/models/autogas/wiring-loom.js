import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { sensorPlug } from '../../parts/burners/gas-injector.js'
import { group, place } from '../../shapes/assemble.js'
import { corrugatedTube } from '../../shapes/corrugated-tube.js'
import { ring, roundedBox, tube } from '../../shapes/solids.js'

const { blackGloss, blackPlastic, rubber, turnedBrass, zinc } = palette
const sleeve = createMaterial({ name: 'loom-sleeve', color: '#17181a', roughness: 0.55 })
const wire = (name, color) => createMaterial({ name: `wire-${name}`, color, roughness: 0.45 })
const wires = {
  red: wire('red', '#b3161b'),
  yellow: wire('yellow', '#d9a514'),
  blue: wire('blue', '#1f5fae'),
}

/** A wiring loom laid out: control-unit connector, four injector plugs, relay and fuse. */
export const wiringLoom = {
  angles: {
    a: { azimuth: -0.32, elevation: 0.72 },
    b: { azimuth: 0.42, elevation: 0.6 },
    c: { azimuth: 0, elevation: 0.92 },
  },
  build() {
    return group(
      trunk(),
      unitConnector(),
      ...[0, 1, 2, 3].map(injectorBranch),
      relayBranch(),
      fuse(),
    )
  },
}

function trunk() {
  const points = [
    [-150, 13, 50],
    [-116, 9, 52],
    [-80, 8, 30],
    [-60, 8, -14],
    [-20, 8, -44],
    [30, 8, -36],
    [64, 8, -4],
    [92, 8, 10],
  ]
  const tape = [
    [-112, 9, 51],
    [88, 8, 9],
  ].map((position) => place(roundedBox(16, 18, 18, 7, rubber), position, [0, 0.2, 0]))
  return group(corrugatedTube(points, 8, sleeve), ...tape)
}

function unitConnector() {
  const pins = [-1, 0, 1].flatMap((row) =>
    Array.from({ length: 9 }, (_, column) =>
      place(roundedBox(2, 2, 2, 0.3, turnedBrass), [-22, 13 + row * 6, -24 + column * 6]),
    ),
  )
  const body = group(
    place(roundedBox(30, 26, 66, 3, blackPlastic), [-6, 13, 0]),
    place(roundedBox(12, 22, 60, 2, blackGloss), [-17, 13, 0]),
    place(roundedBox(36, 6, 14, 2, blackGloss), [-2, 27, 0]),
    ...pins,
  )
  return place(body, [-158, 0, 50], [0, 0.05, 0])
}

function injectorBranch(index) {
  const z = -58 + index * 40
  const x = 168 - Math.abs(index - 1.5) * 10
  const points = [
    [90, 8, 10],
    [106, 7, 10 + (z - 10) * 0.3],
    [128, 6, z * 0.86],
    [x - 14, 7, z],
    [x, 8, z],
  ]
  return group(
    corrugatedTube(points, 4.4, sleeve, { pitch: 2.6, depth: 0.6 }),
    place(sensorPlug(), [x, 9.5, z], [0, Math.PI / 2, 0]),
  )
}

function relayBranch() {
  const strands = [wires.red, wires.yellow, wires.blue].map((material, index) =>
    tube(
      [
        [-34 + index * 3, 9, -40],
        [-48 + index * 5, 8, -66],
        [-60 + index * 6, 8, -84],
      ],
      1.9,
      material,
      { sides: 14 },
    ),
  )
  return group(...strands, place(roundedBox(32, 27, 30, 3, blackGloss), [-54, 13.5, -98]))
}

function fuse() {
  const lead = tube(
    [
      [6, 10, -42],
      [-6, 4, -2],
      [-26, 3, 26],
      [-18, 3, 58],
      [20, 3, 66],
      [60, 3, 62],
    ],
    2.1,
    wires.red,
    { sides: 16 },
  )
  return group(
    lead,
    place(roundedBox(26, 14, 15, 3, blackPlastic), [16, 7, 66]),
    place(roundedBox(14, 8, 4, 1, wires.yellow), [16, 16, 66]),
    place(ring(5, 1.4, zinc, { segments: 48 }), [68, 3, 62]),
  )
}
