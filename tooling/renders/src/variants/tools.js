import { brushBottle } from '../models/tools/brush-bottle.js'
import { cylinderKey } from '../models/tools/cylinder-key.js'

/** Tools that are named after a kind of image and look quite different. */
export const tools = {
  'leak-fluid': brushBottle,
  'spanner-cylinder': cylinderKey,
}
