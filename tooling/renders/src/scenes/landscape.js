import {
  BoxGeometry,
  CircleGeometry,
  CylinderGeometry,
  Shape,
  SphereGeometry,
  TorusGeometry,
} from 'three'
import { createMaterial } from '../materials/material.js'
import { createRandom } from '../materials/noise.js'
import { palette } from '../materials/palette.js'
import { group, mesh, place } from '../shapes/assemble.js'
import { extrude } from '../shapes/solids.js'
import { surfaces } from './rooms.js'

const matt = (name, color) => createMaterial({ name: `land-${name}`, color, roughness: 1 })
const sea = createMaterial({ name: 'room-sea', color: '#4f88a8', roughness: 0.25 })
const sky = createMaterial({
  name: 'room-sky',
  color: '#bcd7ee',
  roughness: 1,
  glow: { color: '#cfe3f5', strength: 1.1 },
})
const grass = matt('grass', '#7d8a55')
const canvas = matt('canvas', '#c98f3c')
const shade = matt('shade', '#4a3520')
const crown = matt('crown', '#5d7347')

/** The sea below a terrace. */
export function openSea() {
  return place(mesh(new BoxGeometry(40000, 10, 20000), sea), [0, -400, -14000])
}

/** A bright sky that ends the view. */
export function skyBehind(z) {
  return place(mesh(new BoxGeometry(70000, 24000, 10), sky), [0, 9000, z])
}

/** A meadow as far as the hills. */
export function ground(y) {
  return place(mesh(new BoxGeometry(70000, 10, 50000), grass), [0, y - 5, 0])
}

/** A round hill; those farther away are paler. */
export function hill([x, z, width, height, color], index) {
  const body = mesh(new SphereGeometry(1, 96, 48), matt(`hill-${index}`, color))
  body.scale.set(width / 2, height, 2400)
  return place(body, [x, -720, z])
}

/** A tree of the Mediterranean: a bare trunk under a wide crown. */
export function tree(scale) {
  const random = createRandom(Math.round(scale * 100))
  const trunk = mesh(new CylinderGeometry(70, 110, 1100, 24), surfaces.soil, [0, 550, 0])
  const leaves = Array.from({ length: 14 }, (_, index) => {
    const angle = index * 2.4
    const reach = 520 * Math.sqrt((index + 0.5) / 14)
    const ball = mesh(new SphereGeometry(330 + random() * 130, 40, 24), crown)
    ball.scale.y = 0.72
    return place(ball, [
      reach * Math.cos(angle),
      1380 + random() * 260 - reach * 0.25,
      reach * Math.sin(angle),
    ])
  })
  const whole = group(trunk, ...leaves)
  whole.scale.setScalar(scale)
  return whole
}

/** A ridge tent with its door open to the front. */
export function tent() {
  return group(
    extrude(triangle(1150, 1450), 2400, canvas, { bevel: 12 }),
    place(extrude(triangle(520, 1240), 4, shade, { bevel: 1 }), [0, 4, 2414]),
  )
}

function triangle(halfWidth, height) {
  return new Shape().moveTo(-halfWidth, 0).lineTo(halfWidth, 0).lineTo(0, height).closePath()
}

/** A window of a boat above the worktop, the horizon in it. */
export function porthole(x) {
  const ring = mesh(new TorusGeometry(128, 20, 20, 96), palette.turnedBrass)
  const view = mesh(new CircleGeometry(126, 96), sky)
  const water = mesh(new CircleGeometry(126, 96, Math.PI, Math.PI), sea)
  return place(group(ring, place(view, [0, 0, -6]), place(water, [0, -1, -4])), [x, 300, -366])
}
