import { Shape } from 'three'
import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { extrude, roundedBox, tube } from '../../shapes/solids.js'

const { blackGloss, chrome, copper, steel, zinc } = palette
const paint = createMaterial({
  name: 'cutter-paint',
  color: '#b3161b',
  roughness: 0.38,
  clearcoat: 0.5,
  grain: { field: 'cast', tiles: [3, 3], strength: 0.14 },
})
const THICKNESS = 22

/** A pipe cutter closed on a length of copper pipe. */
export const cutter = {
  angles: {
    a: { azimuth: -0.35, elevation: 0.44 },
    b: { azimuth: 0.5, elevation: 0.5 },
    c: { azimuth: 0, elevation: 0.4 },
  },
  build() {
    const tool = group(frame(), rollers(), wheel(), screw(), pipe())
    return group(place(tool, [0, 0, 0], [-Math.PI / 2, 0, 0.32]))
  },
}

// In the x-y plane: the jaw opens upwards between its two cheeks, the screw comes from the right.
function frame() {
  const shape = new Shape()
  shape.moveTo(-62, -22)
  shape.quadraticCurveTo(-70, -22, -70, -12)
  shape.lineTo(-70, 18)
  shape.quadraticCurveTo(-68, 30, -56, 30)
  shape.lineTo(-46, 30)
  shape.lineTo(-40, 4)
  shape.quadraticCurveTo(-36, -4, -26, -4)
  shape.lineTo(18, -4)
  shape.lineTo(22, 14)
  shape.quadraticCurveTo(24, 22, 34, 22)
  shape.lineTo(44, 22)
  shape.quadraticCurveTo(50, 20, 50, 12)
  shape.lineTo(50, -14)
  shape.quadraticCurveTo(48, -22, 40, -22)
  shape.closePath()
  const body = extrude(shape, THICKNESS, paint, { bevel: 2.4, curveSegments: 24 })
  return place(body, [0, 0, -THICKNESS / 2])
}

function rollers() {
  const roller = lathe(
    [
      [0, -9],
      [6, -9, 0.8],
      [6, -1.4],
      [5, -0.6],
      [5, 0.6],
      [6, 1.4],
      [6, 9, 0.8],
      [0, 9],
    ],
    chrome,
    { segments: 64 },
  )
  const axes = [22, 6].map((y) =>
    place(group(roller.clone()), [-38 + (22 - y) * 0.16, y, 0], [Math.PI / 2, 0, 0]),
  )
  return group(...axes)
}

function wheel() {
  const blade = lathe(
    [
      [0, -4],
      [4, -4, 0.4],
      [4, -1.6],
      [11, 0],
      [4, 1.6],
      [4, 4, 0.4],
      [0, 4],
    ],
    steel,
    { segments: 96, creaseAngle: 0.5 },
  )
  const carriage = roundedBox(30, 22, 15, 2, zinc)
  return group(place(group(blade), [-6.6, 15, 0], [Math.PI / 2, 0, 0]), place(carriage, [14, 9, 0]))
}

function screw() {
  const shaft = lathe(
    [
      [6, 0],
      [6, 46],
    ],
    zinc,
    { segments: 48 },
  )
  const grip = knurl(19, 46, blackGloss, { teeth: 22, depth: 1.8, pattern: 'straight' })
  return group(
    place(shaft, [24, 9, 0], [0, 0, -Math.PI / 2]),
    place(grip, [60, 9, 0], [0, 0, -Math.PI / 2]),
  )
}

function pipe() {
  const points = [
    [-25, 14.6, -70],
    [-25, 14.6, 0],
    [-25, 14.6, 70],
  ]
  return tube(points, 7.6, copper, { sides: 48, steps: 40 })
}
