import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createPrint, drawFlammableSign, font } from '../../parts/cylinders/print.js'
import { cylinderValve } from '../../parts/cylinders/cylinder-valve.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { bentSheet } from '../../shapes/bent-sheet.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { ring, roundedBox, wrapLabel } from '../../shapes/solids.js'

const RADIUS = 146
const BODY = { bottom: 30, top: 380 }
const { blackPlastic } = palette

/**
 * A composite cylinder: a plastic jacket with grip ribs and a ring of handles round its valve.
 *
 * @param {{ color: string }} look
 */
export function createCompositeCylinder({ color }) {
  return {
    angles: {
      a: { azimuth: -0.5, elevation: 0.28 },
      b: { azimuth: 0.14, elevation: 0.56 },
      c: { azimuth: -0.2, elevation: 0.1 },
    },
    build() {
      const jacket = createMaterial({
        name: `composite-${color}`,
        color,
        roughness: 0.42,
        clearcoat: 0.25,
        grain: { field: 'cast', tiles: [4, 4], strength: 0.12 },
      })
      const label = wrapLabel(RADIUS + 1, 120, 1.4, createLabel(), 205)
      const ribs = aroundCircle(12, RADIUS - 3, (index) =>
        place(group(roundedBox(12, 60, 12, 4, jacket)), [0, 0, 0], [0, -(index * Math.PI) / 6, 0]),
      )
      return group(
        body(jacket),
        foot(),
        place(ribs, [0, 320, 0]),
        place(label, [0, 205, 0], [0, -0.3, 0]),
        place(cylinderValve(), [0, BODY.top + 2, 0], [0, -0.5, 0]),
        crown(jacket),
      )
    },
  }
}

function body(jacket) {
  const { bottom, top } = BODY
  return lathe(
    [
      [0, bottom],
      [120, bottom, 20],
      [RADIUS, bottom + 40, 24],
      [RADIUS, bottom + 96, 4],
      [RADIUS - 4, bottom + 100, 3],
      [RADIUS - 4, bottom + 240, 3],
      [RADIUS, bottom + 244, 4],
      [RADIUS, top - 50, 30],
      [96, top - 6, 20],
      [30, top, 4],
      [0, top],
    ],
    jacket,
    { segments: 192 },
  )
}

function foot() {
  const base = lathe(
    [
      [0, 6],
      [118, 0, 4],
      [132, 4, 6],
      [138, 44, 6],
      [128, 54, 4],
      [0, 54],
    ],
    blackPlastic,
    { segments: 160 },
  )
  return base
}

// A band on eight posts, wide enough for a hand.
function crown(jacket) {
  const around = 2 * Math.PI * 112
  const sheet = roundedRectangle(0.5 - around / 2, 0, around - 1, 110, 4)
  for (let window = 0; window < 4; window++) {
    const middle = (around * (window + 0.5)) / 4 - around / 2
    sheet.holes.push(roundedRectangle(middle - 62, 26, 124, 52, 22))
  }
  return group(
    place(group(bentSheet(sheet, 112, 8, jacket)), [0, BODY.top - 26, 0], [0, Math.PI / 4, 0]),
    place(ring(116, 8, blackPlastic), [0, BODY.top + 84, 0], [Math.PI / 2, 0, 0]),
  )
}

function createLabel() {
  return createPrint('composite-label', [1500, 880], (context, width, height) => {
    context.fillStyle = '#f6f6f3'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#17202a'
    context.font = font(140, 'bold')
    context.fillText('ΥΓΡΑΕΡΙΟ', 90, 400)
    context.font = font(90, 'bold')
    context.fillText('Συνθετική φιάλη', 96, 580)
    context.font = font(84)
    context.fillText('Ελαφριά · δεν σκουριάζει', 96, 720)
    drawFlammableSign(context, 1160, 440, 170)
  })
}
