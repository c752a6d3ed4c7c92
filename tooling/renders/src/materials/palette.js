import { createMaterial } from './material.js'

const castGrain = (tiles, strength) => ({ field: 'cast', tiles: [tiles, tiles], strength })

/** The surfaces that several products share. */
export const palette = {
  turnedBrass: createMaterial({
    name: 'turned-brass',
    color: '#d2b470',
    roughness: 0.2,
    metalness: 1,
    wear: { amount: 0.1, tiles: [2, 2] },
  }),
  castBrass: createMaterial({
    name: 'cast-brass',
    color: '#c2a164',
    roughness: 0.36,
    metalness: 1,
    grain: castGrain(2, 0.22),
    wear: { amount: 0.08 },
  }),
  zinc: createMaterial({
    name: 'zinc',
    color: '#c9ccd0',
    roughness: 0.3,
    metalness: 1,
    wear: { amount: 0.12, tiles: [3, 3] },
  }),
  yellowZinc: createMaterial({
    name: 'yellow-zinc',
    color: '#cdbb8a',
    roughness: 0.32,
    metalness: 1,
    wear: { amount: 0.12 },
  }),
  chrome: createMaterial({ name: 'chrome', color: '#dddfe2', roughness: 0.08, metalness: 1 }),
  steel: createMaterial({
    name: 'steel',
    color: '#a9acb0',
    roughness: 0.38,
    metalness: 1,
    wear: { amount: 0.1 },
  }),
  turnedAluminium: createMaterial({
    name: 'turned-aluminium',
    color: '#c4c8cc',
    roughness: 0.34,
    metalness: 1,
    grain: { field: 'streakAround', tiles: [1, 2], strength: 0.25 },
    wear: { amount: 0.06, field: 'streakAround' },
  }),
  castAluminium: createMaterial({
    name: 'cast-aluminium',
    color: '#b9bdc2',
    roughness: 0.44,
    metalness: 1,
    grain: castGrain(3, 0.2),
    wear: { amount: 0.06 },
  }),
  stainless: createMaterial({
    name: 'stainless',
    color: '#bfc2c4',
    roughness: 0.3,
    metalness: 1,
    grain: { field: 'streakAcross', tiles: [2, 2], strength: 0.12 },
    wear: { amount: 0.07, field: 'streakAcross' },
  }),
  copper: createMaterial({
    name: 'copper',
    color: '#d98a63',
    roughness: 0.25,
    metalness: 1,
    wear: { amount: 0.1 },
  }),
  blackPlastic: createMaterial({
    name: 'black-plastic',
    color: '#101114',
    roughness: 0.5,
    grain: castGrain(3, 0.15),
  }),
  blackGloss: createMaterial({
    name: 'black-gloss',
    color: '#0b0c0e',
    roughness: 0.3,
    clearcoat: 0.4,
  }),
  blackEnamel: createMaterial({
    name: 'black-enamel',
    color: '#0b0c0e',
    roughness: 0.35,
    clearcoat: 0.6,
    grain: castGrain(4, 0.2),
  }),
  powderCoat: createMaterial({
    name: 'powder-coat',
    color: '#08090a',
    roughness: 0.5,
    clearcoat: 0.18,
    clearcoatRoughness: 0.3,
    grain: castGrain(3, 0.3),
  }),
  rubber: createMaterial({
    name: 'rubber',
    color: '#121213',
    roughness: 0.62,
    grain: castGrain(4, 0.2),
  }),
  whitePlastic: createMaterial({ name: 'white-plastic', color: '#f2f2ef', roughness: 0.4 }),
  redPlastic: createMaterial({
    name: 'red-plastic',
    color: '#b5161a',
    roughness: 0.35,
    clearcoat: 0.3,
  }),
}

/** Gauge glass. The renderer swaps any material whose name begins with GLASS for a clear pane. */
export function createGlass() {
  const glass = createMaterial({ name: 'GLASS', roughness: 0.02, clearcoat: 1, isCutOut: true })
  glass.opacity = 0.1
  return glass
}
