import { palette } from '../../materials/palette.js'
import { pipeEnds } from '../../parts/pipes/pipe-ends.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { ball } from '../../shapes/solids.js'

const { castBrass } = palette
const AXIS_HEIGHT = 17

/**
 * A brass tee lying on its run, its branch upwards.
 *
 * @param {{ left: string, right: string, branch: string }} ends names of `pipeEnds`
 */
function createFittingTee({ left, right, branch }) {
  return {
    facts: { metal: 'brass', outlets: '3' },
    angles: {
      a: { azimuth: -0.42, elevation: 0.3 },
      b: { azimuth: 0.62, elevation: 0.42 },
      c: { azimuth: 0, elevation: 0.16 },
    },
    build() {
      return group(
        place(arm(), [0, AXIS_HEIGHT, 0], [0, 0, Math.PI / 2]),
        place(arm(), [0, AXIS_HEIGHT, 0], [0, 0, -Math.PI / 2]),
        place(arm(), [0, AXIS_HEIGHT, 0]),
        place(ball(13.4, castBrass), [0, AXIS_HEIGHT, 0]),
        place(pipeEnds[left](), [-24, AXIS_HEIGHT, 0], [0, 0, Math.PI / 2]),
        place(pipeEnds[right](), [24, AXIS_HEIGHT, 0], [0, 0, -Math.PI / 2]),
        place(pipeEnds[branch](), [0, AXIS_HEIGHT + 24, 0]),
      )
    },
  }
}

function arm() {
  return lathe(
    [
      [13, 0],
      [12.4, 16, 3],
      [13.6, 21, 1],
      [13.6, 25],
    ],
    castBrass,
    { segments: 72 },
  )
}

/** A threaded tee, its three ends alike. */
export const fittingTee = createFittingTee({ left: 'thread', right: 'thread', branch: 'thread' })
