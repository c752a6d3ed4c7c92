import { BoxGeometry, CircleGeometry, TorusGeometry } from 'three'
import { createMaterial } from '../materials/material.js'
import { palette } from '../materials/palette.js'
import { mantles } from '../models/camping/mantles.js'
import { lantern } from '../models/camping/lantern.js'
import { cutter } from '../models/tools/cutter.js'
import { flaringKit } from '../models/tools/flaring-kit.js'
import { createReducer } from '../models/autogas/reducer.js'
import { leakDetector } from '../models/tools/leak-detector.js'
import { quickCoupling } from '../models/hoses/quick-coupling.js'
import { regulator } from '../models/regulators/regulator.js'
import { spanner } from '../models/tools/spanner.js'
import { cardTerminal } from '../props/card-terminal.js'
import { deskPhone } from '../props/desk-phone.js'
import { notepad } from '../props/notepad.js'
import { createParcel } from '../props/parcel.js'
import { group, mesh, place } from '../shapes/assemble.js'
import { roundedBox, tube } from '../shapes/solids.js'
import { autogas } from '../variants/autogas.js'
import { cookers } from '../variants/cookers.js'
import { cylinders } from '../variants/cylinders.js'
import { heaters } from '../variants/heaters.js'
import { hoses } from '../variants/hoses.js'
import { regulators } from '../variants/regulators.js'
import { createRoomScene } from './create-scene.js'
import { floor, plant, shelf, skirting, surfaces, tableTop, wall, window } from './rooms.js'

const { blackGloss, castAluminium, rubber, stainless } = palette
const cushion = createMaterial({ name: 'room-cushion', color: '#7f8ca0', roughness: 0.95 })
const rug = createMaterial({ name: 'room-rug', color: '#d8d2c4', roughness: 1 })
const sea = createMaterial({ name: 'room-sea', color: '#4f88a8', roughness: 0.25 })
const sky = createMaterial({
  name: 'room-sky',
  color: '#bcd7ee',
  roughness: 1,
  glow: { color: '#cfe3f5', strength: 1.1 },
})

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
      { product: regulators['regulator-clip-on'], at: [410, 0, 90], turn: 0.3 },
    ],
    () => [
      tableTop(surfaces.teak, { width: 4200, depth: 720 }),
      wall(surfaces.white, { z: -380, y: -900, height: 2600 }),
      ...[-620, 180, 980].map((x) => porthole(x)),
      place(roundedBox(4200, 70, 26, 8, surfaces.teak), [0, 44, -362]),
      shelf(surfaces.teak, { at: [300, 820, -270], width: 2800 }),
    ],
  ),
  'scene-terrace': createRoomScene(
    0.76,
    [{ product: cookers['grill-four-side'], at: [0, 0, 0], turn: -0.2 }],
    () => [
      floor(surfaces.tiles, { tileMm: 420, edge: 5200 }),
      place(roundedBox(6000, 760, 180, 20, surfaces.plaster), [0, 380, -1300]),
      place(roundedBox(6000, 50, 260, 12, surfaces.stone), [0, 785, -1300]),
      place(mesh(new BoxGeometry(40000, 10, 20000), sea), [0, -400, -14000]),
      place(mesh(new BoxGeometry(60000, 24000, 10), sky), [0, 9000, -22000]),
      place(plant(1.1), [1150, 0, -780]),
      place(plant(0.8), [-1000, 0, -860]),
    ],
  ),
  'scene-bonnet': createRoomScene(
    0.66,
    [
      { product: createReducer(), at: [-250, 20, 60], turn: 0.2, scale: 1.3 },
      { product: autogas['injector-rail-round'], at: [60, 92, 40], turn: 0.06, scale: 1.5 },
      { product: autogas['filter-inline'], at: [330, 20, 170], turn: -0.3, scale: 1.4 },
      { product: autogas['control-unit-flat'], at: [430, 20, -120], turn: -0.2, scale: 1.1 },
    ],
    engineBay,
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
  'scene-camp': createRoomScene(
    0.62,
    [
      { product: cookers['cooker-lid-green'], at: [60, 0, 0], turn: -0.1 },
      { product: lantern, at: [-340, 0, 60], turn: 0.2, scale: 1.1 },
      { product: mantles, at: [-200, 0, 190], turn: 0.3 },
    ],
    () => [
      tableTop(surfaces.pine, { width: 1700, depth: 760, thickness: 36 }),
      floor(plainGround(), { y: -720, edge: 40000 }),
      place(mesh(new BoxGeometry(60000, 24000, 10), sky), [0, 8000, -20000]),
      ...hills(),
    ],
  ),
  'scene-shelf': createRoomScene(
    0.7,
    [
      { product: cylinders['cylinder-composite'], at: [0, 0, 0] },
      { product: hoses['hose-set-regulator'], at: [340, 0, 120], turn: -0.2, scale: 0.95 },
    ],
    () => [
      floor(surfaces.concrete),
      wall(surfaces.white, { z: -560 }),
      skirting(-560),
      window({ at: [720, 1000, -552], width: 700, height: 800 }),
      place(roundedBox(520, 900, 340, 12, surfaces.sage), [-560, 450, -380]),
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

function porthole(x) {
  const ring = mesh(new TorusGeometry(170, 26, 20, 96), palette.turnedBrass)
  const view = mesh(new CircleGeometry(168, 96), sky)
  const water = mesh(new CircleGeometry(168, 96, Math.PI, Math.PI), sea)
  return place(group(ring, place(view, [0, 0, -6]), place(water, [0, -1, -4])), [x, 430, -366])
}

// The engine's cover, the walls of the bay and the open bonnet behind.
function engineBay() {
  const cover = roundedBox(620, 120, 330, 40, surfaces.dark)
  const ribs = [-160, -80, 0, 80, 160].map((x) =>
    place(roundedBox(26, 16, 300, 7, blackGloss), [x + 60, 78, -20]),
  )
  const pipe = tube(
    [
      [-420, 60, -260],
      [-300, 110, -240],
      [-60, 130, -250],
      [260, 110, -230],
      [420, 40, -250],
    ],
    36,
    rubber,
    { sides: 32 },
  )
  return [
    place(cover, [60, 20, -20]),
    ...ribs,
    pipe,
    place(roundedBox(2600, 40, 1300, 10, surfaces.dark), [0, 0, 0]),
    place(roundedBox(2600, 260, 60, 20, castAluminium), [0, 60, 470]),
    place(roundedBox(2600, 300, 60, 20, surfaces.dark), [0, 130, -420]),
    place(roundedBox(2800, 30, 1400, 14, sea), [0, 700, -760], [0.95, 0, 0]),
    place(mesh(new BoxGeometry(9000, 6000, 10), surfaces.concrete), [0, 600, -2400]),
  ]
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

function plainGround() {
  return createMaterial({ name: 'room-grass', color: '#7d8a55', roughness: 1 })
}

function hills() {
  return [
    [-4200, 2600, -15000, '#7f9270'],
    [3600, 3300, -17000, '#94a58c'],
    [9500, 2400, -14000, '#6f8560'],
  ].map(([x, radius, z, color], index) => {
    const hill = roundedBox(
      radius * 4,
      radius,
      2000,
      radius * 0.48,
      createMaterial({ name: `room-hill-${index}`, color, roughness: 1 }),
    )
    return place(hill, [x, -720, z])
  })
}
