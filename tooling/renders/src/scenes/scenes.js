import { cylinders } from '../variants/cylinders.js'
import { heaters } from '../variants/heaters.js'
import { autogas } from '../variants/autogas.js'
import { cooker } from '../models/cookers/cooker.js'
import { filter } from '../models/autogas/filters/filter.js'
import { createClearScene, createScene } from './create-scene.js'
import { outdoorScenes } from './outdoor-scenes.js'
import { roomScenes } from './room-scenes.js'
import { hose } from '../models/hoses/hose.js'
import { multivalve } from '../models/autogas/multivalve.js'
import { quickCoupling } from '../models/hoses/quick-coupling.js'
import { reducer } from '../models/autogas/reducer.js'
import { regulator } from '../models/regulators/regulator.js'
import { createBankCard } from '../props/bank-card.js'
import { cardTerminal } from '../props/card-terminal.js'
import { deskPhone } from '../props/desk-phone.js'
import { notepad } from '../props/notepad.js'
import { createParcel } from '../props/parcel.js'
import { home } from '../variants/home.js'
import { regulators } from '../variants/regulators.js'

/** Groups of products: wide ones with the left third free for words, and the promises of the home page. */
export const scenes = {
  'banner-autogas': createScene(0.62, [
    { product: autogas['toroid-low'], at: [0, 0, -160] },
    { product: reducer, at: [-330, 0, 210], turn: 0.3, scale: 1.7 },
    { product: multivalve, at: [300, 0, 260], turn: -0.2, scale: 1.7 },
    { product: autogas['injector-rail-3'], at: [-20, 0, 330], turn: 0.1, scale: 1.4 },
  ]),
  'banner-home': createScene(0.66, [
    { product: cylinders['cylinder-blue'], at: [-250, 0, -80] },
    { product: cooker, at: [220, 0, -40], turn: -0.12 },
    { product: hose, at: [180, 0, 330], turn: -0.3, scale: 0.86 },
    { product: regulators['regulator-clip-on'], at: [-130, 0, 250], turn: 0.3, scale: 1.3 },
  ]),
  'banner-heating': createScene(0.74, [
    { product: heaters['heater-green'], at: [-170, 0, 0], turn: 0.12 },
    { product: heaters['heater-blower'], at: [330, 0, 150], turn: -0.25 },
    { product: cylinders['cylinder-5-blue'], at: [330, 0, -320] },
    { product: heaters['heater-dish'], at: [-480, 0, 180], turn: 0.1, scale: 1.1 },
  ]),
  ...outdoorScenes,
  ...roomScenes,
  'promise-instalments': createClearScene([
    { product: home['grill-table-red'], at: [150, 0, -150], turn: -0.15 },
    { product: cardTerminal, at: [-190, 0, 120], turn: 0.2, scale: 1.9 },
    { product: createBankCard('#4a48e0'), at: [70, 0, 260], turn: -0.35, lean: -0.3, scale: 2.1 },
  ]),
  'promise-shipping': createClearScene([
    {
      product: createParcel({ width: 400, height: 260, depth: 300 }),
      at: [60, 0, -60],
      turn: -0.2,
    },
    {
      product: createParcel({ width: 260, height: 130, depth: 200, hasLabel: false }),
      at: [90, 260.5, -70],
      turn: 0.16,
    },
    {
      product: createParcel({ width: 190, height: 150, depth: 170 }),
      at: [-250, 0, 40],
      turn: 0.3,
    },
    { product: hose, at: [-90, 0, 260], turn: 0.2, scale: 0.62 },
  ]),
  'promise-phone': createClearScene([
    { product: deskPhone, at: [-40, 0, -30], turn: 0.12 },
    { product: notepad, at: [142, 0, 86], turn: -0.3 },
    { product: regulators['regulator-clip-on'], at: [136, 0, -56], turn: 0.3, scale: 0.95 },
  ]),
  'promise-makers': createClearScene([
    { product: regulator, at: [0, 0, -50], turn: 0.1, scale: 1.75 },
    { product: multivalve, at: [-215, 0, 0], turn: 0.25, scale: 1.3 },
    { product: filter, at: [220, 0, -60], turn: -0.1, scale: 1.35 },
    { product: quickCoupling, at: [-80, 0, 190], turn: 0.2, scale: 1.7 },
    { product: autogas['injector-rail-3'], at: [160, 0, 190], turn: 0.1, scale: 1.05 },
  ]),
}
