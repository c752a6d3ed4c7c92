import { cylinders } from '../variants/cylinders.js'
import { heaters } from '../variants/heaters.js'
import { autogas } from '../variants/autogas.js'
import { cooker } from '../models/cooker.js'
import { createScene } from './create-scene.js'
import { hose } from '../models/hose.js'
import { multivalve } from '../models/multivalve.js'
import { reducer } from '../models/reducer.js'
import { regulators } from '../variants/regulators.js'

/** Groups of products for the home page's banners: the left third stays free for words. */
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
    { product: regulators['regulator-clip-on'], at: [-130, 44, 250], turn: 0.3, scale: 1.3 },
  ]),
  'banner-heating': createScene(0.74, [
    { product: heaters['heater-green'], at: [-170, 0, 0], turn: 0.12 },
    { product: heaters['heater-blower'], at: [330, 0, 150], turn: -0.25 },
    { product: cylinders['cylinder-5-blue'], at: [330, 0, -320] },
    { product: heaters['heater-dish'], at: [-480, 0, 180], turn: 0.1, scale: 1.1 },
  ]),
}
