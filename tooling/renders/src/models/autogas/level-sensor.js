import { palette } from '../../materials/palette.js'
import { levelGauge } from '../../parts/controls/level-gauge.js'
import { sensorPlug } from '../../parts/burners/gas-injector.js'
import { aroundCircle, group, place } from '../../shapes/assemble.js'
import { circle, roundedRectangle } from '../../shapes/outlines.js'
import { socketHead } from '../../shapes/screws.js'
import { extrude, roundedBox, tube } from '../../shapes/solids.js'

const { blackPlastic, rubber, zinc } = palette

/** A level sensor with its dial, as two screws hold it on a multivalve's gauge, and its lead. */
export const levelSensor = {
  angles: {
    a: { azimuth: -0.4, elevation: 0.66 },
    b: { azimuth: 0.5, elevation: 0.6 },
    c: { azimuth: 0, elevation: 0.86 },
  },
  build() {
    const outline = roundedRectangle(-31, -19, 62, 38, 18)
    outline.holes.push(circle(-25, 0, 2.4), circle(25, 0, 2.4))
    return group(
      place(extrude(outline, 5, blackPlastic, { bevel: 0.8 }), [0, 0, 0], [-Math.PI / 2, 0, 0]),
      place(levelGauge(), [0, 5, 0]),
      place(
        aroundCircle(2, 25, () => socketHead(7, zinc)),
        [0, 5, 0],
      ),
      place(roundedBox(14, 8, 12, 2, blackPlastic), [0, 5, 22]),
      lead(),
      place(sensorPlug(), [60, 9.5, 60]),
    )
  },
}

function lead() {
  const points = [
    [0, 4.5, 27],
    [0, 3.4, 40],
    [-14, 2.6, 58],
    [-48, 2.6, 52],
    [-58, 2.6, 6],
    [-44, 2.6, -40],
    [8, 2.6, -52],
    [58, 2.6, -34],
    [70, 3, 6],
    [64, 6, 36],
    [60, 9.5, 54],
    [60, 9.5, 62],
  ]
  return tube(points, 2.6, rubber, { steps: 400, sides: 16 })
}
