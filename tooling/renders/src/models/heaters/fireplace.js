import { createMaterial } from '../../materials/material.js'
import { drawCanvas } from '../../materials/maps.js'
import { createGlass, palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { extrude, flatPrint, roundedBox } from '../../shapes/solids.js'

const BODY = { width: 470, height: 640, depth: 330 }
const WINDOW = { width: 340, height: 330, bottom: 190 }
const FRONT = BODY.depth / 2
const { blackEnamel, blackGloss, blackPlastic, chrome } = palette
const bark = createMaterial({
  name: 'log-bark',
  color: '#6b4a33',
  roughness: 0.9,
  grain: { field: 'streakAround', tiles: [3, 6], strength: 1.2 },
})
const ember = createMaterial({
  name: 'log-ember',
  color: '#c4572a',
  roughness: 0.8,
  grain: { field: 'cast', tiles: [2, 2], strength: 0.8 },
  glow: { color: '#ff5a14', strength: 0.7 },
})

/** A cabinet heater that looks like a fireplace: logs and flames behind glass. */
export function createFireplace({ color }) {
  return {
    angles: {
      a: { azimuth: -0.4, elevation: 0.18 },
      b: { azimuth: 0.5, elevation: 0.24 },
      c: { azimuth: 0, elevation: 0.1 },
    },
    build() {
      return group(body(color), fire(), frame(), controls(), feet())
    },
  }
}

function body(color) {
  const paint = createMaterial({
    name: `fireplace-${color}`,
    color,
    roughness: 0.4,
    clearcoat: 0.35,
    clearcoatRoughness: 0.2,
  })
  const { width, height, depth } = BODY
  const front = roundedRectangle(-width / 2, 40, width, height, 18)
  front.holes.push(
    roundedRectangle(-WINDOW.width / 2, WINDOW.bottom, WINDOW.width, WINDOW.height, 10),
  )
  return group(
    place(extrude(front, 120, paint, { bevel: 6 }), [0, 0, FRONT - 120]),
    place(extrude(roundedRectangle(-width / 2, 40, width, height, 18), depth - 118, paint), [
      0,
      0,
      -FRONT,
    ]),
    place(roundedBox(width + 34, 26, depth + 30, 8, paint), [0, height + 46, 0]),
  )
}

function fire() {
  const print = drawFlames()
  const flames = createMaterial({
    name: 'dark-fireplace-flames',
    roughness: 0.9,
    print,
    glow: { print, strength: 1.2 },
  })
  const y = WINDOW.bottom
  return group(
    place(flatPrint(WINDOW.width + 6, WINDOW.height + 6, flames), [
      0,
      y + WINDOW.height / 2,
      FRONT - 104,
    ]),
    place(log(250, 27, bark), [-124, y + 30, FRONT - 66], [0, 0, -Math.PI / 2 - 0.03]),
    place(log(200, 22, ember), [-112, y + 70, FRONT - 84], [0, 0.2, -Math.PI / 2 + 0.26]),
    place(log(170, 20, bark), [-20, y + 112, FRONT - 74], [0.2, 0, -Math.PI / 2 - 0.5]),
    place(roundedBox(WINDOW.width, 16, 60, 5, blackEnamel), [0, y + 4, FRONT - 60]),
  )
}

function log(length, radius, material) {
  return lathe(
    [
      [0, 0],
      [radius, 0, 4],
      [radius * 1.06, length * 0.4, 30],
      [radius * 0.96, length, 4],
      [0, length],
    ],
    material,
    { segments: 48 },
  )
}

function frame() {
  const rim = roundedRectangle(
    -WINDOW.width / 2 - 14,
    WINDOW.bottom - 14,
    WINDOW.width + 28,
    WINDOW.height + 28,
    16,
  )
  rim.holes.push(roundedRectangle(-WINDOW.width / 2, WINDOW.bottom, WINDOW.width, WINDOW.height, 8))
  const pane = flatPrint(WINDOW.width, WINDOW.height, createGlass())
  return group(
    place(extrude(rim, 8, blackGloss, { bevel: 2 }), [0, 0, FRONT - 2]),
    place(pane, [0, WINDOW.bottom + WINDOW.height / 2, FRONT - 6]),
  )
}

function controls() {
  const slots = Array.from({ length: 4 }, (_, index) =>
    place(roundedBox(300, 6, 6, 2, blackGloss), [0, 84 + index * 20, FRONT - 1]),
  )
  const knob = knurl(22, 22, blackPlastic, { teeth: 30, depth: 1.2, pattern: 'straight' })
  return group(
    ...slots,
    place(knob, [150, BODY.height + 58, FRONT - 60]),
    place(roundedBox(30, 6, 30, 3, chrome), [96, BODY.height + 60, FRONT - 60]),
  )
}

function feet() {
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x * 200, 20, z * 130]))
  return group(...corners.map((corner) => place(roundedBox(46, 40, 46, 6, blackPlastic), corner)))
}

function drawFlames() {
  return drawCanvas(1024, 1024, (context, width, height) => {
    context.fillStyle = '#0b0604'
    context.fillRect(0, 0, width, height)
    context.globalCompositeOperation = 'lighter'
    for (let tongue = 0; tongue < 26; tongue++) {
      const x = 120 + ((tongue * 307) % 790)
      const tall = 380 + ((tongue * 173) % 420)
      const half = 34 + ((tongue * 71) % 40)
      const lean = 60 * Math.sin(tongue * 1.9)
      const shade = context.createLinearGradient(0, height - tall, 0, height)
      shade.addColorStop(0, '#80180000')
      shade.addColorStop(0.45, '#8a2a06')
      shade.addColorStop(1, '#a8701c')
      context.fillStyle = shade
      context.beginPath()
      context.moveTo(x - half, height)
      context.bezierCurveTo(
        x - half * 1.5,
        height - tall * 0.4,
        x,
        height - tall * 0.6,
        x + lean,
        height - tall,
      )
      context.bezierCurveTo(
        x + half * 0.4,
        height - tall * 0.6,
        x + half * 1.5,
        height - tall * 0.3,
        x + half,
        height,
      )
      context.fill()
    }
  })
}

/** The fireplace heater in black. */
export const fireplace = createFireplace({ color: '#17191c' })
