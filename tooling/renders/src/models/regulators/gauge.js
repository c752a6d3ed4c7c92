import { createGlass, palette } from '../../materials/palette.js'
import { drawDial } from '../../parts/controls/dial.js'
import { createPrint } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { threadedStub } from '../../shapes/connections.js'
import { lathe } from '../../shapes/lathe.js'
import { roundPrint, roundedBox } from '../../shapes/solids.js'

const CENTRE = 62
const { blackGloss, chrome, turnedBrass } = palette

/**
 * A 63 mm pressure gauge with its connection below.
 *
 * @param {{ name: string, labels: string[], unit: string, reading: number, red: number,
 *   entry?: 'below' | 'back' }} scale where its thread is;
 *   `reading` and `red` (where the red band begins) are shares of the sweep
 */
export function createGauge(scale) {
  return {
    facts: { range: `${scale.labels.at(-1)} ${scale.unit}` },
    angles: {
      a: { azimuth: -0.46, elevation: 0.2 },
      b: { azimuth: 0.56, elevation: 0.24 },
      c: { azimuth: 0.02, elevation: 0.1 },
    },
    build() {
      if (scale.entry === 'back') {
        const behind = place(stem(), [0, 36, -52], [Math.PI / 2, 0, 0])
        return group(place(head(scale), [0, 36, 0], [Math.PI / 2, 0, 0]), behind)
      }
      return group(place(head(scale), [0, CENTRE, 0], [Math.PI / 2, 0, 0]), stem())
    },
  }
}

// Turned around y, then tipped so that the dial faces +z.
function head(scale) {
  const housing = lathe(
    [
      [0, -16],
      [27, -16, 3],
      [32, -10, 3],
      [32, 12, 0.6],
    ],
    blackGloss,
    { segments: 160 },
  )
  const bezel = lathe(
    [
      [32, 8],
      [34.6, 8.6, 0.8],
      [34.6, 15, 2.4],
      [31, 15, 0.8],
      [30, 12.4],
      [29.4, 12.4],
    ],
    chrome,
    { segments: 160 },
  )
  const pane = lathe(
    [
      [30.4, 0],
      [14, 1.2],
      [0, 1.5],
    ],
    createGlass(),
    { segments: 96 },
  )
  const dial = createPrint(
    `gauge-dial-${scale.name}`,
    [1024, 1024],
    (context) => drawScale(context, scale),
    { roughness: 0.5 },
  )
  return group(
    housing,
    bezel,
    place(roundPrint(30.6, dial), [0, 11.6, 0], [-Math.PI / 2, 0, 0]),
    place(pane, [0, 14, 0]),
  )
}

function drawScale(context, { labels, unit, reading, red }) {
  drawDial(context, {
    steps: 10 * (labels.length - 1),
    boldEvery: 10,
    labels,
    unit,
    reading,
    bands: [[red, 1, '#c8161d']],
  })
}

function stem() {
  const shank = lathe(
    [
      [9, 20],
      [9, 36],
    ],
    turnedBrass,
    { segments: 64 },
  )
  const shoulder = lathe(
    [
      [6.4, 15],
      [9.6, 16, 0.6],
      [9.6, 19, 0.6],
      [7, 20],
    ],
    turnedBrass,
    { segments: 64 },
  )
  return group(
    place(threadedStub(7.6, 16, 1.4, turnedBrass), [0, 16, 0], [Math.PI, 0, 0]),
    shoulder,
    place(roundedBox(15, 12, 15, 1.2, turnedBrass), [0, 25, 0]),
    shank,
  )
}

/** A gauge from 0 to 4 bar. */
export const gauge = createGauge({
  name: '4-bar',
  labels: ['0', '1', '2', '3', '4'],
  unit: 'bar',
  reading: 0.375,
  red: 0.75,
})
