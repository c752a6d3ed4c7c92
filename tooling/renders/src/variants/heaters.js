import { createMaterial } from '../materials/material.js'
import { blowerHeater } from '../models/heaters/blower-heater.js'
import { dishHeater } from '../models/heaters/dish-heater.js'
import { createPatioHeater } from '../models/heaters/patio-heater.js'
import { createHeater } from '../models/heaters/heater.js'
import { blueFlameBurner } from '../parts/burners/blue-flame-burner.js'

const painted = createMaterial({
  name: 'patio-heater-paint',
  color: '#24272a',
  roughness: 0.42,
  clearcoat: 0.35,
  grain: { field: 'cast', tiles: [4, 4], strength: 0.12 },
})

/** Heaters by casing, colour and burner; nothing is printed on them. */
export const heaters = {
  'heater-plain': createHeater({ color: '#0e1012' }),
  'heater-green': createHeater({ color: '#1f5a3c' }),
  'heater-cream': createHeater({ color: '#cfc8b8' }),
  'heater-blue-flame': createHeater({ color: '#15181b', createBurner: blueFlameBurner }),
  'heater-blue-flame-red': createHeater({ color: '#7c1713', createBurner: blueFlameBurner }),
  'heater-small': createHeater({ color: '#26292c', width: 350, height: 640, plaques: 2 }),
  'heater-fine-guard': createHeater({ color: '#d9d6cc', wires: 19 }),
  'heater-max': createHeater({ color: '#2c3a48', width: 530, height: 760, plaques: 4 }),
  'heater-grooved': createHeater({ color: '#1d4f91', form: 'grooved', wires: 15 }),
  'heater-grooved-tray': createHeater({
    color: '#8f7d5c',
    form: 'grooved',
    wires: 15,
    hasTray: true,
  }),
  'heater-grooved-slim': createHeater({
    color: '#1f5a3c',
    form: 'grooved',
    width: 330,
    height: 760,
    wires: 11,
    plaques: 2,
  }),
  'heater-grooved-wide': createHeater({
    color: '#3a4046',
    form: 'grooved',
    width: 560,
    height: 600,
    wires: 19,
    plaques: 4,
  }),
  'heater-blower': blowerHeater,
  'heater-dish': dishHeater,
  'patio-heater-painted': createPatioHeater({
    housingTop: 700,
    emitterBottom: 1640,
    coat: painted,
  }),
  'patio-heater-table': createPatioHeater({ housingTop: 420, emitterBottom: 860, scale: 0.6 }),
}
