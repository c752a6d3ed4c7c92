import { createMaterial } from '../materials/material.js'
import { palette } from '../materials/palette.js'
import { createCooker } from '../models/cookers/cooker.js'
import { createGrill } from '../models/cookers/grill.js'
import { createHob, hobPlates } from '../models/cookers/hob.js'
import { burnerTube } from '../models/cookers/burner-tube.js'
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
const castIron = createMaterial({
  name: 'cooker-cast-iron',
  color: '#1d1e20',
  roughness: 0.55,
  clearcoat: 0.15,
  grain: { field: 'cast', tiles: [4, 4], strength: 0.45 },
})
const alike = (width, x, crownRadius) => ({
  width,
  hobs: [-x, x].map((at) => ({ x: at, crownRadius })),
})
const drop = {
  width: 460,
  knobs: [-34, 34],
  hobs: [
    { x: -112, z: -30, radius: 30 },
    { x: 112, z: -30, radius: 38 },
  ],
}

/** Cookers by their number of burners and the colour of their casing; none names its output. */
export const cookers = {
  'cooker-plain': createCooker(two),
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
  'cooker-lid-green': createCooker({ ...two, body: enamel('green', '#1f5a3c'), extras: ['lid'] }),
  'cooker-white': createCooker({ ...two, body: white, plate: white }),
  'cooker-aluminium': createCooker({
    ...alike(540, 132, 34),
    height: 70,
    body: palette.castAluminium,
    plate: palette.turnedAluminium,
  }),
  'cooker-bay': createCooker({
    ...alike(520, 128, 38),
    form: 'boxed',
    body: enamel('blue', '#123f7e'),
    extras: ['cartridgeBay'],
  }),
  'cooker-boat': createCooker({ ...two, form: 'boxed', extras: ['rail'] }),
  'cooker-cast': createCooker({
    ...alike(640, 158, 54),
    height: 104,
    body: castIron,
    plate: castIron,
    form: 'boxed',
  }),
  'cooker-griddle': createCooker({ ...two, height: 96, form: 'boxed', extras: ['griddle'] }),
  'cooker-low': createCooker({ ...two, height: 62, form: 'boxed', plate: palette.stainless }),
  'cooker-narrow': createCooker({ ...alike(420, 102, 28), body: white }),
  'cooker-single-white': createCooker({
    width: 320,
    hobs: [{ x: 0, crownRadius: 50 }],
    form: 'boxed',
    body: white,
  }),
  'cooker-slim': createCooker({ ...two, height: 66, body: enamel('red', '#8f1f18') }),
  'cooker-value': createCooker({
    ...alike(500, 120, 32),
    form: 'boxed',
    body: enamel('slate', '#3a4650'),
  }),
  'grill-four-side': createGrill({ burners: 4, hasSideBurner: true }),
  'grill-red': createGrill({ burners: 3, lidCoat: enamel('grill-red', '#8f1f18') }),
  'grill-three-side': createGrill({
    burners: 3,
    hasSideBurner: true,
    cart: 'open',
    lidCoat: palette.stainless,
  }),
  'hob-drop-in': createHob({ ...drop, surface: hobPlates.steel }),
  'cooker-case': suitcaseCooker,
  'grill-plancha': plancha,
  'paella-set': paellaSet,
  'cooker-range': rangeCooker,
  'cooker-trekking': trekkingStove,
  'burner-tripod': burnerTripod,
  'burner-tube': burnerTube,
  'wok-counter': createCooker({
    width: 390,
    hobs: [{ x: 0, crownRadius: 68 }],
    form: 'boxed',
    height: 128,
    plate: castIron,
  }),
  'wok-set': wokSet,
}
