import { createMaterial } from '../materials/material.js'
import { palette } from '../materials/palette.js'
import { cutter } from '../models/tools/cutter.js'
import { flaringKit } from '../models/tools/flaring-kit.js'
import { lantern } from '../models/camping/lantern.js'
import { leakDetector } from '../models/tools/leak-detector.js'
import { quickCoupling } from '../models/hoses/quick-coupling.js'
import { regulator } from '../models/regulators/regulator.js'
import { spanner } from '../models/tools/spanner.js'
import { cardTerminal } from '../props/card-terminal.js'
import { deskPhone } from '../props/desk-phone.js'
import { notepad } from '../props/notepad.js'
import { createParcel } from '../props/parcel.js'
import { pot } from '../props/pot.js'
import { group, place } from '../shapes/assemble.js'
import { roundedBox } from '../shapes/solids.js'
import { cookers } from '../variants/cookers.js'
import { heaters } from '../variants/heaters.js'
import { hoses } from '../variants/hoses.js'
import { regulators } from '../variants/regulators.js'
import { createRoomScene } from './create-scene.js'
import { porthole } from './landscape.js'
import { floor, plant, shelf, skirting, surfaces, tableTop, wall, window } from './rooms.js'

const { stainless } = palette
const cushion = createMaterial({ name: 'room-cushion', color: '#7f8ca0', roughness: 0.95 })
const rug = createMaterial({ name: 'room-rug', color: '#d8d2c4', roughness: 1 })

/** Products where they are used: rooms in daylight, the left third calm for words. */
export const roomScenes = {
  'scene-living': createRoomScene(
    0.7,
    [
      { product: heaters['heater-green'], at: [0, 0, 0], turn: 0.1 },
      { product: { build: armchair }, at: [640, 0, -260], turn: -0.5 },
    ],
    () => [
      floor(surfaces.oak, { tileMm: 1100 }),
      wall(surfaces.plaster, { z: -900 }),
      skirting(-900),
      window({ at: [420, 1250, -890] }),
      place(plant(0.9), [-520, 0, -560]),
      place(roundedBox(1900, 14, 1200, 7, rug), [260, 7, 160]),
    ],
  ),
  'scene-galley': createRoomScene(
    0.62,
    [
      { product: cookers['cooker-boat'], at: [0, 0, 0], turn: -0.1 },
      { product: pot, at: [-150, 127, -28] },
      { product: lantern, at: [400, 0, 30], turn: -0.2, scale: 0.9 },
    ],
    () => [
      tableTop(surfaces.teak, { width: 4200, depth: 720 }),
      place(roundedBox(4200, 900, 20, 4, surfaces.white), [0, -494, 340]),
      ...[-1050, -350, 350, 1050].map((x) =>
        place(roundedBox(660, 420, 18, 6, surfaces.teak), [x, -300, 346]),
      ),
      wall(surfaces.white, { z: -380, y: -900, height: 2600 }),
      ...[-700, -190, 320, 830].map(porthole),
      place(roundedBox(4200, 84, 26, 8, surfaces.teak), [0, 40, -362]),
    ],
  ),
  'scene-shelf': createRoomScene(
    0.84,
    [
      { product: regulator, at: [-270, 0, 30], turn: 0.3, scale: 1.5 },
      { product: regulators['regulator-clip-on'], at: [-60, 0, 40], turn: 0.2, scale: 1.7 },
      { product: hoses['hose-long'], at: [200, 0, -30], lean: 1.2, scale: 0.62 },
      { product: hoses['hose-blue'], at: [-210, 300, -40], lean: 1.2, scale: 0.66 },
      { product: regulators['regulator-low-gauge'], at: [20, 300, 30], turn: 0.2, scale: 1.7 },
      { product: regulators['regulator-low-blue'], at: [290, 300, 30], turn: -0.2, scale: 1.7 },
    ],
    () => [
      wall(surfaces.sage, { z: -150, y: -1600 }),
      ...[0, 300].map((y) => shelf(surfaces.pine, { at: [160, y - 17, 0], width: 2300 })),
      ...cartons(),
    ],
  ),
  'scene-workbench': createRoomScene(
    0.62,
    [
      { product: regulator, at: [-40, 0, 0], turn: 0.2, scale: 1.3 },
      { product: cutter, at: [190, 0, 70], turn: -0.4 },
      { product: spanner, at: [-210, 0, 120], turn: 0.5 },
      { product: flaringKit, at: [330, 0, -60], turn: -0.2 },
      { product: hoses['hose-short'], at: [120, 0, -150], turn: 0.2 },
    ],
    () => [
      tableTop(surfaces.pine, { width: 3000, depth: 760 }),
      wall(surfaces.sage, { z: -420, y: -800 }),
      place(roundedBox(1500, 620, 20, 6, surfaces.oak), [260, 480, -402]),
      ...hangingTools(),
    ],
  ),
  'scene-counter': createRoomScene(
    0.64,
    [
      { product: cardTerminal, at: [-120, 0, 120], turn: 0.3, scale: 1.3 },
      {
        product: createParcel({ width: 300, height: 200, depth: 220 }),
        at: [150, 0, -20],
        turn: -0.2,
      },
      { product: regulators['regulator-clip-on'], at: [-10, 0, 190], turn: 0.2 },
      { product: notepad, at: [-300, 0, 60], turn: 0.2 },
    ],
    () => [
      tableTop(surfaces.oak, { width: 3400, depth: 620, thickness: 60 }),
      wall(surfaces.blue, { z: -1100, y: -1000 }),
      shelf(surfaces.pine, { at: [300, 180, -960], width: 2200 }),
      shelf(surfaces.pine, { at: [300, 640, -960], width: 2200 }),
      ...goods(),
    ],
  ),
  'scene-desk': createRoomScene(
    0.6,
    [
      { product: deskPhone, at: [-60, 0, -20], turn: 0.2 },
      { product: notepad, at: [150, 0, 90], turn: -0.3 },
      { product: quickCoupling, at: [60, 0, 150], turn: 0.3 },
    ],
    () => [
      tableTop(surfaces.oak, { width: 2200, depth: 700 }),
      wall(surfaces.plaster, { z: -420, y: -800 }),
      window({ at: [420, 560, -412], width: 800, height: 760 }),
      place(plant(0.36), [-330, 0, -190]),
    ],
  ),
  'scene-kitchen': createRoomScene(
    0.62,
    [
      { product: cookers['cooker-range'], at: [0, 0, 0], turn: -0.1 },
      { product: leakDetector, at: [640, 880, 0], turn: -0.2, scale: 1.6 },
    ],
    () => [
      floor(surfaces.tiles, { tileMm: 320 }),
      wall(surfaces.white, { z: -420, tileMm: 200 }),
      place(roundedBox(900, 870, 640, 10, surfaces.sage), [900, 435, -30]),
      place(roundedBox(940, 40, 660, 6, surfaces.oak), [900, 890, -30]),
      place(roundedBox(900, 870, 640, 10, surfaces.sage), [-900, 435, -30]),
      place(roundedBox(940, 40, 660, 6, surfaces.oak), [-900, 890, -30]),
      shelf(surfaces.oak, { at: [-760, 1500, -300], width: 900 }),
      window({ at: [900, 1620, -412], width: 800, height: 800 }),
    ],
  ),
}

function armchair() {
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => place(roundedBox(46, 130, 46, 8, surfaces.oak), [x * 300, 65, z * 270])),
  )
  return group(
    ...legs,
    place(roundedBox(720, 190, 660, 60, cushion), [0, 225, 0]),
    place(roundedBox(560, 130, 520, 56, cushion), [0, 360, 50]),
    place(roundedBox(700, 560, 170, 70, cushion), [0, 560, -280], [-0.16, 0, 0]),
    ...[-1, 1].map((side) => place(roundedBox(150, 330, 640, 66, cushion), [side * 340, 370, 0])),
  )
}

function hangingTools() {
  return [-160, 20, 200, 380, 560, 740].map((x, index) =>
    place(roundedBox(26, 220 + (index % 3) * 60, 14, 6, index % 2 ? stainless : surfaces.dark), [
      x,
      500 - (index % 3) * 20,
      -382,
    ]),
  )
}

// Boxes in a few colours on the shelves behind the counter.
function goods() {
  const colors = [surfaces.cloth, surfaces.white, surfaces.clay, surfaces.sage, surfaces.stone]
  return Array.from({ length: 22 }, (_, index) => {
    const row = index < 11 ? 0 : 1
    const height = 120 + ((index * 53) % 5) * 34
    return place(roundedBox(130, height, 150, 6, colors[index % 5]), [
      -560 + (index % 11) * 175,
      197 + row * 460 + height / 2,
      -960,
    ])
  })
}

// Cartons at both ends of the shelves, where the goods leave room.
function cartons() {
  return [
    [-560, 0, 150, surfaces.cloth],
    [-420, 0, 96, surfaces.white],
    [520, 0, 190, surfaces.cloth],
    [690, 0, 120, surfaces.clay],
    [-430, 300, 130, surfaces.clay],
    [540, 300, 120, surfaces.cloth],
    [700, 300, 170, surfaces.white],
  ].map(([x, y, height, surface]) =>
    place(roundedBox(128, height, 150, 4, surface), [x, y + height / 2, -10]),
  )
}
