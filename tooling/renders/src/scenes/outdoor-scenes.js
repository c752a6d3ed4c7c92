import { createReducer } from '../models/autogas/reducer.js'
import { lantern } from '../models/camping/lantern.js'
import { createMug } from '../props/mug.js'
import { place } from '../shapes/assemble.js'
import { roundedBox } from '../shapes/solids.js'
import { autogas } from '../variants/autogas.js'
import { cookers } from '../variants/cookers.js'
import { cylinders } from '../variants/cylinders.js'
import { hoses } from '../variants/hoses.js'
import { createRoomScene } from './create-scene.js'
import { engineBay } from './engine-bay.js'
import { ground, hill, openSea, skyBehind, tent, tree } from './landscape.js'
import { door, floor, plant, skirting, surfaces, tableTop, wall } from './rooms.js'

/** Products where they are used under the sky, and under a bonnet. */
export const outdoorScenes = {
  'scene-terrace': createRoomScene(
    0.76,
    [{ product: cookers['grill-four-side'], at: [0, 0, 0], turn: -0.2 }],
    () => [
      floor(surfaces.tiles, { tileMm: 420, edge: 5200 }),
      place(roundedBox(6000, 760, 180, 20, surfaces.plaster), [0, 380, -1300]),
      place(roundedBox(6000, 50, 260, 12, surfaces.stone), [0, 785, -1300]),
      openSea(),
      skyBehind(-22000),
      place(plant(1.1), [1150, 0, -780]),
      place(plant(0.8), [-1000, 0, -860]),
    ],
  ),
  'scene-bonnet': createRoomScene(
    0.68,
    [
      { product: createReducer(), at: [-390, 0, 70], turn: 0.25, scale: 1.5 },
      { product: autogas['injector-rail-round'], at: [10, 84, 30], turn: 0.06, scale: 1.6 },
      { product: autogas['filter-inline'], at: [400, 0, 190], turn: -0.3, scale: 1.5 },
      { product: autogas['control-unit-flat'], at: [440, 0, -60], turn: -0.2, scale: 1.2 },
    ],
    engineBay,
    { elevation: 0.46 },
  ),
  'scene-camp': createRoomScene(
    0.6,
    [
      { product: cookers['cooker-lid-green'], at: [80, 0, 0], turn: -0.1 },
      { product: lantern, at: [-350, 0, 60], turn: 0.2, scale: 1.1 },
      { product: createMug('#b5382f'), at: [-215, 0, 150], turn: -0.6 },
    ],
    () => [
      tableTop(surfaces.pine, { width: 1500, depth: 700, thickness: 36 }),
      ground(-720),
      skyBehind(-24000),
      ...[
        [-9000, -18000, 9000, 1900, '#8fa391'],
        [6500, -20000, 11000, 2600, '#9db0a4'],
        [500, -15000, 8000, 950, '#7d9570'],
      ].map(hill),
      place(tent(), [-2350, -720, -8200], [0, 0.35, 0]),
      ...[
        [-600, -12500, 0.95],
        [1100, -11500, 1.05],
        [3900, -12500, 1],
        [5200, -11000, 0.9],
      ].map(([x, z, scale]) => place(tree(scale), [x, -720, z])),
    ],
    { elevation: 0.12 },
  ),
  'scene-courtyard': createRoomScene(
    0.72,
    [
      { product: cylinders['cylinder-composite'], at: [-30, 0, 0], turn: -0.15 },
      { product: cylinders['cylinder-blue'], at: [310, 0, -130], turn: -0.1 },
      { product: cylinders['cylinder-mini'], at: [250, 0, 170], turn: -0.1 },
      { product: hoses['hose-set-regulator'], at: [-290, 0, 170], turn: 0.2, scale: 0.95 },
    ],
    () => [
      floor(surfaces.tiles, { tileMm: 420 }),
      wall(surfaces.plaster, { z: -620 }),
      skirting(-620),
      door([760, 0, -610]),
      place(plant(0.8), [-560, 0, -360]),
      place(roundedBox(1300, 60, 300, 12, surfaces.stone), [760, 30, -480]),
    ],
  ),
}
