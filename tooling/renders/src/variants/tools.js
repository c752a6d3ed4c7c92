import { createCartridge } from '../models/camping/cartridge.js'
import { bendingSprings } from '../models/tools/bending-springs.js'
import { brushBottle } from '../models/tools/brush-bottle.js'
import { cylinderKey } from '../models/tools/cylinder-key.js'
import { hoseShears } from '../models/tools/hose-shears.js'

/** Tools and supplies that are named after a kind of image and look quite different. */
export const tools = {
  'bending-springs': bendingSprings,
  'cartridge-brazing': createCartridge({
    radius: 38,
    height: 240,
    color: '#c29a12',
    end: 'thread',
    words: ['BRAZING', '400 g', '7/16"'],
  }),
  'cartridge-lighter': createCartridge({
    radius: 28,
    height: 180,
    color: '#17703f',
    end: 'nozzle',
    words: ['BUTANE', '300 ml', 'Lighters'],
  }),
  'cartridge-pierce': createCartridge({
    radius: 45,
    height: 82,
    color: '#1d5fae',
    end: 'none',
    words: ['BUTANE', '190 g', 'Pierceable'],
  }),
  'hose-shears': hoseShears,
  'leak-fluid': brushBottle,
  'spanner-cylinder': cylinderKey,
}
