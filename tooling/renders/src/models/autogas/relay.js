import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { sensorPlug } from '../../parts/burners/gas-injector.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { corrugatedTube } from '../../shapes/corrugated-tube.js'
import { circle, roundedRectangle } from '../../shapes/outlines.js'
import { extrude, flatPrint, roundedBox, tube } from '../../shapes/solids.js'

const { blackGloss, blackPlastic, zinc } = palette
const cover = createMaterial({
  name: 'relay-cover',
  color: '#2a3a4c',
  roughness: 0.35,
  clearcoat: 0.3,
})
const wires = ['#b3161b', '#d9a514', '#1f5fae', '#e8e6df'].map((color) =>
  createMaterial({ name: `relay-wire-${color}`, color, roughness: 0.45 }),
)

/** A relay in its holder, four wires gathered in a sleeve that ends in a plug. */
export const relay = {
  angles: {
    a: { azimuth: -0.5, elevation: 0.34 },
    b: { azimuth: 0.55, elevation: 0.4 },
    c: { azimuth: 0, elevation: 0.24 },
  },
  build() {
    return group(holder(), place(cube(), [0, 24, 0]), ...wires.map(strand), sleeve())
  },
}

function cube() {
  const print = createPrint(
    'relay-print',
    [512, 512],
    (context) => {
      context.fillStyle = '#2a3a4c'
      context.fillRect(0, 0, 512, 512)
      context.fillStyle = '#f2f4f6'
      context.textAlign = 'center'
      context.font = font(120, 'bold')
      context.fillText('12 V', 256, 190)
      context.fillText('20 A', 256, 340)
      context.lineWidth = 10
      context.strokeStyle = '#f2f4f6'
      context.strokeRect(60, 60, 392, 392)
    },
    { isDark: true, roughness: 0.4 },
  )
  return group(
    place(roundedBox(29, 29, 29, 2.6, cover), [0, 14, 0]),
    place(flatPrint(23, 23, print), [0, 14, 14.7]),
  )
}

function holder() {
  const ear = roundedRectangle(-8, 0, 16, 22, 5)
  ear.holes.push(circle(0, 14, 3.4))
  return group(
    place(roundedBox(34, 24, 34, 3, blackPlastic), [0, 13, 0]),
    place(roundedBox(37, 5, 37, 2, blackGloss), [0, 23, 0]),
    place(extrude(ear, 3, zinc, { bevel: 0.5 }), [0, 24, -20]),
  )
}

function strand(material, index) {
  const x = -9 + index * 6
  const points = [
    [x, 8, 10],
    [x, 4, 22],
    [x * 0.5 + 8, 3, 32],
    [20 + index, 4, 38 + index],
    [30, 5, 40 + index],
  ]
  return tube(points, 1.7, material, { sides: 14 })
}

function sleeve() {
  const points = [
    [26, 5, 40],
    [50, 5, 38],
    [66, 5, 16],
    [56, 5, -18],
    [40, 5, -34],
    [52, 6, -54],
    [84, 8, -44],
    [94, 9, -18],
    [90, 9.5, 6],
  ]
  return group(
    corrugatedTube(points, 4.6, blackPlastic, { pitch: 2.6, depth: 0.6 }),
    place(sensorPlug(), [90, 9.5, 4], [0, -0.1, 0]),
  )
}
