import { controlUnit } from './control-unit.js'
import { cooker } from './cooker.js'
import { cylinder } from './cylinder.js'
import { fillingPoint } from './filling-point.js'
import { filter } from './filter.js'
import { grill } from './grill.js'
import { heater } from './heater.js'
import { hob } from './hob.js'
import { hose } from './hose.js'
import { injector } from './injector.js'
import { injectorRail } from './injector-rail.js'
import { leakDetector } from './leak-detector.js'
import { multivalve } from './multivalve.js'
import { paellaBurner } from './paella-burner.js'
import { patioHeater } from './patio-heater.js'
import { reducer } from './reducer.js'
import { regulator } from './regulator.js'
import { switchButton } from './switch-button.js'
import { tankCylindrical } from './tank-cylindrical.js'
import { toroid } from './toroid.js'

/** Every kind of product by its name in the catalogue. */
export const models = {
  'control-unit': controlUnit,
  cooker,
  cylinder,
  'filling-point': fillingPoint,
  filter,
  grill,
  heater,
  hob,
  hose,
  injector,
  'injector-rail': injectorRail,
  'leak-detector': leakDetector,
  multivalve,
  'paella-burner': paellaBurner,
  'patio-heater': patioHeater,
  reducer,
  regulator,
  'switch-button': switchButton,
  'tank-cylindrical': tankCylindrical,
  toroid,
}
