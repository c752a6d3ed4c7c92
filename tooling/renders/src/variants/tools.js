import { createCartridge } from '../models/camping/cartridge.js'
import { createTorch } from '../models/camping/torch.js'
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
    words: ['ΚΟΛΛΗΣΗ', '400 g', '7/16"'],
  }),
  'cartridge-lighter': createCartridge({
    radius: 28,
    height: 180,
    color: '#17703f',
    end: 'nozzle',
    words: ['ΒΟΥΤΑΝΙΟ', '300 ml', 'Αναπτήρες'],
  }),
  'cartridge-pierce': createCartridge({
    radius: 45,
    height: 82,
    color: '#1d5fae',
    end: 'none',
    words: ['ΒΟΥΤΑΝΙΟ', '190 g', 'Διατρητό'],
  }),
  'hose-shears': hoseShears,
  'torch-hand': createTorch({ bell: [0.5, 0.7], reach: 0.3, spares: 2 }),
  'torch-wide': createTorch({ bell: [1.7, 1.3], reach: 1.25 }),
  'torch-long': createTorch({ bell: [1.05, 0.8], reach: 3 }),
  'leak-fluid': brushBottle,
  'spanner-cylinder': cylinderKey,
}
