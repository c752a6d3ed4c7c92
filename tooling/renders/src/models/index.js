import { cooker } from './cooker.js'
import { cylinder } from './cylinder.js'
import { filter } from './filter.js'
import { hose } from './hose.js'
import { regulator } from './regulator.js'
import { toroid } from './toroid.js'

/** Every kind of product by its name in the catalogue. */
export const models = { cooker, cylinder, filter, hose, regulator, toroid }
