import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { extrude, flatPrint, roundedBox, tube } from '../../shapes/solids.js'

const BODY = { width: 270, height: 380, depth: 130 }
const FRONT = BODY.depth / 2
const { blackGloss, blackPlastic, chrome, stainless, turnedBrass } = palette
const casing = createMaterial({
  name: 'shower-casing',
  color: '#3f6b5c',
  roughness: 0.42,
  clearcoat: 0.3,
  clearcoatRoughness: 0.2,
})
const hoseSkin = createMaterial({
  name: 'shower-hose',
  color: '#c2c6ca',
  roughness: 0.3,
  metalness: 0.9,
  grain: { field: 'cast', tiles: [120, 3], strength: 1 },
})

/** A portable gas shower with its carrying handle, the hose and the shower head before it. */
export const waterHeaterCamp = {
  angles: {
    a: { azimuth: -0.42, elevation: 0.24 },
    b: { azimuth: 0.5, elevation: 0.3 },
    c: { azimuth: 0, elevation: 0.16 },
  },
  build() {
    return group(body(), flueSlots(), front(), handle(), ...[-80, 0, 80].map(port), shower())
  },
}

function body() {
  const { width, height, depth } = BODY
  return group(
    place(
      extrude(roundedRectangle(-width / 2, 40, width, height, 26), depth, casing, { bevel: 10 }),
      [0, 0, -FRONT],
    ),
    ...[-1, 1].map((side) =>
      place(roundedBox(36, 40, depth - 10, 8, blackPlastic), [side * 90, 20, 0]),
    ),
  )
}

function flueSlots() {
  return group(
    ...Array.from({ length: 3 }, (_, row) =>
      place(roundedBox(180, 9, 6, 3, blackGloss), [0, 350 + row * 20, FRONT - 1]),
    ),
  )
}

function front() {
  const print = createPrint('shower-panel', [1200, 520], (context, width, height) => {
    context.fillStyle = '#eceae4'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#20242a'
    context.textAlign = 'center'
    context.font = font(110, 'bold')
    context.fillText('ΝΤΟΥΣ', width / 2, 140)
    context.font = font(70, 'bold')
    context.fillText('ΑΕΡΙΟ', width * 0.24, 460)
    context.fillText('ΝΕΡΟ', width * 0.76, 460)
  })
  const knob = (x) =>
    place(
      group(
        knurl(19, 20, blackGloss, { teeth: 30, depth: 1, pattern: 'straight' }),
        place(roundedBox(2.6, 1.2, 13, 0.4, stainless), [0, 20.6, -9]),
      ),
      [x, 146, FRONT + 2],
      [Math.PI / 2, 0, 0],
    )
  return group(
    place(roundedBox(216, 100, 6, 3, blackGloss), [0, 150, FRONT]),
    place(flatPrint(206, 89, print), [0, 150, FRONT + 3.2]),
    knob(-53),
    knob(53),
    place(roundedBox(90, 60, 4, 2, blackGloss), [0, 270, FRONT]),
    place(roundedBox(70, 40, 4, 2, stainless), [0, 270, FRONT + 1]),
  )
}

function handle() {
  const y = BODY.height + 40
  const points = [
    [-70, y - 10, 0],
    [-66, y + 40, 0],
    [-40, y + 58, 0],
    [40, y + 58, 0],
    [66, y + 40, 0],
    [70, y - 10, 0],
  ]
  return tube(points, 9, blackPlastic, { sides: 28 })
}

function port(x) {
  return place(
    group(hexagon(22, 10, turnedBrass), place(hoseTail(6.6, 22, 3, turnedBrass), [0, 10, 0])),
    [x, 42, 10],
    [Math.PI, 0, 0],
  )
}

function shower() {
  const points = [
    [80, 14, 12],
    [110, 8, 40],
    [176, 8, 60],
    [206, 8, 116],
    [150, 8, 160],
    [40, 8, 150],
    [-60, 8, 168],
    [-120, 14, 150],
  ]
  const head = lathe(
    [
      [0, -14],
      [12, -14, 3],
      [38, 6, 4],
      [40, 12, 2],
      [36, 14, 1],
      [0, 13],
    ],
    chrome,
  )
  const grip = tube(
    [
      [-118, 14, 151],
      [-160, 20, 142],
      [-204, 30, 128],
    ],
    11,
    chrome,
    { sides: 32 },
  )
  return group(
    tube(points, 7, hoseSkin, { steps: 500, sides: 24 }),
    grip,
    place(head, [-222, 36, 122], [0.9, 0, 0.5]),
  )
}
