import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { sensorPlug } from '../../parts/burners/gas-injector.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { ball, flatPrint, roundedBox, tube } from '../../shapes/solids.js'

const { blackGloss, blackPlastic, chrome, whitePlastic } = palette
const blue = createMaterial({
  name: 'interface-blue',
  color: '#1d4f91',
  roughness: 0.34,
  clearcoat: 0.35,
})
const lit = createMaterial({
  name: 'interface-lamp',
  color: '#3ddc6a',
  roughness: 0.3,
  glow: { color: '#22e05a', strength: 1.4 },
})

/** A diagnostic interface: its box between the USB cable and the lead to the control unit. */
export const diagnosticInterface = {
  angles: {
    a: { azimuth: -0.35, elevation: 0.6 },
    b: { azimuth: 0.45, elevation: 0.56 },
    c: { azimuth: 0, elevation: 0.76 },
  },
  build() {
    return group(box(), usbCable(), carLead())
  },
}

function box() {
  const print = createPrint('interface-print', [1000, 560], (context, width, height) => {
    context.fillStyle = '#f2f3f5'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#1d4f91'
    context.fillRect(0, 0, width, 150)
    context.fillStyle = '#ffffff'
    context.font = font(96, 'bold')
    context.fillText('ΥΓΡΑΕΡΙΟ', 50, 110)
    context.fillStyle = '#1b1d20'
    context.font = font(104, 'bold')
    context.fillText('ΔΙΑΓΝΩΣΗ', 50, 310)
    context.fillText('', 50, 440)
  })
  return group(
    place(roundedBox(92, 24, 56, 8, blue), [0, 12, 0]),
    place(flatPrint(66, 37, print), [-8, 24.3, 0], [-Math.PI / 2, 0, 0]),
    place(ball(2.2, lit), [36, 23.6, -10]),
    place(ball(2.2, whitePlastic), [36, 23.6, 2]),
    ...[-1, 1].map((side) => place(roundedBox(16, 12, 16, 4, blackPlastic), [side * 50, 11, 0])),
  )
}

function usbCable() {
  const points = [
    [-54, 11, 0],
    [-76, 8, 0],
    [-104, 2.4, 14],
    [-108, 2.4, 52],
    [-66, 2.4, 78],
    [-20, 2.4, 66],
    [-24, 3, 44],
    [-62, 6.4, 40],
    [-96, 6.8, 66],
    [-84, 3, 100],
    [-46, 6, 112],
    [-16, 7, 112],
  ]
  const plug = group(
    place(roundedBox(34, 12, 18, 3, blackGloss), [0, 7, 0]),
    place(roundedBox(20, 5, 12.4, 0.6, chrome), [24, 7, 0]),
    place(roundedBox(4, 1, 2.4, 0.2, blackPlastic), [27, 9.6, 3]),
    place(roundedBox(4, 1, 2.4, 0.2, blackPlastic), [27, 9.6, -3]),
  )
  return group(
    tube(points, 2.4, blackPlastic, { steps: 400, sides: 16 }),
    place(plug, [-2, 0, 112]),
  )
}

function carLead() {
  const points = [
    [54, 11, 0],
    [78, 8, 0],
    [104, 2.4, 10],
    [112, 2.4, 44],
    [86, 2.4, 64],
    [52, 2.4, 56],
    [46, 4, 80],
    [66, 9, 96],
  ]
  return group(
    tube(points, 2.4, blackPlastic, { steps: 300, sides: 16 }),
    place(sensorPlug(), [68, 9.5, 96], [0, Math.PI / 2 - 0.2, 0]),
  )
}
