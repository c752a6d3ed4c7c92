import { createMaterial } from '../materials/material.js'
import { createHose, LEGEND } from '../models/hoses/hose.js'
import { hoseReel } from '../models/hoses/hose-reel.js'
import { createRegulatorHose } from '../models/hoses/regulator-hose.js'
import { straightPipe } from '../models/hoses/straight-pipe.js'
import { twinHose } from '../models/hoses/twin-hose.js'
import { createPigtailHose, pigtailHose } from '../models/hoses/pigtail-hose.js'

const steel = createMaterial({
  name: 'hose-steel',
  color: '#b6babd',
  roughness: 0.34,
  metalness: 1,
  grain: { field: 'cast', tiles: [90, 5], strength: 0.9 },
})
const orange = createMaterial({
  name: 'hose-orange',
  color: '#d9601e',
  roughness: 0.52,
  grain: { field: 'cast', tiles: [20, 2], strength: 0.22 },
})

/** Hoses by stuff, length and ends. */
export const hoses = {
  'copper-straight': straightPipe,
  'hose-black': createHose({ color: '#17181a', ink: '#d8d8d4', legend: LEGEND }),
  'hose-blue': createHose({ color: '#16457f', ink: '#e8e8e4', legend: LEGEND }),
  'hose-red': createHose({ color: '#a11f19', ink: '#e8e8e4', legend: LEGEND }),
  'hose-set-regulator': createRegulatorHose({ color: '#d9601e', inlet: 'clip' }),
  'hose-steel': createHose({ braid: steel, turns: 2 }),
  'hose-short': pigtailHose,
  'hose-short-nut': createPigtailHose({
    skin: orange,
    end: 'nut',
    path: [
      [-120, 20, -40],
      [-80, 12, -52],
      [-20, 10, -40],
      [20, 10, 10],
      [-16, 10, 52],
      [-66, 10, 34],
      [-58, 14, -6],
      [0, 22, -20],
      [70, 14, 10],
      [126, 12, 44],
    ],
  }),
  'hose-reel': hoseReel,
  'hose-twin': twinHose,
}
