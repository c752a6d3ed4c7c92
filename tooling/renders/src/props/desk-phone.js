import { createMaterial } from '../materials/material.js'
import { palette } from '../materials/palette.js'
import { createPrint, font } from '../parts/cylinders/print.js'
import { group, place } from '../shapes/assemble.js'
import { polygon } from '../shapes/outlines.js'
import { extrude, flatPrint, roundedBox, tube } from '../shapes/solids.js'

const WIDTH = 190
const DEPTH = 200
const FRONT = 26
const BACK = 92
const SLOPE = Math.atan2(BACK - FRONT, DEPTH)
const { blackGloss, blackPlastic } = palette
const shell = createMaterial({
  name: 'phone-shell',
  color: '#c2c6ce',
  roughness: 0.42,
  clearcoat: 0.2,
})
const keyGrey = createMaterial({ name: 'phone-key', color: '#4a4f58', roughness: 0.5 })
const keyViolet = createMaterial({ name: 'phone-key-violet', color: '#4a48e0', roughness: 0.45 })

/** A desk telephone with its handset on the left and the cord in front of it. */
export const deskPhone = {
  build() {
    const side = polygon([
      [0, 0],
      [DEPTH, 0],
      [DEPTH, BACK],
      [0, FRONT],
    ])
    const body = extrude(side, WIDTH, shell, { bevel: 5 })
    return group(
      place(body, [-WIDTH / 2, 0, DEPTH / 2], [0, Math.PI / 2, 0]),
      // Here y stands upright on the sloping face and -z runs up along it.
      place(group(handset(), keypad(), screen()), [0, FRONT, DEPTH / 2], [SLOPE, 0, 0]),
      cord(),
    )
  },
}

function handset() {
  const cap = (z) => place(roundedBox(54, 30, 56, 13, blackPlastic), [-62, 19, z])
  return group(
    place(roundedBox(36, 20, 188, 9, blackPlastic), [-62, 42, -104], [0, 0, 0]),
    cap(-36),
    cap(-172),
  )
}

function keypad() {
  const keys = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map((column) =>
      place(roundedBox(21, 8, 15, 3, keyGrey), [-12 + column * 27, 3, -102 + row * 23]),
    ),
  )
  const dial = place(roundedBox(16, 8, 38, 3, keyViolet), [72, 3, -45])
  const others = [-102, -79].map((z) => place(roundedBox(16, 8, 15, 3, keyGrey), [72, 3, z]))
  return group(...keys, dial, ...others)
}

function screen() {
  return group(
    place(roundedBox(108, 8, 58, 3, blackGloss), [32, 2, -158]),
    place(flatPrint(92, 44, display), [32, 6.4, -158], [-Math.PI / 2, 0, 0]),
  )
}

const display = createPrint('phone-display', [1000, 478], (context, width, height) => {
  context.fillStyle = '#c9d4f5'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#1c2350'
  context.font = font(150, 'bold')
  context.fillText('09:41', 60, 200)
  context.beginPath()
  context.roundRect(60, 290, 620, 56, 28)
  context.roundRect(60, 380, 420, 40, 20)
  context.fill()
})

/** Coils from the handset's lower end round the front corner to the side of the body. */
function cord() {
  const turns = 30
  const steps = turns * 10
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps
    const bow = Math.PI * (1.1 * share)
    const centre = [-74 - 62 * Math.sin(bow), 8, 116 + 26 * Math.sin(2 * bow) - 96 * share]
    const turn = 2 * Math.PI * turns * share
    return [centre[0] + 7 * Math.cos(turn), centre[1] + 7 * Math.sin(turn), centre[2]]
  })
  return tube(points, 2.2, blackPlastic, { steps: steps * 4, sides: 10 })
}
