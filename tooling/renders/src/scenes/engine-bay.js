import { CylinderGeometry } from 'three'
import { createMaterial } from '../materials/material.js'
import { palette } from '../materials/palette.js'
import { aroundCircle, group, mesh, place } from '../shapes/assemble.js'
import { roundedBox, tube } from '../shapes/solids.js'
import { surfaces } from './rooms.js'

const { blackGloss, blackPlastic, castAluminium, redPlastic, rubber, zinc } = palette
const paint = createMaterial({
  name: 'car-paint',
  color: '#9fabb3',
  roughness: 0.3,
  clearcoat: 0.8,
})
const bottle = createMaterial({ name: 'car-bottle', color: '#e6e3d6', roughness: 0.5 })
const yellow = createMaterial({ name: 'car-dipstick', color: '#e0a51e', roughness: 0.4 })

/** An engine under the open bonnet of a car; its ledges beside the cover are at y = 0. */
export function engineBay() {
  return [
    ...body(),
    ...engine(),
    place(fuses(), [-990, 0, 60]),
    place(battery(), [-700, -4, 130]),
    place(coolant(), [-560, -6, -330]),
    ...[-1, 1].map((side) => place(strutTop(), [side * 860, 2, -260])),
    ...hosesAndPipes(),
  ]
}

function body() {
  return [
    place(roundedBox(3200, 40, 1500, 10, blackPlastic), [0, -320, 0]),
    ...[-1, 1].map((side) => place(roundedBox(900, 300, 1160, 36, paint), [side * 780, -152, -20])),
    place(roundedBox(3200, 300, 110, 40, paint), [0, -210, 560]),
    place(roundedBox(3200, 300, 80, 30, paint), [0, 0, -560]),
    place(roundedBox(2400, 60, 160, 24, blackPlastic), [0, 170, -600]),
    place(bonnet(), [0, 160, -700], [-1.42, 0, 0]),
  ]
}

// Its inner side with the pressed frame that stiffens it; it turns about its rear edge.
function bonnet() {
  const frame = [
    [0, 1180, 1800, 90],
    [0, 120, 1800, 90],
    [-860, 650, 90, 1100],
    [860, 650, 90, 1100],
    [0, 650, 90, 1100],
  ].map(([x, z, width, depth]) => place(roundedBox(width, 34, depth, 15, paint), [x, -18, z]))
  return group(place(roundedBox(2300, 24, 1340, 10, paint), [0, 0, 660]), ...frame)
}

function engine() {
  const ribs = [-200, -130, -60, 60, 130, 200].map((x) =>
    place(roundedBox(22, 14, 250, 6, blackGloss), [x + 10, 80, -90]),
  )
  const cap = group(
    mesh(new CylinderGeometry(34, 36, 26, 64), blackPlastic),
    place(roundedBox(58, 14, 14, 5, blackPlastic), [0, 18, 0]),
  )
  return [
    place(roundedBox(560, 260, 420, 24, castAluminium), [10, -110, -40]),
    place(roundedBox(620, 70, 380, 28, surfaces.dark), [10, 45, -40]),
    ...ribs,
    place(cap, [-210, 92, 90]),
    ...[
      [-150, -120, 78],
      [30, -70, 46],
      [170, -150, 60],
    ].map(([x, y, radius]) => place(pulley(radius), [x, y, 168], [Math.PI / 2, 0, 0])),
    place(roundedBox(640, 60, 150, 20, blackPlastic), [10, -70, 450]),
  ]
}

function pulley(radius) {
  return group(
    mesh(new CylinderGeometry(radius, radius, 44, 96), blackPlastic),
    mesh(new CylinderGeometry(radius * 0.8, radius * 0.8, 48, 96), castAluminium),
    mesh(new CylinderGeometry(radius * 0.24, radius * 0.24, 62, 6), zinc),
  )
}

function battery() {
  const poles = [-1, 1].map((side) =>
    place(
      group(
        mesh(new CylinderGeometry(15, 17, 30, 48), zinc),
        place(roundedBox(48, 18, 36, 6, side > 0 ? redPlastic : blackGloss), [0, 6, 0]),
      ),
      [side * 84, 196, 44],
    ),
  )
  return group(
    place(roundedBox(270, 170, 190, 10, blackPlastic), [0, 95, 0]),
    place(roundedBox(276, 26, 196, 8, surfaces.dark), [0, 178, 0]),
    ...poles,
  )
}

function fuses() {
  return group(
    place(roundedBox(190, 120, 260, 16, blackPlastic), [0, 60, 0]),
    place(roundedBox(204, 22, 274, 9, surfaces.dark), [0, 112, 0]),
  )
}

function coolant() {
  return group(
    place(roundedBox(210, 150, 150, 44, bottle), [0, 90, 0]),
    mesh(new CylinderGeometry(34, 34, 34, 64), blackPlastic, [0, 176, 0]),
  )
}

function strutTop() {
  return group(
    mesh(new CylinderGeometry(104, 120, 40, 96), paint, [0, 14, 0]),
    mesh(new CylinderGeometry(46, 50, 22, 64), blackPlastic, [0, 42, 0]),
    aroundCircle(3, 78, () => mesh(new CylinderGeometry(11, 11, 18, 6), zinc, [0, 42, 0])),
  )
}

function hosesAndPipes() {
  return [
    tube(
      [
        [-560, 30, -200],
        [-440, 100, -230],
        [-120, 140, -270],
        [240, 120, -280],
        [400, 50, -310],
        [430, -60, -320],
      ],
      30,
      rubber,
      { sides: 32 },
    ),
    tube(
      [
        [-300, -150, 190],
        [-330, -50, 250],
        [-390, 10, 220],
        [-420, 40, 130],
      ],
      18,
      rubber,
    ),
    tube(
      [
        [330, 60, 130],
        [300, 150, 110],
        [240, 120, 60],
      ],
      10,
      rubber,
    ),
    tube(
      [
        [330, 30, 140],
        [322, 110, 140],
        [330, 150, 150],
      ],
      5,
      zinc,
    ),
    mesh(new CylinderGeometry(18, 18, 8, 48), yellow, [332, 156, 152]),
  ]
}
