import { createMaterial } from '../materials/material.js'
import { bentHoses } from '../models/hoses/bent-hoses.js'
import { createHose, LEGEND } from '../models/hoses/hose.js'
import { hoseReel } from '../models/hoses/hose-reel.js'
import { createRegulatorHose } from '../models/hoses/regulator-hose.js'
import { spiralHose } from '../models/hoses/spiral-hose.js'
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

const grey = createMaterial({
  name: 'hose-grey',
  color: '#5a6067',
  roughness: 0.55,
  grain: { field: 'cast', tiles: [20, 2], strength: 0.22 },
})
const armour = createMaterial({
  name: 'hose-armour',
  color: '#8d9296',
  roughness: 0.3,
  metalness: 1,
  grain: { field: 'cast', tiles: [60, 9], strength: 1.4 },
})
const black = { color: '#17181a', name: 'black', ink: '#d8d8d4' }
const orangeHose = { color: '#e2641b', name: 'orange', ink: '#1b1b1b', legend: LEGEND }
const red = { color: '#a11f19', name: 'red', ink: '#e8e8e4', legend: LEGEND }
const blue = { color: '#16457f', name: 'blue', ink: '#e8e8e4', legend: LEGEND }
const cut = ['cut', 'cut']
const VAPOUR = 'ΥΓΡΑΕΡΙΟ   –20 … +120 °C   ///'
const COOLANT = 'ΝΕΡΟ   EPDM   ///'
const openPath = [
  [-134, 22, 62],
  [-112, 20, 34],
  [-74, 12, -8],
  [-20, 10, -30],
  [40, 10, -22],
  [84, 12, 16],
  [108, 14, 62],
]

/** Hoses by stuff, length and ends. */
export const hoses = {
  'copper-straight': straightPipe,
  'hose-black': createHose({ color: '#17181a', name: 'black', ink: '#d8d8d4', legend: LEGEND }),
  'hose-blue': createHose({ color: '#16457f', name: 'blue', ink: '#e8e8e4', legend: LEGEND }),
  'hose-red': createHose({ color: '#a11f19', name: 'red', ink: '#e8e8e4', legend: LEGEND }),
  'hose-set-regulator': createRegulatorHose({ color: '#d9601e', inlet: 'clip' }),
  'hose-steel': createHose({ braid: steel, turns: 2 }),
  'hose-boat': createHose({ braid: armour, turns: 1, radius: 9.5 }),
  'hose-bent': bentHoses,
  'hose-break-valve': createHose({ ...red, turns: 4, ends: ['nut', 'breakValve'] }),
  'hose-clamped': createHose({ ...orangeHose, turns: 1, radius: 7, ends: ['clamped', 'clamped'] }),
  'hose-coolant': createHose({ ...black, legend: COOLANT, turns: 2, radius: 13, ends: cut }),
  'hose-cut': createHose({ ...orangeHose, turns: 4, ends: cut }),
  'hose-green': createHose({
    color: '#1f5a3c',
    name: 'green',
    ink: '#e8e8e4',
    legend: LEGEND,
    turns: 4,
  }),
  'hose-grill': createHose({ ...black, legend: LEGEND, turns: 1, ends: ['nut', 'wheel'] }),
  'hose-injector': createHose({ ...black, legend: ' ', turns: 5, radius: 4.5, ends: cut }),
  'hose-long': createHose({ ...orangeHose, turns: 6 }),
  'hose-set-nut': createRegulatorHose({ color: '#17181a', inlet: 'nut' }),
  'hose-nut-tail': createHose({ ...orangeHose, turns: 2, ends: ['nut', 'clamped'] }),
  'hose-quick': createHose({ ...red, turns: 2, ends: ['quick', 'nut'] }),
  'hose-spiral': spiralHose,
  'hose-thin-long': createHose({ ...blue, turns: 7, radius: 6 }),
  'hose-vapour': createHose({ ...black, legend: VAPOUR, turns: 3, radius: 11, ends: cut }),
  'hose-wheel': createHose({ ...orangeHose, turns: 2, ends: ['wheel', 'nut'] }),
  'hose-short-caravan': createPigtailHose({ skin: grey, end: 'wheel', path: openPath }),
  'hose-short-heater': createPigtailHose({ skin: orange, end: 'tail', path: openPath }),
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
