import { adapter } from './adapter.js'
import { bender } from './bender.js'
import { blowlamp } from './blowlamp.js'
import { burnerSpare } from './burner-spare.js'
import { cabinet } from './cabinet.js'
import { cage } from './cage.js'
import { cartridge } from './cartridge.js'
import { catalyticHeater } from './catalytic-heater.js'
import { changeover } from './changeover.js'
import { clampSet } from './clamp-set.js'
import { controlUnit } from './control-unit.js'
import { cooker } from './cooker.js'
import { copperPipe } from './copper-pipe.js'
import { cutter } from './cutter.js'
import { cylinder } from './cylinder.js'
import { detectorSpray } from './detector-spray.js'
import { fillingAdapter } from './filling-adapter.js'
import { fillingPoint } from './filling-point.js'
import { filter } from './filter.js'
import { fitting } from './fitting.js'
import { fittingElbow } from './fitting-elbow.js'
import { fittingTee } from './fitting-tee.js'
import { gauge } from './gauge.js'
import { grill } from './grill.js'
import { heater } from './heater.js'
import { hob } from './hob.js'
import { hose } from './hose.js'
import { ignition } from './ignition.js'
import { injector } from './injector.js'
import { injectorRail } from './injector-rail.js'
import { kitAutogas } from './kit-autogas.js'
import { lantern } from './lantern.js'
import { leakDetector } from './leak-detector.js'
import { mapSensor } from './map-sensor.js'
import { multivalve } from './multivalve.js'
import { nippleSet } from './nipple-set.js'
import { paellaBurner } from './paella-burner.js'
import { patioHeater } from './patio-heater.js'
import { quickCoupling } from './quick-coupling.js'
import { reducer } from './reducer.js'
import { regulator } from './regulator.js'
import { safetyValve } from './safety-valve.js'
import { sealingTape } from './sealing-tape.js'
import { shutOffValve } from './shut-off-valve.js'
import { spanner } from './spanner.js'
import { switchButton } from './switch-button.js'
import { tankCylindrical } from './tank-cylindrical.js'
import { temperatureSensor } from './temperature-sensor.js'
import { thermocouple } from './thermocouple.js'
import { thermoplasticPipe } from './thermoplastic-pipe.js'
import { torch } from './torch.js'
import { toroid } from './toroid.js'
import { trolley } from './trolley.js'
import { valveBall } from './valve-ball.js'
import { waterHeater } from './water-heater.js'
import { wiringLoom } from './wiring-loom.js'
import { wokBurner } from './wok-burner.js'
import { scenes } from '../scenes/scenes.js'
import { variants } from '../variants/index.js'

/** Every kind of product by its name in the catalogue. */
export const models = {
  adapter,
  bender,
  blowlamp,
  'burner-spare': burnerSpare,
  cabinet,
  cage,
  cartridge,
  'catalytic-heater': catalyticHeater,
  changeover,
  'clamp-set': clampSet,
  'control-unit': controlUnit,
  cooker,
  'copper-pipe': copperPipe,
  cutter,
  cylinder,
  'detector-spray': detectorSpray,
  'filling-adapter': fillingAdapter,
  'filling-point': fillingPoint,
  filter,
  fitting,
  'fitting-elbow': fittingElbow,
  'fitting-tee': fittingTee,
  gauge,
  grill,
  heater,
  hob,
  hose,
  ignition,
  injector,
  'injector-rail': injectorRail,
  'kit-autogas': kitAutogas,
  lantern,
  'leak-detector': leakDetector,
  'map-sensor': mapSensor,
  multivalve,
  'nipple-set': nippleSet,
  'paella-burner': paellaBurner,
  'patio-heater': patioHeater,
  'quick-coupling': quickCoupling,
  reducer,
  regulator,
  'safety-valve': safetyValve,
  'sealing-tape': sealingTape,
  'shut-off-valve': shutOffValve,
  spanner,
  'switch-button': switchButton,
  'tank-cylindrical': tankCylindrical,
  'temperature-sensor': temperatureSensor,
  thermocouple,
  'thermoplastic-pipe': thermoplasticPipe,
  torch,
  toroid,
  trolley,
  'valve-ball': valveBall,
  'water-heater': waterHeater,
  'wiring-loom': wiringLoom,
  'wok-burner': wokBurner,
  ...variants,
  ...scenes,
}
