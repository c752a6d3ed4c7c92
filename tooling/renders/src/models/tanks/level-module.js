import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { sensorPlug } from '../../parts/burners/gas-injector.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { flatPrint, roundedBox, tube } from '../../shapes/solids.js'

const { blackPlastic, turnedBrass } = palette
const casing = createMaterial({
  name: 'level-module-grey',
  color: '#3b424b',
  roughness: 0.45,
  clearcoat: 0.2,
})

/** An adapter between level sensor and switch: a small box with its adjusting screw, a lead at either end. */
export const levelModule = {
  angles: {
    a: { azimuth: -0.35, elevation: 0.6 },
    b: { azimuth: 0.45, elevation: 0.56 },
    c: { azimuth: 0, elevation: 0.76 },
  },
  build() {
    return group(box(), lead(-1), lead(1))
  },
}

function box() {
  const print = createPrint('level-module-print', [1000, 620], (context, width, height) => {
    context.fillStyle = '#f2f3f5'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#1b1d20'
    context.font = font(170, 'bold')
    context.fillText('ΣΤΑΘΜΗ', 60, 220)
    context.font = font(110, 'bold')
    context.fillText('12 V', 60, 380)
    for (let bar = 0; bar < 5; bar++) {
      context.fillStyle = bar < 4 ? '#1f8a4c' : '#c9cdd2'
      context.fillRect(560 + bar * 80, 540 - bar * 52, 54, 40 + bar * 52)
    }
  })
  const screw = group(
    lathe(
      [
        [0, 0],
        [5, 0],
        [5, 2.4, 0.6],
        [0, 2.4],
      ],
      turnedBrass,
      { segments: 48 },
    ),
    place(roundedBox(8, 0.8, 1.2, 0.2, blackPlastic), [0, 2.3, 0], [0, 0.6, 0]),
  )
  return group(
    place(roundedBox(84, 22, 48, 5, casing), [0, 11, 0]),
    place(flatPrint(52, 32.2, print), [-8, 22.3, 0], [-Math.PI / 2, 0, 0]),
    place(screw, [30, 21.6, 0]),
    ...[-1, 1].map((side) => place(roundedBox(14, 12, 16, 4, blackPlastic), [side * 46, 10, 0])),
  )
}

function lead(side) {
  const points = [
    [50, 10, 0],
    [72, 7, 0],
    [98, 2.4, 10],
    [106, 2.4, 42],
    [82, 2.4, 60],
    [52, 2.4, 54],
    [46, 4, 76],
    [62, 9, 92],
  ].map(([x, y, z]) => [side * x, y, z])
  const plug = place(
    sensorPlug(),
    [side * 64, 9.5, 92],
    [0, side > 0 ? Math.PI / 2 - 0.2 : Math.PI / 2 + Math.PI + 0.2, 0],
  )
  return group(tube(points, 2.4, blackPlastic, { steps: 300, sides: 16 }), plug)
}
