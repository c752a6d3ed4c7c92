import { palette } from '../../../materials/palette.js'
import { createPrint, font } from '../../../parts/cylinders/print.js'
import { group, place } from '../../../shapes/assemble.js'
import { threadedStub } from '../../../shapes/connections.js'
import { hexagon } from '../../../shapes/hexagon.js'
import { lathe } from '../../../shapes/lathe.js'
import { wrapLabel } from '../../../shapes/solids.js'

const RADIUS = 27
const LENGTH = 104
const { turnedAluminium, turnedBrass } = palette

/** A filter for the liquid phase in one sealed piece, lying between its two pipe connections. */
export const sealedFilter = {
  angles: {
    a: { azimuth: -0.42, elevation: 0.36 },
    b: { azimuth: 0.5, elevation: 0.42 },
    c: { azimuth: 0, elevation: 0.2 },
  },
  build() {
    const upright = group(
      body(),
      place(
        wrapLabel(RADIUS + 0.2, 62, 2.4, createLabel(), LENGTH / 2),
        [0, LENGTH / 2, 0],
        [0, 0.1, 0],
      ),
      place(connection(), [0, LENGTH - 2, 0]),
      place(connection(), [0, 2, 0], [Math.PI, 0, 0]),
    )
    return group(place(upright, [LENGTH / 2, RADIUS, 0], [0, 0, Math.PI / 2]))
  },
}

function body() {
  return lathe(
    [
      [0, 0],
      [13, 0, 2],
      [RADIUS - 5, 9, 6],
      [RADIUS, 15, 3],
      [RADIUS + 1.6, 17, 0.8],
      [RADIUS + 1.6, 20, 0.8],
      [RADIUS, 21, 0.5],
      [RADIUS, LENGTH - 21, 0.5],
      [RADIUS + 1.6, LENGTH - 20, 0.8],
      [RADIUS + 1.6, LENGTH - 17, 0.8],
      [RADIUS, LENGTH - 15, 3],
      [RADIUS - 5, LENGTH - 9, 6],
      [13, LENGTH, 2],
      [0, LENGTH],
    ],
    turnedAluminium,
  )
}

function connection() {
  return group(
    hexagon(22, 9, turnedBrass),
    place(threadedStub(8, 15, 1.25, turnedBrass), [0, 9, 0]),
  )
}

/** The text runs along the body: the label is turned with it. */
function createLabel() {
  return createPrint('sealed-filter-label', [1000, 960], (context, width, height) => {
    context.fillStyle = '#f4f4f2'
    context.fillRect(0, 0, width, height)
    context.translate(width, 0)
    context.rotate(Math.PI / 2)
    context.fillStyle = '#2f63ae'
    context.fillRect(0, 0, height, 250)
    context.fillStyle = '#ffffff'
    context.font = font(150, 'bold')
    context.fillText('ΦΙΛΤΡΟ', 60, 180)
    context.fillStyle = '#1b1d20'
    context.font = font(120, 'bold')
    context.fillText('Υγρή φάση', 60, 430)
    context.fillStyle = '#c8161d'
    context.beginPath()
    for (const [x, y] of [
      [60, 610],
      [560, 610],
      [560, 540],
      [800, 690],
      [560, 840],
      [560, 770],
      [60, 770],
    ]) {
      context.lineTo(x, y)
    }
    context.fill()
  })
}
