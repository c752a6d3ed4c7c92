import { controlUnit } from './control-unit.js'
import { cooker } from './cooker.js'
import { cylinder } from './cylinder.js'
import { filter } from './filter.js'
import { heater } from './heater.js'
import { hose } from './hose.js'
import { injectorRail } from './injector-rail.js'
import { multivalve } from './multivalve.js'
import { regulator } from './regulator.js'
import { toroid } from './toroid.js'

/** Every kind of product by its name in the catalogue. */
export const models = {
  'control-unit': controlUnit,
  cooker,
  cylinder,
  filter,
  heater,
  hose,
  'injector-rail': injectorRail,
  multivalve,
  regulator,
  toroid,
}
