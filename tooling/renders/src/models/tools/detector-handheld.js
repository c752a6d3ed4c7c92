import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { corrugatedTube } from '../../shapes/corrugated-tube.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { ball, extrude, flatPrint, roundedBox } from '../../shapes/solids.js'

const { blackGloss, chrome, rubber, steel } = palette
const shell = createMaterial({
  name: 'detector-yellow',
  color: '#e0a514',
  roughness: 0.4,
  clearcoat: 0.25,
})
const lamp = (color, strength) =>
  createMaterial({ name: `leak-lamp-${color}`, color, roughness: 0.3, glow: { color, strength } })

/** A handheld gas detector lying down, its flexible nose bent up and forward. */
export const detectorHandheld = {
  angles: {
    a: { azimuth: -0.42, elevation: 0.5 },
    b: { azimuth: 0.5, elevation: 0.5 },
    c: { azimuth: 0, elevation: 0.62 },
  },
  build() {
    // Modelled upright with its face to +z, laid on its back.
    return place(group(body(), face(), nose()), [0, 18, 0], [-Math.PI / 2, 0, 0])
  },
}

function body() {
  const outline = roundedRectangle(-34, -90, 68, 180, 24)
  const grip = roundedRectangle(-36, -84, 72, 96, 22)
  return group(
    place(extrude(outline, 32, shell, { bevel: 7 }), [0, 0, -16]),
    place(extrude(grip, 27, rubber, { bevel: 6 }), [0, 0, -15]),
  )
}

function face() {
  const panel = createPrint(
    'handheld-face',
    [560, 1240],
    (context, width, height) => {
      context.fillStyle = '#101215'
      context.fillRect(0, 0, width, height)
      context.fillStyle = '#f4f4f4'
      context.textAlign = 'center'
      context.font = font(92, 'bold')
      context.fillText('ΑΕΡΙΟ', width / 2, 130)
      context.font = font(58, 'bold')
      context.fillText('ΑΝΙΧΝΕΥΤΗΣ', width / 2, 214)
      context.font = font(52, 'bold')
      context.fillText('–            +', width / 2, 520)
      context.fillText('ON', width / 2 - 140, 1120)
      context.fillText('ΡΥΘΜΙΣΗ', width / 2 + 130, 1120)
    },
    { isDark: true, roughness: 0.4 },
  )
  const lamps = [0, 1, 2, 3, 4, 5].map((index) => {
    const color = index < 3 ? '#2fd35f' : index < 5 ? '#8a6a18' : '#7c1a1a'
    return place(ball(2.6, lamp(color, index < 3 ? 1.2 : 0.05)), [-17.5 + index * 7, 36, 17])
  })
  return group(
    place(roundedBox(54, 118, 4, 1.8, blackGloss), [0, 10, 15]),
    place(flatPrint(50, 112, panel), [0, 10, 17.2]),
    ...lamps,
    button(-12),
    button(12),
  )
}

function button(x) {
  return place(roundedBox(15, 15, 5, 2.4, chrome), [x, -17, 17])
}

function nose() {
  const points = [
    [0, 86, 0],
    [0, 130, 4],
    [6, 178, 30],
    [-10, 214, 78],
    [-70, 222, 116],
    [-120, 196, 122],
    [-146, 158, 108],
  ]
  const collar = lathe(
    [
      [14, 86],
      [13, 104, 2],
      [8, 110, 2],
      [0, 110],
    ],
    blackGloss,
    { segments: 64 },
  )
  const tip = group(
    knurl(8.5, 26, steel, { teeth: 30, depth: 0.6, pattern: 'diamond' }),
    place(
      lathe(
        [
          [8.5, 0],
          [7, 8, 2],
          [0, 8],
        ],
        blackGloss,
        { segments: 48 },
      ),
      [0, 26, 0],
    ),
  )
  return group(
    collar,
    corrugatedTube(points, 5.4, chrome, { pitch: 3, depth: 0.7 }),
    place(tip, [-143, 162, 109], [0.3, 0, Math.PI - 0.65]),
  )
}
