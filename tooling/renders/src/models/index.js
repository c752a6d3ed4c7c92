import { adapter } from './regulators/adapter.js'
import { bender } from './tools/bender.js'
import { blowlamp } from './camping/blowlamp.js'
import { burnerSpare } from './cookers/burner-spare.js'
import { cabinet } from './heaters/cabinet.js'
import { cabinetCover } from './heaters/cabinet-cover.js'
import { cage } from './cylinders/cage.js'
import { cartridge } from './camping/cartridge.js'
import { catalyticHeater } from './heaters/catalytic-heater.js'
import { changeover } from './regulators/changeover.js'
import { clampSet } from './hoses/clamp-set.js'
import { controlUnit } from './autogas/control-unit.js'
import { cooker } from './cookers/cooker.js'
import { cookerToaster } from './cookers/cooker-toaster.js'
import { copperPipe } from './hoses/copper-pipe.js'
import { cutter } from './tools/cutter.js'
import { cylinder } from './cylinders/cylinder.js'
import { detectorHandheld } from './tools/detector-handheld.js'
import { detectorPanel } from './tools/detector-panel.js'
import { detectorSpray } from './tools/detector-spray.js'
import { diagnosticInterface } from './autogas/diagnostic-interface.js'
import { fillingAdapter } from './autogas/filling-adapter.js'
import { fillingPoint } from './autogas/filling-point.js'
import { filter } from './autogas/filters/filter.js'
import { fireTable } from './heaters/fire-table.js'
import { fireplace } from './heaters/fireplace.js'
import { fitting } from './hoses/fitting.js'
import { fittingElbow } from './hoses/fitting-elbow.js'
import { fittingTee } from './hoses/fitting-tee.js'
import { flaringKit } from './tools/flaring-kit.js'
import { gauge } from './regulators/gauge.js'
import { grill } from './cookers/grill.js'
import { grillGyros } from './cookers/grill-gyros.js'
import { heater } from './heaters/heater.js'
import { heaterCylinderTop } from './heaters/heater-cylinder-top.js'
import { heaterVan } from './heaters/heater-van.js'
import { heaterWorkshop } from './heaters/heater-workshop.js'
import { hob } from './cookers/hob.js'
import { hose } from './hoses/hose.js'
import { ignition } from './heaters/ignition.js'
import { injector } from './autogas/injector.js'
import { injectorRail } from './autogas/injector-rail.js'
import { kitAutogas } from './autogas/kit-autogas.js'
import { lantern } from './camping/lantern.js'
import { leakDetector } from './tools/leak-detector.js'
import { levelStrip } from './tanks/level-strip.js'
import { manometerDigital } from './regulators/manometer-digital.js'
import { mantles } from './camping/mantles.js'
import { mapSensor } from './autogas/map-sensor.js'
import { multivalve } from './autogas/multivalve.js'
import { multivalveCoil } from './autogas/multivalve-coil.js'
import { nippleSet } from './hoses/nipple-set.js'
import { paellaBurner } from './cookers/paella-burner.js'
import { patioHeater } from './heaters/patio-heater.js'
import { patioHeaterWall } from './heaters/patio-heater-wall.js'
import { quickCoupling } from './hoses/quick-coupling.js'
import { reducer } from './autogas/reducer.js'
import { reducerRepair } from './autogas/reducer-repair.js'
import { regulator } from './regulators/regulator.js'
import { relay } from './autogas/relay.js'
import { safetyValve } from './cylinders/safety-valve.js'
import { sealingCord } from './tools/sealing-cord.js'
import { sealingPaste } from './tools/sealing-paste.js'
import { sealingTape } from './tools/sealing-tape.js'
import { shutOffValve } from './regulators/shut-off-valve.js'
import { spanner } from './tools/spanner.js'
import { stoveCartridgeTop } from './camping/stove-cartridge-top.js'
import { stovePotSystem } from './camping/stove-pot-system.js'
import { stoveTripod } from './camping/stove-tripod.js'
import { switchButton } from './autogas/switch-button.js'
import { tankCylindrical } from './tanks/tank-cylindrical.js'
import { tankFrame } from './tanks/tank-frame.js'
import { tankStraps } from './tanks/tank-straps.js'
import { temperatureSensor } from './autogas/temperature-sensor.js'
import { thermocouple } from './heaters/thermocouple.js'
import { thermoplasticPipe } from './hoses/thermoplastic-pipe.js'
import { torch } from './camping/torch.js'
import { toroid } from './tanks/toroid.js'
import { torqueWrench } from './tools/torque-wrench.js'
import { trolley } from './camping/trolley.js'
import { valveBall } from './cylinders/valve-ball.js'
import { waterHeater } from './heaters/water-heater.js'
import { waterHeaterCamp } from './heaters/water-heater-camp.js'
import { wiringLoom } from './autogas/wiring-loom.js'
import { wokBurner } from './cookers/wok-burner.js'
import { wokBurnerDouble } from './cookers/wok-burner-double.js'
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
