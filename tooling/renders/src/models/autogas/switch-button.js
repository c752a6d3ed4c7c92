import { palette } from '../../materials/palette.js'
import { changeoverSwitch } from '../../parts/controls/changeover-switch.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { circle, roundedRectangle } from '../../shapes/outlines.js'
import { extrude, roundedBox, tube } from '../../shapes/solids.js'

const TILT = 0.95
const { blackGloss, blackPlastic, turnedBrass, whitePlastic } = palette

/** The dashboard button of an autogas system on its stand, its cable ending in a plug. */
export const switchButton = {
  angles: {
    a: { azimuth: -0.4, elevation: 0.42 },
    b: { azimuth: 0.5, elevation: 0.5 },
    c: { azimuth: 0, elevation: 0.3 },
  },
  build() {
    return group(
      place(holder(), [0, 0, 0]),
      place(changeoverSwitch(), [0, 22, 6], [TILT, 0, 0]),
      cable(),
      place(plug(), [62, 0, 20], [0, -0.5, 0]),
    )
  },
}

function holder() {
  const neck = lathe(
    [
      [0, -16],
      [16, -16, 2],
      [19, 0, 1],
      [0, 0],
    ],
    blackPlastic,
    { segments: 72 },
  )
  const outline = roundedRectangle(-24, -20, 48, 40, 8)
  outline.holes.push(circle(-17, -12, 2.4), circle(17, -12, 2.4))
  return group(
    place(neck, [0, 22, 6], [TILT, 0, 0]),
    place(extrude(outline, 4, blackPlastic, { bevel: 1 }), [0, 0, -4], [-Math.PI / 2, 0, 0]),
    place(roundedBox(26, 16, 16, 4, blackPlastic), [0, 10, -8]),
  )
}

function cable() {
  const points = [
    [4, 14, -12],
    [16, 8, -26],
    [34, 2.2, -34],
    [58, 2.2, -26],
    [66, 2.2, -4],
    [50, 2.2, 10],
    [36, 3, -2],
    [44, 5.6, -18],
    [64, 6, -16],
    [76, 5, -2],
    [72, 6, 8],
    [67, 6.6, 13],
  ]
  return tube(points, 2.2, blackPlastic, { steps: 300, sides: 16 })
}

function plug() {
  const outline = roundedRectangle(-11, 0, 22, 13, 2)
  outline.holes.push(roundedRectangle(-9, 2, 18, 9, 1.2))
  const pins = [-6, -2, 2, 6].map((x) =>
    place(roundedBox(1.4, 1.4, 10, 0.3, turnedBrass), [x, 6.5, 9]),
  )
  return group(
    place(extrude(outline, 17, blackGloss, { bevel: 0.5 }), [0, 0, -4]),
    place(roundedBox(19, 10, 4, 0.5, whitePlastic), [0, 6.5, 1]),
    ...pins,
    place(roundedBox(8, 2.4, 11, 0.8, blackGloss), [0, 14, 5]),
    place(roundedBox(14, 10, 6, 2, blackPlastic), [0, 6.5, -6]),
  )
}
