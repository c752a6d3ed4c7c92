import { palette } from '../../materials/palette.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { boltHead } from '../../shapes/screws.js'
import { tube } from '../../shapes/solids.js'
import { levelGauge } from '../controls/level-gauge.js'
import { pipeUnion } from '../pipes/pipe-union.js'
import { solenoid } from '../controls/solenoid.js'

const { castBrass, copper, powderCoat, yellowZinc, zinc } = palette

/** An autogas tank's valve group on its boss, the boss's rim on y = 0. */
export function tankValves() {
  const boss = lathe(
    [
      [76, -12],
      [74, 6, 3],
      [62, 6, 1],
      [0, 6],
    ],
    powderCoat,
  )
  const flange = lathe(
    [
      [66, 0],
      [66, 9, 1.4],
      [0, 9],
    ],
    zinc,
  )
  const body = lathe(
    [
      [40, 0],
      [40, 16, 3],
      [36, 20, 2],
      [0, 20],
    ],
    castBrass,
  )
  const bolts = aroundCircle(8, 55, () => boltHead(11, yellowZinc), 0.3)
  const pipe = [
    [54, 27, -6],
    [78, 27, -8],
    [104, 25, -24],
    [118, 16, -56],
    [120, 6, -104],
    [112, -8, -150],
  ]
  return group(
    boss,
    place(flange, [0, 6, 0]),
    place(bolts, [0, 15, 0]),
    place(body, [0, 15, 0]),
    place(solenoid(), [-16, 34, -12], [0, 2.4, 0]),
    place(levelGauge(), [12, 35, 17], [0, 0, 0]),
    place(pipeUnion(), [32, 27, -6], [0, 0.1, -Math.PI / 2]),
    tube(pipe, 4, copper),
    place(pipeUnion(), [-24, 27, 26], [Math.PI / 2, 0, 0.6]),
  )
}
