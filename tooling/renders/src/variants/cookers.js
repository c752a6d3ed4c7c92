import { createMaterial } from '../materials/material.js'
import { createCooker } from '../models/cookers/cooker.js'
import { burnerTripod } from '../models/cookers/burner-tripod.js'
import { wokSet } from '../models/cookers/wok-set.js'
import { suitcaseCooker } from '../models/cookers/suitcase-cooker.js'
import { paellaSet } from '../models/cookers/paella-set.js'
import { plancha } from '../models/cookers/plancha.js'
import { rangeCooker } from '../models/cookers/range-cooker.js'
import { trekkingStove } from '../models/camping/trekking-stove.js'

const two = {
  width: 560,
  hobs: [
    { x: -138, crownRadius: 46 },
    { x: 138, crownRadius: 34 },
  ],
}
const enamel = (name, color) =>
  createMaterial({
    name: `cooker-enamel-${name}`,
    color,
    roughness: 0.3,
    clearcoat: 0.7,
    grain: { field: 'peel', tiles: [3, 3], strength: 0.08 },
  })
const white = enamel('white', '#d9d8d2')

/** Cookers by their number of burners and the colour of their casing; none names its output. */
export const cookers = {
  'cooker-plain': createCooker({ ...two, print: ['TABLE COOKER', 'LPG'] }),
  'cooker-single': createCooker({ width: 300, hobs: [{ x: 0, crownRadius: 40 }] }),
  'cooker-three': createCooker({
    width: 800,
    hobs: [
      { x: -258, crownRadius: 46 },
      { x: 0, crownRadius: 28 },
      { x: 258, crownRadius: 38 },
    ],
  }),
  'cooker-green': createCooker({ ...two, body: enamel('green', '#1f5a3c') }),
  'cooker-lid-green': createCooker({ ...two, body: enamel('green', '#1f5a3c'), hasLid: true }),
  'cooker-white': createCooker({ ...two, body: white, plate: white }),
  'cooker-case': suitcaseCooker,
  'grill-plancha': plancha,
  'paella-set': paellaSet,
  'cooker-range': rangeCooker,
  'cooker-trekking': trekkingStove,
  'burner-tripod': burnerTripod,
  'wok-set': wokSet,
}
