import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { ball, roundPrint } from '../../shapes/solids.js'
import { createPrint, font } from '../cylinders/print.js'

const { blackGloss, chrome } = palette

const lit = createMaterial({
  name: 'lamp-lit',
  color: '#3ddc6a',
  roughness: 0.3,
  glow: { color: '#22e05a', strength: 1.6 },
})
const unlit = createMaterial({ name: 'lamp-unlit', color: '#20402a', roughness: 0.25 })

/** The dashboard button that swaps petrol and gas, 44 mm wide, with five level lamps. */
export function changeoverSwitch() {
  const base = lathe(
    [
      [0, 0],
      [22, 0, 1],
      [22, 10, 2],
      [18.6, 13, 1],
      [0, 13],
    ],
    blackGloss,
  )
  const trim = lathe(
    [
      [11.6, 0],
      [12.4, 1.2, 0.5],
      [13.2, 0],
    ],
    chrome,
    { segments: 96 },
  )
  const lamps = [0, 1, 2, 3, 4].map((index) => {
    const angle = -Math.PI / 2 + (index - 2) * 0.5
    const lamp = ball(1.7, index < 3 ? lit : unlit)
    return place(lamp, [16 * Math.cos(angle), 13.1, 16 * Math.sin(angle)])
  })
  return group(
    base,
    place(trim, [0, 12.9, 0]),
    place(roundPrint(11.4, createFace()), [0, 13.2, 0], [-Math.PI / 2, 0, 0]),
    ...lamps,
  )
}

function createFace() {
  return createPrint(
    'switch-face',
    [512, 512],
    (context) => {
      context.fillStyle = '#0c0d0f'
      context.fillRect(0, 0, 512, 512)
      context.fillStyle = '#f4f4f4'
      context.textAlign = 'center'
      context.font = font(112, 'bold')
      context.fillText('ΑΕΡΙΟ', 256, 296)
    },
    { isDark: true, roughness: 0.45 },
  )
}
