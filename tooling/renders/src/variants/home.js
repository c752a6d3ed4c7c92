import { createCabinet } from '../models/cabinet.js'
import { createGauge } from '../models/gauge.js'
import { filterElements } from '../models/filter-elements.js'
import { createHob, hobPlates } from '../models/hob.js'
import { lineFilter } from '../models/line-filter.js'
import { pyramidHeater } from '../models/pyramid-heater.js'
import { createTableGrill } from '../models/table-grill.js'
import { vehicleDetector } from '../models/vehicle-detector.js'

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

/** Hobs by size and plate, gauges by scale, and what else stands in house, garden and vehicle. */
export const home = {
  'cabinet-green': createCabinet({ color: '#1f5a3c' }),
  'gauge-mbar': createGauge({
    name: '100-mbar',
    labels: ['0', '20', '40', '60', '80', '100'],
    unit: 'mbar',
    reading: 0.37,
    red: 0.7,
  }),
  'filter-elements': filterElements,
  'filter-line': lineFilter,
  'grill-table-red': createTableGrill({ color: '#7c1a14' }),
  'hob-steel': createHob({ ...four, surface: hobPlates.steel }),
  'hob-white': createHob({ ...four, surface: hobPlates.white }),
  'hob-domino': createHob({ ...domino, surface: hobPlates.black }),
  'hob-domino-steel': createHob({ ...domino, surface: hobPlates.steel }),
  'leak-detector-vehicle': vehicleDetector,
  'patio-heater-pyramid': pyramidHeater,
}
