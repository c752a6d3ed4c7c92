import { Shape } from 'three'
import { createMaterial } from '../materials/material.js'
import { createCylinderLabel } from '../parts/cylinder-label.js'
import { cylinderValve } from '../parts/cylinder-valve.js'
import { weldBead } from '../parts/weld.js'
import { group, place } from '../shapes/assemble.js'
import { bentSheet } from '../shapes/bent-sheet.js'
import { lathe } from '../shapes/lathe.js'
import { roundedRectangle } from '../shapes/outlines.js'
import { ball, ring, tube, wrapLabel } from '../shapes/solids.js'

const RADIUS = 150
const END_HEIGHT = 66
const LOWER_SEAM = 16 + END_HEIGHT
const UPPER_SEAM = LOWER_SEAM + 240
const TOP = UPPER_SEAM + END_HEIGHT
const FOOT_RADIUS = 112
const COLLAR_RADIUS = 96
const COLLAR_HEIGHT = 142

const paint = createMaterial({
  name: 'cylinder-paint',
  color: '#0c3f86',
  roughness: 0.34,
  clearcoat: 0.9,
  clearcoatRoughness: 0.08,
  grain: { field: 'peel', tiles: [1.5, 1.5], strength: 0.08 },
  wear: { amount: 0.05, tiles: [2, 2] },
})

/** A 10 kg propane cylinder with collar and foot ring. */
export const cylinder = {
  angles: {
    a: { azimuth: -0.55, elevation: 0.3 },
    b: { azimuth: 0.14, elevation: 0.56 },
    c: { azimuth: -0.32, elevation: 0.1 },
  },
  build() {
    const label = wrapLabel(
      RADIUS + 0.7,
      148,
      252 / RADIUS,
      createCylinderLabel(),
      LOWER_SEAM + 122,
    )
    const bead = { rise: 2.1, halfWidth: 6, ripples: 95 }
    return group(
      shell(),
      weldBead(RADIUS, LOWER_SEAM + 4, paint, bead),
      weldBead(RADIUS, UPPER_SEAM - 4, paint, bead),
      footRing(),
      neck(),
      place(cylinderValve(), [0, TOP + 7, 0], [0, -0.5, 0]),
      place(collar(), [0, TOP - 34, 0], [0, Math.PI, 0]),
      place(label, label.position.toArray(), [0, -0.38, 0]),
    )
  },
}

function shell() {
  const profile = []
  for (let step = 0; step <= 40; step++) {
    profile.push([endRadius(quarter(step)), LOWER_SEAM - END_HEIGHT * Math.cos(quarter(step))])
  }
  for (let y = LOWER_SEAM + 8; y < UPPER_SEAM; y += 8) profile.push([RADIUS, y])
  for (let step = 40; step >= 0; step--) {
    profile.push([endRadius(quarter(step)), UPPER_SEAM + END_HEIGHT * Math.cos(quarter(step))])
  }
  return lathe(profile, paint, { segments: 192 })
}

function quarter(step) {
  return ((Math.PI / 2) * step) / 40
}

function endRadius(angle) {
  return RADIUS * Math.sin(angle) ** 0.92
}

function footRing() {
  const around = 2 * Math.PI * FOOT_RADIUS
  const sheet = roundedRectangle(0.5 - around / 2, 0, around - 1, 46, 0.5)
  for (let slot = 0; slot < 6; slot++) {
    const middle = (around * (slot + 0.5)) / 6 - around / 2
    sheet.holes.push(roundedRectangle(middle - 26, 13, 52, 12, 6))
  }
  const rolledEdge = ring(FOOT_RADIUS + 2, 4.2, paint)
  return group(
    bentSheet(sheet, FOOT_RADIUS, 4, paint),
    place(rolledEdge, [0, 4.2, 0], [Math.PI / 2, 0, 0]),
  )
}

function neck() {
  const profile = [
    [34, -10],
    [32, 4, 4],
    [24, 8, 2],
    [0, 8],
  ]
  return place(lathe(profile, paint, { segments: 72 }), [0, TOP, 0])
}

function collar() {
  const half = Math.PI * 0.8 * COLLAR_RADIUS
  const rolledAngle = half / COLLAR_RADIUS - 0.26
  const rolled = Array.from({ length: 61 }, (_, step) => {
    const angle = rolledAngle * (step / 30 - 1)
    return [
      (COLLAR_RADIUS + 2) * Math.sin(angle),
      COLLAR_HEIGHT - 1,
      (COLLAR_RADIUS + 2) * Math.cos(angle),
    ]
  })
  return group(
    bentSheet(collarOutline(half), COLLAR_RADIUS, 4, paint),
    tube(rolled, 5, paint, { steps: 200 }),
    place(ball(5, paint), rolled[0]),
    place(ball(5, paint), rolled[60]),
  )
}

function collarOutline(half) {
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
    const middle = share * Math.PI * COLLAR_RADIUS
    sheet.holes.push(roundedRectangle(middle - 52, COLLAR_HEIGHT - 58, 104, 34, 17))
  }
  for (const share of [-0.26, 0.26]) {
    const middle = share * Math.PI * COLLAR_RADIUS
    sheet.holes.push(roundedRectangle(middle - 20, 22, 40, 22, 11))
  }
  return sheet
}
