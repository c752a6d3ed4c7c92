import { createMaterial } from '../materials/material.js'
import { palette } from '../materials/palette.js'
import { createBumperFillingPoint } from '../models/autogas/bumper-filling-point.js'
import { createControlUnit } from '../models/autogas/control-unit.js'
import { createFlatControlUnit } from '../models/autogas/flat-control-unit.js'
import { createInlineFilter } from '../models/autogas/filters/inline-filter.js'
import { displaySwitch } from '../models/autogas/display-switch.js'
import { createFilter } from '../models/autogas/filters/filter.js'
import { createInjector } from '../models/autogas/injector.js'
import { injectorNozzles } from '../models/autogas/injector-nozzles.js'
import { injectorRepair } from '../models/autogas/injector-repair.js'
import { createInjectorRail } from '../models/autogas/injector-rail.js'
import { levelLead } from '../models/cylinders/level-lead.js'
import { levelModule } from '../models/tanks/level-module.js'
import { levelSensor } from '../models/autogas/level-sensor.js'
import { createMultivalve } from '../models/autogas/multivalve.js'
import { createReducer } from '../models/autogas/reducer.js'
import { exhaustSensor } from '../models/autogas/temperature-sensor.js'
import { sealedFilter } from '../models/autogas/filters/sealed-filter.js'
import { switchPanel } from '../models/autogas/switch-panel.js'
import { valveGasket } from '../models/cylinders/valve-gasket.js'
import { createTankCylindrical } from '../models/tanks/tank-cylindrical.js'
import { createToroid } from '../models/tanks/toroid.js'

const blueCoat = createMaterial({
  name: 'tank-blue-coat',
  color: '#1d4a80',
  roughness: 0.5,
  clearcoat: 0.2,
  clearcoatRoughness: 0.3,
  grain: { field: 'cast', tiles: [3, 3], strength: 0.3 },
})
const plate = ['Υγραέριο', 'Γεμίζει ως το 80 %']
const sticker = 'Γεμίζει ως το 80 %'

const anodised = createMaterial({
  name: 'rail-anodised',
  color: '#1d4f91',
  roughness: 0.34,
  metalness: 0.6,
  clearcoat: 0.2,
})

/** Autogas parts by number of cylinders and place of mounting; none names its capacity. */
export const autogas = {
  'control-unit-blue': createControlUnit({
    title: '12 V',
    facts: [],
    line: 'Διαδοχικός ψεκασμός',
    color: '#1d4f91',
    hasSwitch: false,
  }),
  'control-unit-black': createControlUnit({
    title: '12 V',
    facts: [],
    line: 'Ηλεκτρονικά υγραερίου',
    color: '#b3261b',
    hasSwitch: false,
    casing: palette.powderCoat,
  }),
  'control-unit-plain': createControlUnit({
    title: '12 V',
    name: 'plain',
    facts: [],
    line: 'Διαδοχικός ψεκασμός',
  }),
  'filling-point-bumper': createBumperFillingPoint({ hasLock: false }),
  'filling-point-lock': createBumperFillingPoint({ hasLock: true }),
  'injector-fast': createInjector('1.9 Ω'),
  'injector-nozzles': injectorNozzles,
  'injector-repair': injectorRepair,
  'control-unit-flat': createFlatControlUnit({ color: '#1d5fae' }),
  'control-unit-flat-three': createFlatControlUnit({ color: '#4a5058', plugs: 3 }),
  'filter-inline': createInlineFilter({ color: '#1d5fae' }),
  'filter-inline-large': createInlineFilter({ color: '#202226', radius: 42, length: 132 }),
  'filter-inline-metal': createInlineFilter({
    color: 'steel',
    body: palette.stainless,
    length: 104,
  }),
  'filter-inline-twin': createInlineFilter({ color: '#d9d8d2', radius: 34, outlets: 2 }),
  'injector-rail-compact': createInjectorRail(4, String, { pitch: 31, form: 'seats' }),
  'injector-rail-heated': createInjectorRail(4, String, {
    isHeated: true,
    metal: palette.turnedAluminium,
    form: 'round',
  }),
  'injector-rail-round': createInjectorRail(4, String, { form: 'round', metal: anodised }),
  'injector-rail-seats': createInjectorRail(4, String, { form: 'seats', metal: anodised }),
  'injector-rail-3': createInjectorRail(3, String),
  'injector-rail-6': createInjectorRail(6, String),
  'filter-sealed': sealedFilter,
  'level-module': levelModule,
  'level-sensor': levelSensor,
  'multivalve-gasket': valveGasket,
  'multivalve-compact': createMultivalve({ head: 'compact' }),
  'multivalve-large': createMultivalve({ head: 'large' }),
  'multivalve-pump': createMultivalve({ head: 'pump' }),
  'multivalve-tap': createMultivalve({ head: 'tap' }),
  'multivalve-twin': createMultivalve({ head: 'twin' }),
  'reducer-square': createReducer({ form: 'square' }),
  'reducer-square-twin': createReducer({ form: 'square', outlets: 2 }),
  'reducer-two-stage': createReducer({ stages: 2 }),
  'reducer-vacuum': createReducer({ form: 'square', hasCoil: false }),
  'switch-display': displaySwitch,
  'temperature-sensor-exhaust': exhaustSensor,
  'switch-panel': switchPanel,
  'tank-cylindrical-long': createTankCylindrical({ length: 1040, plate, sticker }),
  'tank-cylindrical-blue': createTankCylindrical({ length: 700, coat: blueCoat, plate, sticker }),
  'tank-cylindrical-steel': createTankCylindrical({
    length: 620,
    coat: palette.stainless,
    plate,
    sticker,
  }),
  'filter-plain': createFilter({
    title: 'ΑΕΡΙΑ',
    name: 'plain',
    lines: ['Αέρια φάση', 'Αλλαγή σε κάθε σέρβις'],
  }),
  'toroid-blue': createToroid({
    outer: 315,
    height: 220,
    valves: 'top',
    plate,
    sticker,
    coat: blueCoat,
  }),
  'toroid-external': createToroid({
    outer: 310,
    height: 225,
    valves: 'side',
    plate,
    sticker,
    coat: blueCoat,
  }),
  'toroid-plain': createToroid({ outer: 300, height: 200, valves: 'top', plate, sticker }),
  'tank-cylindrical-plain': createTankCylindrical({ length: 760, plate, sticker }),
  'wiring-lead': levelLead,
  'toroid-low': createToroid({ outer: 330, height: 170, valves: 'top', plate, sticker }),
}
