import { createControlUnit } from '../models/autogas/control-unit.js'
import { createFilter } from '../models/autogas/filters/filter.js'
import { createInjectorRail } from '../models/autogas/injector-rail.js'
import { filterElements } from '../models/autogas/filters/filter-elements.js'
import { mapSensor } from '../models/autogas/map-sensor.js'
import { multivalveCoil } from '../models/autogas/multivalve-coil.js'
import { reducer } from '../models/autogas/reducer.js'
import { sealedFilter } from '../models/autogas/filters/sealed-filter.js'
import { switchButton } from '../models/autogas/switch-button.js'
import { wiringLoom } from '../models/autogas/wiring-loom.js'
import { fitting } from '../models/hoses/fitting.js'
import { thermoplasticPipe } from '../models/hoses/thermoplastic-pipe.js'
import { adapter, threadAdapter } from '../models/regulators/adapter.js'
import { manualChangeover } from '../models/regulators/manual-changeover.js'
import { shutOffValve } from '../models/regulators/shut-off-valve.js'
import { createToroid } from '../models/tanks/toroid.js'
import { createMaterial } from '../materials/material.js'
import { clampSet } from '../models/hoses/clamp-set.js'
import { group, place } from '../shapes/assemble.js'
import { roundedBox } from '../shapes/solids.js'
import { autogas } from './autogas.js'
import { createSet } from '../scenes/create-scene.js'
import { cylinders } from './cylinders.js'
import { home } from './home.js'
import { hoses } from './hoses.js'
import { regulators } from './regulators.js'

const unit = (color, title = '12 V') =>
  createControlUnit({
    title,
    facts: ['12 V DC'],
    line: 'Διαδοχικός ψεκασμός',
    color,
    hasSwitch: false,
  })
const filter = createFilter({ title: '12 mm', lines: ['Αέρια φάση'] })
const twin = createToroid({
  outer: 325,
  height: 240,
  valves: 'top',
  plate: ['Υγραέριο', 'Γεμίζει ως το 80 %'],
  sticker: 'Γεμίζει ως το 80 %',
})
const rail = (count) => createInjectorRail(count, String)

const cardboard = createMaterial({ name: 'box-cardboard', color: '#b98d5e', roughness: 0.85 })

// An open box of cardboard.
function tray() {
  const [width, depth, height] = [430, 300, 70]
  return group(
    place(roundedBox(width, 6, depth, 2, cardboard), [0, 3, 0]),
    ...[-1, 1].flatMap((side) => [
      place(roundedBox(width, height, 6, 2, cardboard), [0, height / 2, (side * depth) / 2]),
      place(roundedBox(6, height, depth, 2, cardboard), [(side * width) / 2, height / 2, 0]),
    ]),
  )
}

/** Contents of sets, as far as their lists of contents name them. */
export const sets = {
  'kit-carburettor': createSet([
    { product: reducer, at: [-70, 0, -30], turn: 0.2 },
    { product: multivalveCoil, at: [80, 0, 40], turn: -0.3, scale: 1.4 },
    { product: multivalveCoil, at: [120, 0, -40], turn: 0.2, scale: 1.4 },
    { product: switchButton, at: [10, 0, 110], turn: -0.1 },
  ]),
  'kit-six': createSet([
    { product: unit('#1d4f91'), at: [140, 0, -190], turn: -0.12 },
    { product: reducer, at: [-150, 0, -100], turn: 0.2 },
    { product: rail(4), at: [60, 0, -10], turn: 0.1 },
    { product: rail(4), at: [30, 0, 110], turn: 0.1 },
    { product: filter, at: [-280, 0, 50], turn: 0.1 },
  ]),
  'kit-direct': createSet([
    { product: unit('#a5221b'), at: [-110, 0, -90], turn: 0.2 },
    { product: reducer, at: [130, 0, -120], turn: -0.1 },
    { product: rail(4), at: [120, 0, 50], turn: -0.1 },
    { product: wiringLoom, at: [-150, 0, 120], turn: 0.1, scale: 0.8 },
    { product: sealedFilter, at: [40, 0, 160], turn: 0.3 },
  ]),
  'kit-direct-six': createSet([
    { product: unit('#5d3585'), at: [-90, 0, -110], turn: 0.14 },
    { product: thermoplasticPipe, at: [180, 0, -60], scale: 0.8 },
    { product: multivalveCoil, at: [-150, 0, 60], turn: 0.3, scale: 1.5 },
    { product: multivalveCoil, at: [-70, 0, 90], turn: 0.1, scale: 1.5 },
    { product: switchButton, at: [50, 0, 140], turn: -0.2 },
  ]),
  'kit-turbo': createSet([
    { product: reducer, at: [150, 0, -90], turn: -0.2 },
    { product: unit('#cf6a16'), at: [-90, 0, -160], turn: 0.16 },
    { product: rail(4), at: [-70, 0, 0], turn: 0.2 },
    { product: mapSensor, at: [90, 0, 90], turn: -0.1, scale: 1.3 },
    { product: filter, at: [260, 0, 60], turn: 0.2 },
    { product: switchButton, at: [-130, 0, 130], turn: 0.1 },
  ]),
  'kit-four': createSet([
    { product: unit('#cf6a16'), at: [-150, 0, -120], turn: 0.16 },
    { product: reducer, at: [90, 0, -140], turn: -0.1 },
    { product: rail(4), at: [110, 0, 30], turn: -0.16 },
    { product: filter, at: [-240, 0, 70], turn: 0.2 },
    { product: switchButton, at: [-50, 0, 120], turn: 0.1 },
  ]),
  'kit-three': createSet([
    { product: unit('#17703f', '3 κυλ.'), at: [90, 0, -130], turn: -0.2 },
    { product: reducer, at: [-110, 0, -60], turn: 0.3 },
    { product: rail(3), at: [80, 0, 40], turn: 0.1 },
    { product: filter, at: [-160, 0, 110], turn: 0.3 },
    { product: switchButton, at: [40, 0, 140] },
  ]),
  'kit-front': createSet([
    { product: unit('#1f6f43', '4 κυλ.'), at: [-60, 0, -90], turn: 0.12 },
    { product: rail(4), at: [10, 0, 70], turn: 0.1 },
    { product: wiringLoom, at: [210, 0, -30], turn: -0.3, scale: 0.8 },
    { product: switchButton, at: [150, 0, 140], turn: -0.2 },
  ]),
  'cylinder-pair': createSet(
    [
      { product: cylinders['cylinder-5-blue'], at: [-145, 0, -20] },
      { product: cylinders['cylinder-5-blue'], at: [145, 0, -20], turn: 0.1 },
      { product: manualChangeover, at: [0, 0, 190], turn: 0.1, scale: 1.2 },
    ],
    { a: { azimuth: -0.3, elevation: 0.26 } },
  ),
  'cylinder-set-regulator': createSet(
    [
      { product: cylinders['cylinder-5-blue'], at: [-70, 0, -60] },
      { product: hoses['hose-set-regulator'], at: [150, 0, 130], turn: -0.2, scale: 0.9 },
    ],
    { a: { azimuth: -0.3, elevation: 0.3 } },
  ),
  'cylinder-set-grill': createSet(
    [
      { product: cylinders['cylinder-butane'], at: [80, 0, -60], turn: -0.2 },
      { product: regulators['regulator-low-blue'], at: [-120, 0, 130], turn: 0.3, scale: 1.3 },
      { product: hoses['hose-black'], at: [130, 0, 210], turn: -0.2, scale: 0.6 },
    ],
    { a: { azimuth: -0.3, elevation: 0.3 } },
  ),
  'hose-kitchen-set': createSet([
    { product: hoses['hose-red'], at: [0, 0, 0] },
    { product: shutOffValve, at: [40, 0, 250], turn: -0.3, scale: 1.6 },
    { product: fitting, at: [-130, 0, 250], turn: 0.4, scale: 0.7 },
  ]),
  'gauge-kit': createSet([
    { product: home['gauge-250'], at: [-60, 0, -40], turn: 0.2, scale: 1.3 },
    { product: hoses['hose-short'], at: [120, 0, -60], turn: 0.3, scale: 0.7 },
    { product: shutOffValve, at: [40, 0, 60], turn: -0.3 },
    { product: adapter, at: [-110, 0, 70], turn: 0.5 },
    { product: { build: threadAdapter }, at: [-30, 0, 120], turn: -0.6 },
    { product: adapter, at: [110, 0, 120], turn: 1.6 },
  ]),
  'toroid-pair': createSet(
    [
      { product: twin, at: [0, 0, 0] },
      { product: twin, at: [0, 262, 0], turn: 0.1 },
    ],
    { a: { azimuth: -0.5, elevation: 0.4 } },
  ),
  'filter-set': createSet([
    { product: autogas['filter-inline'], at: [-40, 0, -30], turn: 0.3 },
    { product: autogas['filter-inline'], at: [30, 0, 50], turn: -0.2 },
    { product: clampSet, at: [120, 0, -20], turn: 0.2, scale: 0.9 },
  ]),
  'filter-box': createSet(
    Array.from({ length: 12 }, (_, index) => ({
      product: autogas[index % 3 === 1 ? 'filter-inline-twin' : 'filter-inline'],
      at: [((index % 4) - 1.5) * 92, 10, (Math.floor(index / 4) - 1) * 78],
      turn: Math.PI / 2,
    })).concat({ product: { build: tray }, at: [0, 0, 0] }),
    { a: { azimuth: -0.4, elevation: 0.62 } },
  ),
  'filter-service': createSet([
    { product: filterElements, at: [-50, 0, -10], turn: 0.2 },
    { product: autogas['filter-inline-twin'], at: [90, 0, 40], turn: -0.3 },
  ]),
  'rail-pair': createSet([
    { product: rail(3), at: [-20, 0, -50], turn: 0.16 },
    { product: rail(3), at: [30, 0, 70], turn: 0.16 },
  ]),
  'adapter-five': createSet([
    { product: adapter, at: [-52, 0, -30], turn: 0.4 },
    { product: adapter, at: [48, 0, -30], turn: -0.9 },
    { product: { build: threadAdapter }, at: [0, 0, 44], turn: 0.3 },
  ]),
  'adapter-six': createSet([
    { product: adapter, at: [-52, 0, -30], turn: 0.4 },
    { product: adapter, at: [48, 0, -36], turn: -0.9 },
    { product: adapter, at: [-4, 0, 44], turn: 1.8 },
  ]),
}
