import { createGlass, palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { roundPrint } from '../../shapes/solids.js'
import { drawDial } from './dial.js'
import { createPrint } from '../cylinders/print.js'

/** A chromed 50 mm pressure gauge, 0 to 4 bar, screwed in at y = 0 and facing +y. */
export function pressureGauge() {
  const { chrome, turnedBrass } = palette
  const neck = lathe(
    [
      [6, 0],
      [6, 8],
    ],
    turnedBrass,
    { segments: 40 },
  )
  const housing = lathe(
    [
      [0, 0],
      [26, 0, 4],
      [27.5, 6, 2],
      [27.5, 19, 0.5],
      [29.3, 19.5, 0.4],
      [29.3, 25, 1.8],
      [26, 25, 0.7],
      [25, 22.5],
      [24.6, 22.5],
    ],
    chrome,
  )
  const pane = lathe(
    [
      [25.6, 0],
      [12, 1.1],
      [0, 1.3],
    ],
    createGlass(),
    { segments: 96 },
  )
  return group(
    hexagon(14, 8, turnedBrass),
    place(neck, [0, 8, 0]),
    place(housing, [0, 14, 0]),
    place(roundPrint(25.5, createDialPrint()), [0, 34.5, 0], [-Math.PI / 2, 0, 0]),
    place(pane, [0, 37.6, 0]),
  )
}

function createDialPrint() {
  return createPrint(
    'gauge-dial',
    [1024, 1024],
    (context) =>
      drawDial(context, {
        steps: 40,
        boldEvery: 5,
        labels: ['0', '1', '2', '3', '4'],
        unit: 'bar',
        reading: 0.375,
        bands: [
          [0, 0.5, '#1e8a3c'],
          [0.5, 0.75, '#e0a800'],
          [0.75, 1, '#c8161d'],
        ],
      }),
    { isCutOut: false, roughness: 0.5 },
  )
}
