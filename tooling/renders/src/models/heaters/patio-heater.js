import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { boltHead } from '../../shapes/screws.js'
import { ring, roundedBox, wrapLabel } from '../../shapes/solids.js'

const HOUSING_RADIUS = 215
const HOUSING_BOTTOM = 60
const EMITTER = { height: 250, radius: 92 }
const { blackGloss, blackPlastic, castAluminium, rubber, stainless, zinc } = palette

const glowing = createMaterial({
  name: 'emitter',
  color: '#a85a38',
  roughness: 0.6,
  glow: { color: '#e2491a', strength: 0.55 },
})

/**
 * A mushroom patio heater.
 *
 * @param {{ housingTop: number, emitterBottom: number, scale?: number,
 *   coat?: import('three').Material }} build heights in millimetres before the whole is scaled; the
 *   coat of what is sheet
 */
export function createPatioHeater({ housingTop, emitterBottom, scale = 1, coat = stainless }) {
  return {
    angles: {
      a: { azimuth: -0.4, elevation: 0.12 },
      b: { azimuth: 0.5, elevation: 0.28 },
      c: { azimuth: 0, elevation: 0.05 },
    },
    build() {
      const heater = group(
        foot(),
        housing(housingTop, coat),
        pole(housingTop, emitterBottom, coat),
        place(head(coat), [0, emitterBottom, 0]),
        place(reflector(coat), [0, emitterBottom + EMITTER.height + 40, 0]),
      )
      heater.scale.setScalar(scale)
      return group(heater)
    },
  }
}

/** The heater 2.2 m high. */
export const patioHeater = createPatioHeater({ housingTop: 760, emitterBottom: 1720 })

function foot() {
  const plate = lathe(
    [
      [0, 14],
      [240, 14, 4],
      [240, 40, 10],
      [216, 62, 6],
      [0, 62],
    ],
    blackPlastic,
  )
  const wheels = [-1, 1].map((side) =>
    place(
      lathe(
        [
          [0, 0],
          [44, 0, 6],
          [44, 34, 6],
          [0, 34],
        ],
        rubber,
      ),
      [side * 120 - 17, 44, -214],
      [0, 0, -Math.PI / 2],
    ),
  )
  return group(plate, ...wheels, place(ring(220, 12, rubber), [0, 12, 0], [Math.PI / 2, 0, 0]))
}

function housing(top, coat) {
  const [radius, bottom] = [HOUSING_RADIUS, HOUSING_BOTTOM]
  const labelAt = bottom + (top - bottom) * 0.58
  const shell = lathe(
    [
      [radius, bottom],
      [radius, top - 30, 8],
      [radius - 20, top, 12],
      [60, top + 22, 10],
      [50, top + 60, 4],
      [0, top + 60],
    ],
    coat,
    { segments: 192 },
  )
  const label = wrapLabel(radius + 0.8, 150, 1.25, createLabel(), labelAt)
  return group(
    shell,
    place(label, [0, labelAt, 0], [0, -0.2, 0]),
    place(ring(radius + 1, 5, blackGloss), [0, top - 36, 0], [Math.PI / 2, 0, 0]),
    place(ring(radius + 1, 5, blackGloss), [0, bottom + 8, 0], [Math.PI / 2, 0, 0]),
  )
}

function pole(housingTop, emitterBottom, coat) {
  const tube = lathe(
    [
      [38, housingTop + 40],
      [38, emitterBottom - 130],
    ],
    coat,
  )
  const collar = lathe(
    [
      [38, 0],
      [46, 2, 3],
      [46, 40, 3],
      [38, 44],
    ],
    blackGloss,
  )
  return group(tube, place(collar, [0, housingTop + 60, 0]))
}

function head(coat) {
  const { height, radius } = EMITTER
  const control = lathe(
    [
      [38, -130],
      [70, -120, 10],
      [96, -20, 8],
      [104, -6, 4],
      [104, 0, 2],
      [0, 0],
    ],
    coat,
  )
  const grid = knurl(radius, height, glowing, { teeth: 76, depth: 3, pattern: 'diamond' })
  const knob = knurl(24, 22, blackGloss, { teeth: 28, depth: 1.4, pattern: 'straight' })
  const cap = lathe(
    [
      [radius + 6, 0],
      [radius + 6, 14, 3],
      [0, 16],
    ],
    stainless,
  )
  const bars = aroundCircle(6, radius + 8, () => roundedBox(7, height + 8, 7, 2, zinc), 0.3)
  return group(
    place(control, [0, 0, 0]),
    place(knob, [0, -64, 76], [Math.PI / 2 - 0.2, 0, 0]),
    place(grid, [0, 0, 0]),
    place(bars, [0, height / 2, 0]),
    place(cap, [0, height, 0]),
  )
}

function reflector(coat) {
  const dome = lathe(
    [
      [405, -8],
      [412, -2, 2],
      [405, 4, 3],
      [330, 34, 60],
      [180, 82, 60],
      [40, 96, 10],
      [0, 96],
    ],
    coat === stainless ? castAluminium : coat,
    { segments: 192 },
  )
  const underside = lathe(
    [
      [0, 60],
      [180, 60],
      [404, -7],
    ],
    stainless,
  )
  const posts = aroundCircle(3, 70, () => roundedBox(10, 90, 10, 3, zinc))
  return group(dome, underside, place(posts, [0, 10, 0]), place(boltHead(30, zinc), [0, 96, 0]))
}

function createLabel() {
  return createPrint('patio-heater-label', [1200, 670], (context, width, height) => {
    context.fillStyle = '#141518'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#ffffff'
    context.textAlign = 'center'
    context.font = font(120, 'bold')
    context.fillText('ΘΕΡΜΑΣΤΡΑ', width / 2, 170)
    context.font = font(150, 'bold')
    context.fillText('ΥΓΡΑΕΡΙΟ', width / 2, 430)
    context.font = font(78, 'bold')
    context.fillText('Μόνο σε εξωτερικό χώρο', width / 2, 580)
  })
}
