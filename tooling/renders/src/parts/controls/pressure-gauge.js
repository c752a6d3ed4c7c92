import { createGlass, palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { roundPrint } from '../../shapes/solids.js'
import { drawDial } from './dial.js'
import { createPrint } from '../cylinders/print.js'

/** The dials of built-in gauges, by the highest pressure they show. */
const gaugeScales = {
  '4 bar': { labels: ['0', '1', '2', '3', '4'], unit: 'bar' },
  '6 bar': { labels: ['0', '1', '2', '3', '4', '5', '6'], unit: 'bar' },
  '1 bar': { labels: ['0', '0,25', '0,5', '0,75', '1'], unit: 'bar' },
  '60 mbar': { labels: ['0', '20', '40', '60'], unit: 'mbar' },
}

/**
 * A chromed 50 mm pressure gauge, screwed in at y = 0 and facing +y.
 *
 * @param {keyof typeof gaugeScales} [scale] the highest pressure it shows
 */
export function pressureGauge(scale = '4 bar') {
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
    place(roundPrint(25.5, createDialPrint(scale)), [0, 34.5, 0], [-Math.PI / 2, 0, 0]),
    place(pane, [0, 37.6, 0]),
  )
}

function createDialPrint(scale) {
  return createPrint(
    `gauge-dial-${scale}`,
    [1024, 1024],
    (context) =>
      drawDial(context, {
        ...gaugeScales[scale],
        steps: 10 * (gaugeScales[scale].labels.length - 1),
        boldEvery: 5,
        reading: scale === '60 mbar' ? 0.5 : 0.375,
        bands: [
          [0, 0.5, '#1e8a3c'],
          [0.5, 0.75, '#e0a800'],
          [0.75, 1, '#c8161d'],
        ],
      }),
    { isCutOut: false, roughness: 0.5 },
  )
}
