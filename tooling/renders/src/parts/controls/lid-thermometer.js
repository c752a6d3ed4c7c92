import { createGlass, palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { roundPrint } from '../../shapes/solids.js'
import { drawDial } from './dial.js'
import { createPrint } from '../cylinders/print.js'

/** A barbecue lid's thermometer, 90 mm wide, standing on y = 0 and read from above. */
export function lidThermometer() {
  const dial = createPrint('thermometer-dial', [1024, 1024], (context) =>
    drawDial(context, {
      steps: 32,
      boldEvery: 8,
      labels: ['0', '100', '200', '300', '400'],
      unit: '°C',
      reading: 0.04,
      bands: [
        [0.25, 0.5, '#e0a800'],
        [0.5, 0.8, '#c8161d'],
      ],
    }),
  )
  const rim = lathe(
    [
      [0, -12],
      [42, -12],
      [45, 4, 1],
      [45, 12, 2.5],
      [40, 12, 1],
      [39, 9],
    ],
    palette.chrome,
  )
  const pane = lathe(
    [
      [40, 0],
      [18, 1.4],
      [0, 1.8],
    ],
    createGlass(),
  )
  return group(
    rim,
    place(roundPrint(39.5, dial), [0, 9, 0], [-Math.PI / 2, 0, 0]),
    place(pane, [0, 11, 0]),
  )
}
