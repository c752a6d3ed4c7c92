import { Shape } from 'three'
import { cylinderPaint } from '../../materials/cylinder-paint.js'
import { createCylinderLabel } from '../../parts/cylinders/cylinder-label.js'
import { cylinderValve } from '../../parts/cylinders/cylinder-valve.js'
import { weldBead } from '../../parts/pipes/weld.js'
import { group, place } from '../../shapes/assemble.js'
import { bentSheet } from '../../shapes/bent-sheet.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { ball, ring, tube, wrapLabel } from '../../shapes/solids.js'

const END_SHARE = 0.44
const FOOT_HEIGHT = 46
const COLLAR_HEIGHT = 142

/**
 * A welded gas cylinder with collar and foot ring.
 *
 * @param {{ radius: number, straight: number, color?: string, paint: import('three').Material,
 *   label: import('three').Material, labelHeight?: number }} build millimetres; `straight` is the
 * length of the wall between the two ends, `color` the name of its colour
 */
export function createCylinder({ radius, straight, color, paint, label, labelHeight = 148 }) {
  const end = radius * END_SHARE
  const lower = 16 + end
  const upper = lower + straight
  const top = upper + end
  const bead = { rise: 2.1, halfWidth: 6, ripples: 95 }
  return {
    facts: { color },
    angles: {
      a: { azimuth: -0.55, elevation: 0.3 },
      b: { azimuth: 0.14, elevation: 0.56 },
      c: { azimuth: -0.32, elevation: 0.1 },
    },
    build() {
      const arc = (labelHeight * 1.703) / radius
      const print = wrapLabel(radius + 0.7, labelHeight, arc, label, lower + straight * 0.508)
      return group(
        shell({ radius, end, lower, upper }, paint),
        weldBead(radius, lower + 4, paint, bead),
        weldBead(radius, upper - 4, paint, bead),
        footRing(radius * 0.747, paint),
        place(neck(paint), [0, top, 0]),
        place(cylinderValve(), [0, top + 7, 0], [0, -0.5, 0]),
        place(collar(Math.max(78, radius * 0.64), paint), [0, top - 34, 0], [0, Math.PI, 0]),
        place(print, print.position.toArray(), [0, -0.38, 0]),
      )
    },
  }
}

function shell({ radius, end, lower, upper }, paint) {
  const endRadius = (step) => radius * Math.sin(quarter(step)) ** 0.92
  const profile = []
  for (let step = 0; step <= 40; step++) {
    profile.push([endRadius(step), lower - end * Math.cos(quarter(step))])
  }
  for (let y = lower + 8; y < upper; y += 8) profile.push([radius, y])
  for (let step = 40; step >= 0; step--) {
    profile.push([endRadius(step), upper + end * Math.cos(quarter(step))])
  }
  return lathe(profile, paint, { segments: 192 })
}

function quarter(step) {
  return ((Math.PI / 2) * step) / 40
}

function footRing(radius, paint) {
  const around = 2 * Math.PI * radius
  const sheet = roundedRectangle(0.5 - around / 2, 0, around - 1, FOOT_HEIGHT, 0.5)
  for (let slot = 0; slot < 6; slot++) {
    const middle = (around * (slot + 0.5)) / 6 - around / 2
    sheet.holes.push(roundedRectangle(middle - 26, 13, 52, 12, 6))
  }
  const rolledEdge = ring(radius + 2, 4.2, paint)
  return group(
    bentSheet(sheet, radius, 4, paint),
    place(rolledEdge, [0, 4.2, 0], [Math.PI / 2, 0, 0]),
  )
}

function neck(paint) {
  const profile = [
    [34, -10],
    [32, 4, 4],
    [24, 8, 2],
    [0, 8],
  ]
  return lathe(profile, paint, { segments: 72 })
}

function collar(radius, paint) {
  const half = Math.PI * 0.8 * radius
  const rolledAngle = half / radius - 0.26
  const rolled = Array.from({ length: 61 }, (_, step) => {
    const angle = rolledAngle * (step / 30 - 1)
    return [(radius + 2) * Math.sin(angle), COLLAR_HEIGHT - 1, (radius + 2) * Math.cos(angle)]
  })
  return group(
    bentSheet(collarOutline(half, radius), radius, 4, paint),
    tube(rolled, 5, paint, { steps: 200 }),
    place(ball(5, paint), rolled[0]),
    place(ball(5, paint), rolled[60]),
  )
}

function collarOutline(half, radius) {
  const scale = radius / 96
  const sheet = new Shape()
  const corner = 24
  sheet.moveTo(-half, 18)
  sheet.lineTo(-half + 18, 0)
  sheet.lineTo(half - 18, 0)
  sheet.lineTo(half, 18)
  sheet.lineTo(half, COLLAR_HEIGHT - corner)
  sheet.absarc(half - corner, COLLAR_HEIGHT - corner, corner, 0, Math.PI / 2)
  sheet.lineTo(-half + corner, COLLAR_HEIGHT)
  sheet.absarc(-half + corner, COLLAR_HEIGHT - corner, corner, Math.PI / 2, Math.PI)
  sheet.closePath()
  for (const share of [-0.52, 0, 0.52]) {
    const middle = share * Math.PI * radius
    sheet.holes.push(roundedRectangle(middle - 52 * scale, COLLAR_HEIGHT - 58, 104 * scale, 34, 17))
  }
  for (const share of [-0.26, 0.26]) {
    const middle = share * Math.PI * radius
    sheet.holes.push(roundedRectangle(middle - 20, 22, 40, 22, 11))
  }
  return sheet
}

/** A 10 kg propane cylinder. */
export const cylinder = createCylinder({
  radius: 150,
  straight: 240,
  color: 'blue',
  paint: cylinderPaint('#0c3f86'),
  label: createCylinderLabel({
    heading: 'ΠΡΟΠΑΝΙΟ',
    title: '10 kg',
    facts: 'Γεμίζει ως το 80 %',
    color: '#0c3f86',
  }),
})
