import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { boltHead } from '../../shapes/screws.js'
import { ring, roundedBox, tube } from '../../shapes/solids.js'

const HALF = 150
const WHEEL = 100
const { blackPlastic, rubber, steel, zinc } = palette

const paint = createMaterial({
  name: 'trolley-paint',
  color: '#b8201c',
  roughness: 0.36,
  clearcoat: 0.5,
  clearcoatRoughness: 0.15,
})

/** A trolley for one cylinder: bent tube frame, toe plate, chain and two wheels. */
export const trolley = {
  angles: {
    a: { azimuth: -0.5, elevation: 0.2 },
    b: { azimuth: 0.6, elevation: 0.28 },
    c: { azimuth: 0, elevation: 0.12 },
  },
  build() {
    return group(
      frame(),
      toePlate(),
      ...[150, 520].map(cradle),
      chain(),
      ...[-1, 1].map(wheel),
      axle(),
    )
  },
}

// The handle is one bent tube that leans back towards its grips.
function frame() {
  const grips = [-HALF, HALF].map((x) =>
    tube(
      [
        [x, 1018, -122],
        [x, 1030, -150],
        [x, 1040, -190],
      ],
      19,
      blackPlastic,
    ),
  )
  const cross = [130, 520, 860].map((y) =>
    place(roundedBox(2 * HALF, 22, 22, 8, paint), [0, y, y > 800 ? -12 : 0]),
  )
  return group(tube(railAt(-HALF), 14, paint), tube(railAt(HALF), 14, paint), ...grips, ...cross)
}

function railAt(x) {
  return [
    [x, 20, 0],
    [x, 300, 0],
    [x, 700, 0],
    [x, 880, -16],
    [x, 990, -70],
    [x, 1030, -150],
  ]
}

function toePlate() {
  return group(
    place(roundedBox(330, 10, 250, 4, paint), [0, 14, 128]),
    place(roundedBox(330, 34, 10, 4, paint), [0, 24, 250]),
    place(roundedBox(330, 60, 10, 4, paint), [0, 40, 4]),
  )
}

function cradle(y) {
  const points = Array.from({ length: 17 }, (_, step) => {
    const angle = Math.PI * 1.08 + (step / 16) * Math.PI * 0.84
    return [152 * Math.cos(angle), y, 152 + 152 * Math.sin(angle)]
  })
  return tube(points, 11, paint, { steps: 200 })
}

function chain() {
  const links = Array.from({ length: 30 }, (_, index) => {
    const share = index / 29
    const x = -HALF + 2 * HALF * share
    const sag = 4 * share * (1 - share)
    const link = place(ring(9, 2.2, zinc, { segments: 40 }), [x, 660 - 120 * sag, 16 + 34 * sag])
    link.scale.set(1, 0.66, 1)
    link.rotation.set(index % 2 ? Math.PI / 2 : 0, 0, (share - 0.5) * -1.4)
    return link
  })
  return group(...links)
}

function wheel(side) {
  const tyre = lathe(
    [
      [62, 0],
      [84, 0, 6],
      [WHEEL, 10, 12],
      [WHEEL, 36, 12],
      [84, 46, 6],
      [62, 46],
    ],
    rubber,
  )
  const hub = lathe(
    [
      [0, 6],
      [22, 6, 2],
      [26, 16, 4],
      [58, 16, 4],
      [63, 4, 2],
      [66, 4],
      [66, 42],
      [63, 42, 2],
      [58, 30, 4],
      [26, 30, 4],
      [22, 44, 2],
      [0, 44],
    ],
    steel,
  )
  const bolt = place(boltHead(20, zinc), [0, 44, 0])
  const turned = place(group(tyre, hub, bolt), [0, 0, 0], [0, 0, (-side * Math.PI) / 2])
  return place(group(turned), [side * (HALF + 16), WHEEL, -44])
}

function axle() {
  return group(
    place(roundedBox(2 * HALF + 60, 18, 18, 6, zinc), [0, WHEEL, -44]),
    ...[-HALF, HALF].map((x) => place(roundedBox(16, 40, 60, 5, paint), [x, WHEEL, -24])),
  )
}
