import { createMaterial } from './material.js'

/** Glossy enamel over sheet steel. */
export function cylinderPaint(color) {
  return createMaterial({
    name: `cylinder-paint-${color}`,
    color,
    roughness: 0.34,
    clearcoat: 0.9,
    clearcoatRoughness: 0.08,
    grain: { field: 'peel', tiles: [1.5, 1.5], strength: 0.08 },
    wear: { amount: 0.05, tiles: [2, 2] },
  })
}
