import { palette } from '../materials/palette.js'
import { createCabinet } from '../models/heaters/cabinet.js'
import { createMaterial } from '../materials/material.js'
import { createCage, createRailCage } from '../models/cylinders/cage.js'
import { marineLocker } from '../models/cylinders/marine-locker.js'
import { createCabinetCover } from '../models/heaters/cabinet-cover.js'
import { createCatalyticHeater } from '../models/heaters/catalytic-heater.js'
import { createFireTable } from '../models/heaters/fire-table.js'
import { createFireplace } from '../models/heaters/fireplace.js'
import { createGauge } from '../models/regulators/gauge.js'
import { filterElements } from '../models/autogas/filters/filter-elements.js'
import { createHob, hobPlates } from '../models/cookers/hob.js'
import { bowlFilter } from '../models/regulators/bowl-filter.js'
import { createLineFilter, lineFilter } from '../models/regulators/line-filter.js'
import { pyramidHeater } from '../models/heaters/pyramid-heater.js'
import { createWaterHeater } from '../models/heaters/water-heater.js'
import { createPaellaBurner } from '../models/cookers/paella-burner.js'
import { createTableGrill } from '../models/cookers/table-grill.js'
import { createVehicleDetector } from '../models/tools/vehicle-detector.js'

const domino = {
  width: 300,
  hobs: [
    { x: 0, z: -134, radius: 46 },
    { x: 0, z: 78, radius: 30 },
  ],
  knobs: [-34, 34],
}
const four = {
  width: 590,
  hobs: [
    { x: -140, z: -134, radius: 34 },
    { x: 140, z: -134, radius: 34 },
    { x: -140, z: 78, radius: 46 },
    { x: 140, z: 78, radius: 26 },
  ],
  knobs: [-96, -32, 32, 96],
}
const three = {
  width: 450,
  hobs: [
    { x: -108, z: -134, radius: 30 },
    { x: 104, z: -134, radius: 38 },
    { x: 0, z: 90, radius: 50 },
  ],
  knobs: [-60, 0, 60],
}
const five = {
  width: 750,
  hobs: [
    { x: -250, z: -134, radius: 34 },
    { x: 250, z: -134, radius: 34 },
    { x: -250, z: 84, radius: 26 },
    { x: 250, z: 84, radius: 30 },
    { x: 0, z: -30, radius: 62 },
  ],
  knobs: [-140, -70, 0, 70, 140],
}
const rings = [
  { radius: 70, holes: 26, x: 46 },
  { radius: 132, holes: 48, x: 0 },
  { radius: 196, holes: 70, x: -46 },
]
const shell = (name, color) =>
  createMaterial({ name, color, roughness: 0.42, clearcoat: 0.3, clearcoatRoughness: 0.25 })

/** Hobs by size and plate, gauges by scale, and what else stands at home, in the garden and in vehicles. */
export const home = {
  'cabinet-four': createCabinet({
    color: '#858b91',
    count: 4,
    height: 940,
    cylinder: 'cylinder-tall',
  }),
  'cabinet-green': createCabinet({ color: '#1f5a3c' }),
  'cabinet-marine': marineLocker,
  'cage-eight': createCage({ columns: 2, shelves: 2, shelfHeight: 720 }),
  'cage-rails': createRailCage(),
  'cage-twenty': createCage({ columns: 5, shelves: 2, shelfHeight: 720, isDivided: true }),
  'gauge-back': createGauge({
    name: '16-bar',
    labels: ['0', '4', '8', '12', '16'],
    unit: 'bar',
    reading: 0.42,
    red: 0.75,
    entry: 'back',
  }),
  'gauge-250': createGauge({
    name: '250-mbar',
    labels: ['0', '50', '100', '150', '200', '250'],
    unit: 'mbar',
    reading: 0.6,
    red: 0.8,
  }),
  'gauge-mbar': createGauge({
    name: '100-mbar',
    labels: ['0', '20', '40', '60', '80', '100'],
    unit: 'mbar',
    reading: 0.37,
    red: 0.7,
  }),
  'cabinet-cover-olive': createCabinetCover({ color: '#5f6a34' }),
  'cabinet-cover-sand': createCabinetCover({ color: '#c4b18c' }),
  'catalytic-heater-wall': createCatalyticHeater({
    casing: shell('catalytic-white', '#d9d8d2'),
    standing: 'bracket',
  }),
  'catalytic-heater-handle': createCatalyticHeater({
    casing: shell('catalytic-green', '#1f5a3c'),
    standing: 'handle',
  }),
  'fire-table-sand': createFireTable({ color: '#c4b18c' }),
  'fireplace-cream': createFireplace({ color: '#ddd6c8' }),
  'filter-bowl': bowlFilter,
  'filter-elements': filterElements,
  'filter-line': lineFilter,
  'filter-line-dome': createLineFilter({ hasDome: true }),
  'filter-line-brass': createLineFilter({ metal: palette.castBrass, hasDome: true }),
  'grill-camp': createTableGrill({ color: '#3c4a3a', burners: 1 }),
  'grill-table-red': createTableGrill({ color: '#7c1a14' }),
  'hob-steel': createHob({ ...four, surface: hobPlates.steel }),
  'hob-white': createHob({ ...four, surface: hobPlates.white }),
  'hob-domino': createHob({ ...domino, surface: hobPlates.black }),
  'hob-domino-steel': createHob({ ...domino, surface: hobPlates.steel }),
  'hob-five': createHob({ ...five, surface: hobPlates.steel }),
  'hob-three': createHob({ ...three, surface: hobPlates.black }),
  'leak-detector-boat': createVehicleDetector({ sensors: 2 }),
  'leak-detector-vehicle': createVehicleDetector({ sensors: 1 }),
  'paella-burner-1': createPaellaBurner([{ radius: 150, holes: 54, x: 0 }]),
  'paella-burner-2': createPaellaBurner([
    { radius: 88, holes: 32, x: 24 },
    { radius: 176, holes: 62, x: -24 },
  ]),
  'paella-burner-4': createPaellaBurner([
    ...rings.map((ring) => ({ ...ring, x: ring.x + 23 })),
    { radius: 254, holes: 90, x: -69 },
  ]),
  'patio-heater-pyramid': pyramidHeater,
  'water-heater-large': createWaterHeater({ height: 720, hasWindow: false }),
  'water-heater-middle': createWaterHeater({ height: 640, knobs: [112] }),
  'water-heater-boat': createWaterHeater({
    height: 400,
    coat: shell('water-heater-steel', '#8f969c'),
    knobs: [112],
    hasWindow: false,
  }),
}
