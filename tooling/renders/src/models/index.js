import { adapter } from './adapter.js'
import { blowlamp } from './blowlamp.js'
import { burnerSpare } from './burner-spare.js'
import { cartridge } from './cartridge.js'
import { catalyticHeater } from './catalytic-heater.js'
import { changeover } from './changeover.js'
import { controlUnit } from './control-unit.js'
import { cooker } from './cooker.js'
import { copperPipe } from './copper-pipe.js'
import { cylinder } from './cylinder.js'
import { detectorSpray } from './detector-spray.js'
import { fillingAdapter } from './filling-adapter.js'
import { fillingPoint } from './filling-point.js'
import { filter } from './filter.js'
import { fittingElbow } from './fitting-elbow.js'
import { gauge } from './gauge.js'
import { grill } from './grill.js'
import { heater } from './heater.js'
import { hob } from './hob.js'
import { hose } from './hose.js'
import { injector } from './injector.js'
import { injectorRail } from './injector-rail.js'
import { lantern } from './lantern.js'
import { leakDetector } from './leak-detector.js'
import { multivalve } from './multivalve.js'
import { paellaBurner } from './paella-burner.js'
import { patioHeater } from './patio-heater.js'
import { quickCoupling } from './quick-coupling.js'
import { reducer } from './reducer.js'
import { regulator } from './regulator.js'
import { sealingTape } from './sealing-tape.js'
import { shutOffValve } from './shut-off-valve.js'
import { spanner } from './spanner.js'
import { switchButton } from './switch-button.js'
import { tankCylindrical } from './tank-cylindrical.js'
import { thermoplasticPipe } from './thermoplastic-pipe.js'
import { torch } from './torch.js'
import { toroid } from './toroid.js'
import { trolley } from './trolley.js'
import { valveBall } from './valve-ball.js'
import { waterHeater } from './water-heater.js'
import { wokBurner } from './wok-burner.js'

/** Every kind of product by its name in the catalogue. */
export const models = {
  adapter,
  blowlamp,
  'burner-spare': burnerSpare,
  cartridge,
  'catalytic-heater': catalyticHeater,
  changeover,
  'control-unit': controlUnit,
  cooker,
  'copper-pipe': copperPipe,
  cylinder,
  'detector-spray': detectorSpray,
  'filling-adapter': fillingAdapter,
  'filling-point': fillingPoint,
  filter,
  'fitting-elbow': fittingElbow,
  gauge,
  grill,
  heater,
  hob,
  hose,
  injector,
  'injector-rail': injectorRail,
  lantern,
  'leak-detector': leakDetector,
  multivalve,
  'paella-burner': paellaBurner,
  'patio-heater': patioHeater,
  'quick-coupling': quickCoupling,
  reducer,
  regulator,
  'sealing-tape': sealingTape,
  'shut-off-valve': shutOffValve,
  spanner,
  'switch-button': switchButton,
  'tank-cylindrical': tankCylindrical,
  'thermoplastic-pipe': thermoplasticPipe,
  torch,
  toroid,
  trolley,
  'valve-ball': valveBall,
  'water-heater': waterHeater,
  'wok-burner': wokBurner,
}
