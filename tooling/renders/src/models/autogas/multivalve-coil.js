import { palette } from '../../materials/palette.js'
import { sensorPlug } from '../../parts/burners/gas-injector.js'
import { group, place } from '../../shapes/assemble.js'
import { corrugatedTube } from '../../shapes/corrugated-tube.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { circle, roundedRectangle } from '../../shapes/outlines.js'
import { extrude, ring, roundedBox } from '../../shapes/solids.js'

const BORE = 8
const { blackGloss, blackPlastic, rubber, turnedBrass, zinc } = palette

/** A multivalve's spare coil in its yoke, its lead ending in a plug, nut and seal beside it. */
export const multivalveCoil = {
  angles: {
    a: { azimuth: -0.45, elevation: 0.5 },
    b: { azimuth: 0.55, elevation: 0.5 },
    c: { azimuth: 0.05, elevation: 0.36 },
  },
  build() {
    return group(
      coil(),
      yoke(),
      lead(),
      place(hexagon(19, 9, zinc), [-34, 0, 36], [0, 0.3, 0]),
      place(ring(8, 1.6, rubber), [-8, 1.6, 44], [Math.PI / 2, 0, 0]),
    )
  },
}

function coil() {
  const winding = lathe(
    [
      [BORE, 3],
      [22, 3, 1.5],
      [22, 41, 2.5],
      [BORE + 3, 41, 1],
      [BORE + 3, 44, 0.6],
      [BORE, 44],
      [BORE, 3],
    ],
    blackPlastic,
    { segments: 96 },
  )
  const sleeve = lathe(
    [
      [BORE - 0.2, 44],
      [BORE - 0.2, 4],
    ],
    turnedBrass,
    { segments: 64 },
  )
  return group(winding, sleeve, place(roundedBox(16, 20, 22, 3, blackPlastic), [24, 20, 0]))
}

function yoke() {
  const plate = () => {
    const outline = roundedRectangle(-27, -17, 46, 34, 4)
    outline.holes.push(circle(0, 0, BORE + 3.4))
    return extrude(outline, 3, zinc, { bevel: 0.5, curveSegments: 48 })
  }
  return group(
    place(plate(), [0, 0, 0], [-Math.PI / 2, 0, 0]),
    place(plate(), [0, 41, 0], [-Math.PI / 2, 0, 0]),
    place(roundedBox(3, 44, 34, 0.8, zinc), [-25.6, 22, 0]),
  )
}

function lead() {
  const points = [
    [30, 16, 0],
    [46, 14, 2],
    [66, 5, 14],
    [70, 4.6, 40],
    [44, 4.6, 56],
    [34, 6, 74],
    [56, 9.5, 84],
  ]
  return group(
    corrugatedTube(points, 4.4, blackGloss, { pitch: 2.6, depth: 0.6 }),
    place(sensorPlug(), [52, 9.5, 82], [0, Math.PI / 2 - 0.35, 0]),
  )
}
