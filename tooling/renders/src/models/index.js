import { adapter } from './adapter.js'
import { bender } from './bender.js'
import { blowlamp } from './blowlamp.js'
import { burnerSpare } from './burner-spare.js'
import { cabinet } from './cabinet.js'
import { cabinetCover } from './cabinet-cover.js'
import { cage } from './cage.js'
import { cartridge } from './cartridge.js'
import { catalyticHeater } from './catalytic-heater.js'
import { changeover } from './changeover.js'
import { clampSet } from './clamp-set.js'
import { controlUnit } from './control-unit.js'
import { cooker } from './cooker.js'
import { cookerToaster } from './cooker-toaster.js'
import { copperPipe } from './copper-pipe.js'
import { cutter } from './cutter.js'
import { cylinder } from './cylinder.js'
import { detectorHandheld } from './detector-handheld.js'
import { detectorPanel } from './detector-panel.js'
import { detectorSpray } from './detector-spray.js'
import { diagnosticInterface } from './diagnostic-interface.js'
import { fillingAdapter } from './filling-adapter.js'
import { fillingPoint } from './filling-point.js'
import { filter } from './filter.js'
import { fireTable } from './fire-table.js'
import { fireplace } from './fireplace.js'
import { fitting } from './fitting.js'
import { fittingElbow } from './fitting-elbow.js'
import { fittingTee } from './fitting-tee.js'
import { flaringKit } from './flaring-kit.js'
import { gauge } from './gauge.js'
import { grill } from './grill.js'
import { grillGyros } from './grill-gyros.js'
import { heater } from './heater.js'
import { heaterCylinderTop } from './heater-cylinder-top.js'
import { heaterVan } from './heater-van.js'
import { heaterWorkshop } from './heater-workshop.js'
import { hob } from './hob.js'
import { hose } from './hose.js'
import { ignition } from './ignition.js'
import { injector } from './injector.js'
import { injectorRail } from './injector-rail.js'
import { kitAutogas } from './kit-autogas.js'
import { lantern } from './lantern.js'
import { leakDetector } from './leak-detector.js'
import { levelStrip } from './level-strip.js'
import { manometerDigital } from './manometer-digital.js'
import { mantles } from './mantles.js'
import { mapSensor } from './map-sensor.js'
import { multivalve } from './multivalve.js'
import { multivalveCoil } from './multivalve-coil.js'
import { nippleSet } from './nipple-set.js'
import { paellaBurner } from './paella-burner.js'
import { patioHeater } from './patio-heater.js'
import { patioHeaterWall } from './patio-heater-wall.js'
import { quickCoupling } from './quick-coupling.js'
import { reducer } from './reducer.js'
import { reducerRepair } from './reducer-repair.js'
import { regulator } from './regulator.js'
import { relay } from './relay.js'
import { safetyValve } from './safety-valve.js'
import { sealingCord } from './sealing-cord.js'
import { sealingPaste } from './sealing-paste.js'
import { sealingTape } from './sealing-tape.js'
import { shutOffValve } from './shut-off-valve.js'
import { spanner } from './spanner.js'
import { stoveCartridgeTop } from './stove-cartridge-top.js'
import { stovePotSystem } from './stove-pot-system.js'
import { stoveTripod } from './stove-tripod.js'
import { switchButton } from './switch-button.js'
import { tankCylindrical } from './tank-cylindrical.js'
import { tankFrame } from './tank-frame.js'
import { tankStraps } from './tank-straps.js'
import { temperatureSensor } from './temperature-sensor.js'
import { thermocouple } from './thermocouple.js'
import { thermoplasticPipe } from './thermoplastic-pipe.js'
import { torch } from './torch.js'
import { toroid } from './toroid.js'
import { torqueWrench } from './torque-wrench.js'
import { trolley } from './trolley.js'
import { valveBall } from './valve-ball.js'
import { waterHeater } from './water-heater.js'
import { waterHeaterCamp } from './water-heater-camp.js'
import { wiringLoom } from './wiring-loom.js'
import { wokBurner } from './wok-burner.js'
import { wokBurnerDouble } from './wok-burner-double.js'
import { scenes } from '../scenes/scenes.js'
import { variants } from '../variants/index.js'

/** Every kind of product by its name in the catalogue. */
export const models = {
  adapter,
  bender,
  blowlamp,
  'burner-spare': burnerSpare,
  cabinet,
  'cabinet-cover': cabinetCover,
  cage,
  cartridge,
  'catalytic-heater': catalyticHeater,
  changeover,
  'clamp-set': clampSet,
  'control-unit': controlUnit,
  cooker,
  'cooker-toaster': cookerToaster,
  'copper-pipe': copperPipe,
  cutter,
  cylinder,
  'detector-handheld': detectorHandheld,
  'detector-panel': detectorPanel,
  'detector-spray': detectorSpray,
  'diagnostic-interface': diagnosticInterface,
  'filling-adapter': fillingAdapter,
  'filling-point': fillingPoint,
  filter,
  'fire-table': fireTable,
  fireplace,
  fitting,
  'fitting-elbow': fittingElbow,
  'fitting-tee': fittingTee,
  'flaring-kit': flaringKit,
  gauge,
  grill,
  'grill-gyros': grillGyros,
  heater,
  'heater-cylinder-top': heaterCylinderTop,
  'heater-van': heaterVan,
  'heater-workshop': heaterWorkshop,
  hob,
  hose,
  ignition,
  injector,
  'injector-rail': injectorRail,
  'kit-autogas': kitAutogas,
  lantern,
  'leak-detector': leakDetector,
  'level-strip': levelStrip,
  'manometer-digital': manometerDigital,
  mantles,
  'map-sensor': mapSensor,
  multivalve,
  'multivalve-coil': multivalveCoil,
  'nipple-set': nippleSet,
  'paella-burner': paellaBurner,
  'patio-heater': patioHeater,
  'patio-heater-wall': patioHeaterWall,
  'quick-coupling': quickCoupling,
  reducer,
  'reducer-repair': reducerRepair,
  regulator,
  relay,
  'safety-valve': safetyValve,
  'sealing-cord': sealingCord,
  'sealing-paste': sealingPaste,
  'sealing-tape': sealingTape,
  'shut-off-valve': shutOffValve,
  spanner,
  'stove-cartridge-top': stoveCartridgeTop,
  'stove-pot-system': stovePotSystem,
  'stove-tripod': stoveTripod,
  'switch-button': switchButton,
  'tank-cylindrical': tankCylindrical,
  'tank-frame': tankFrame,
  'tank-straps': tankStraps,
  'temperature-sensor': temperatureSensor,
  thermocouple,
  'thermoplastic-pipe': thermoplasticPipe,
  torch,
  toroid,
  'torque-wrench': torqueWrench,
  trolley,
  'valve-ball': valveBall,
  'water-heater': waterHeater,
  'water-heater-camp': waterHeaterCamp,
  'wiring-loom': wiringLoom,
  'wok-burner': wokBurner,
  'wok-burner-double': wokBurnerDouble,
  ...variants,
  ...scenes,
}
