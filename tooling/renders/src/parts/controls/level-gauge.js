import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { roundPrint } from '../../shapes/solids.js'
import { drawDial } from './dial.js'
import { createPrint } from '../cylinders/print.js'

/** A tank's level gauge, 38 mm wide, standing on y = 0 and read from above. */
export function levelGauge() {
  const dial = createPrint('level-dial', [1024, 1024], (context) =>
    drawDial(context, {
      steps: 16,
      boldEvery: 4,
      labels: ['0', '¼', '½', '¾', '1'],
      reading: 0.62,
      needleColor: '#c11111',
      bands: [[0, 0.14, '#c11111']],
    }),
  )
  const housing = lathe(
    [
      [19, 0],
      [19, 9, 1.5],
      [16, 9, 0.3],
      [16, 7],
    ],
    palette.blackGloss,
    { segments: 64 },
  )
  return group(housing, place(roundPrint(16.2, dial), [0, 7.2, 0], [-Math.PI / 2, 0, 0]))
}
