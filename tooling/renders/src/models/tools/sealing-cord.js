import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox, tube, wrapLabel } from '../../shapes/solids.js'

const TUB = { radius: 27, height: 92 }
const { steel, whitePlastic } = palette
const cord = createMaterial({
  name: 'sealing-cord',
  color: '#efece2',
  roughness: 0.8,
  grain: { field: 'cast', tiles: [40, 2], strength: 0.6 },
})
const lid = createMaterial({
  name: 'cord-lid',
  color: '#1f5fae',
  roughness: 0.36,
  clearcoat: 0.3,
})

/** A tub of thread cord, the cord drawn out of its lid past the cutter. */
export const sealingCord = {
  angles: {
    a: { azimuth: -0.4, elevation: 0.26 },
    b: { azimuth: 0.5, elevation: 0.34 },
    c: { azimuth: 0, elevation: 0.16 },
  },
  build() {
    const { radius, height } = TUB
    const body = lathe(
      [
        [0, 0],
        [radius, 0, 2.5],
        [radius, height, 1],
        [0, height],
      ],
      whitePlastic,
    )
    const cap = lathe(
      [
        [radius + 1.5, 0],
        [radius + 1.5, 22, 3],
        [9, 24, 2],
        [7, 30, 1.5],
        [3, 30, 0.8],
        [3, 26],
        [0, 26],
      ],
      lid,
    )
    return group(
      body,
      place(
        group(wrapLabel(radius + 0.2, height - 10, 2 * Math.PI, createLabel(), height / 2 - 2)),
        [0, 0, 0],
        [0, -0.26, 0],
      ),
      place(cap, [0, height - 2, 0]),
      place(roundedBox(1.6, 8, 7, 0.3, steel), [6, height + 27, 0], [0, 0, -0.3]),
      strand(),
    )
  },
}

function strand() {
  const top = TUB.height + 28
  const points = [
    [0, top - 6, 0],
    [0, top + 4, 0],
    [14, top + 8, 6],
    [34, top - 12, 14],
    [42, top - 60, 18],
    [44, 24, 24],
    [52, 1.6, 34],
    [44, 1.4, 52],
    [8, 1.4, 54],
    [-16, 1.4, 48],
    [-26, 1.4, 60],
    [-4, 1.4, 70],
    [30, 1.4, 70],
  ]
  return tube(points, 1.3, cord, { steps: 400, sides: 12 })
}

function createLabel() {
  return createPrint('cord-label', [2048, 1000], (context, width, height) => {
    context.fillStyle = '#f3f2ee'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#1f5fae'
    context.fillRect(0, 0, width, 150)
    context.fillRect(0, height - 90, width, 90)
    context.textAlign = 'center'
    context.fillStyle = '#1b1d20'
    context.font = font(100, 'bold')
    context.fillText('ΚΛΩΣΤΗ', width / 2, 350)
    context.fillText('ΣΤΕΓΑΝΩΣΗΣ', width / 2, 480)
    context.fillStyle = '#1f5fae'
    context.font = font(150, 'bold')
    context.fillText('160 m', width / 2, 690)
    context.fillStyle = '#1b1d20'
    context.font = font(62, 'bold')
    context.fillText('Αέριο και νερό', width / 2, 830)
  })
}
