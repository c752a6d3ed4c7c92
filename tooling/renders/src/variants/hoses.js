import { createMaterial } from '../materials/material.js'
import { createHose } from '../models/hose.js'
import { hoseReel } from '../models/hose-reel.js'
import { pigtailHose } from '../models/pigtail-hose.js'

const steel = createMaterial({
  name: 'hose-steel',
  color: '#b6babd',
  roughness: 0.34,
  metalness: 1,
  grain: { field: 'cast', tiles: [90, 5], strength: 0.9 },
})

/** Hoses by stuff, length and ends. */
export const hoses = {
  'hose-steel': createHose({ braid: steel, turns: 2 }),
  'hose-short': pigtailHose,
  'hose-reel': hoseReel,
}
