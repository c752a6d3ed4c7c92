import { palette } from '../../materials/palette.js'
import { sensorPlug } from '../../parts/burners/gas-injector.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail } from '../../shapes/connections.js'
import { lathe } from '../../shapes/lathe.js'
import { circle, roundedRectangle } from '../../shapes/outlines.js'
import { extrude, flatPrint, roundedBox, tube } from '../../shapes/solids.js'

const { blackGloss, blackPlastic, rubber, turnedBrass, zinc } = palette

/** A pressure sensor lying flat: black case, two hose ports, plug and a bushed mounting ear. */
export const mapSensor = {
  angles: {
    a: { azimuth: -0.45, elevation: 0.46 },
    b: { azimuth: 0.6, elevation: 0.42 },
    c: { azimuth: 0, elevation: 0.34 },
  },
  build() {
    const print = flatPrint(40, 20, createFace())
    return group(
      place(roundedBox(58, 20, 44, 3, blackPlastic), [0, 11, 0]),
      place(roundedBox(50, 3, 36, 1.2, blackGloss), [0, 21, 0]),
      place(print, [0, 22.7, 2], [-Math.PI / 2, 0, 0]),
      ear(),
      place(port(7), [-15, 11, 21], [Math.PI / 2, 0, 0]),
      place(port(5), [13, 11, 21], [Math.PI / 2, 0, 0]),
      hose(),
      place(sensorPlug(), [28, 11.5, -4], [0, Math.PI / 2, 0]),
    )
  },
}

function ear() {
  const outline = roundedRectangle(-18, -17, 34, 34, 9)
  outline.holes.push(circle(-4, 0, 6))
  const bush = lathe(
    [
      [3.6, 0],
      [6.4, 0, 0.3],
      [6.4, 10, 0.3],
      [3.6, 10, 0.3],
      [3.6, 0],
    ],
    zinc,
    { segments: 48 },
  )
  return group(
    place(extrude(outline, 9, blackPlastic, { bevel: 1 }), [-40, 1, 0], [-Math.PI / 2, 0, 0]),
    place(bush, [-44, 0.6, 0]),
  )
}

function port(radius) {
  const collar = lathe(
    [
      [radius + 3, -2],
      [radius + 3, 4, 1],
      [0, 4],
    ],
    blackPlastic,
    { segments: 48 },
  )
  return group(collar, place(hoseTail(radius * 0.72, 22, 3, turnedBrass), [0, 4, 0]))
}

function hose() {
  const points = [
    [13, 11, 34],
    [13, 11, 52],
    [18, 8, 72],
    [40, 5.6, 88],
    [70, 5.6, 82],
    [88, 5.6, 60],
  ]
  return tube(points, 5.4, rubber, { steps: 160, sides: 28 })
}

function createFace() {
  return createPrint(
    'map-face',
    [1000, 500],
    (context) => {
      context.fillStyle = '#0a0b0d'
      context.fillRect(0, 0, 1000, 500)
      context.fillStyle = '#eceff2'
      context.textAlign = 'center'
      context.font = font(150, 'bold')
      context.fillText('P1     P2', 500, 420)
      context.font = font(120, 'bold')
      context.fillText('ΠΙΕΣΗ', 500, 170)
    },
    { isDark: true, roughness: 0.5 },
  )
}
