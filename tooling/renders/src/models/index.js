import { regulator } from './regulator.js'

/** Every kind of product by its name in the catalogue. */
export const models = { regulator }
