import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { threadedStub } from '../../shapes/connections.js'
import { lathe } from '../../shapes/lathe.js'
import { circle, polygon, roundedRectangle } from '../../shapes/outlines.js'
import { extrude, roundedBox, tube } from '../../shapes/solids.js'

const BORES = [2.5, 3, 4, 5, 6, 7, 8]
const BAR = { length: 214, width: 21, height: 22 }
const YOKE_X = 30
const { blackEnamel, chrome, copper, steel, turnedBrass, zinc } = palette

/** A flaring tool: the split bar with its bores, and the yoke that presses the cone into a pipe. */
export const flaringKit = {
  angles: {
    a: { azimuth: -0.42, elevation: 0.42 },
    b: { azimuth: 0.5, elevation: 0.5 },
    c: { azimuth: 0.05, elevation: 0.3 },
  },
  build() {
    return group(
      ...[-1, 1].map(bar),
      ...[-1, 1].map(clamp),
      place(yoke(), [YOKE_X, 0, 0]),
      place(pipe(), [YOKE_X, 0, 0]),
    )
  },
}

// Half a bar: the bores are cut out of its inner edge.
function bar(side) {
  const outline = roundedRectangle(-BAR.length / 2, 0.4, BAR.length, BAR.width, 4)
  let x = -64
  for (const bore of BORES) {
    outline.holes.push(circle(x, bore + 1.2, bore))
    x += 22
  }
  const half = extrude(outline, BAR.height, zinc, { bevel: 1, curveSegments: 32 })
  return place(half, [0, 42, 0], [(-side * Math.PI) / 2, 0, 0]).translateZ(
    side > 0 ? 0 : -BAR.height,
  )
}

function clamp(side) {
  const x = side * (BAR.length / 2 - 14)
  const wings = [-1, 1].map((wing) =>
    place(roundedBox(7, 22, 12, 3, zinc), [0, wing * 15, 36], [wing * 0.35, 0, 0]),
  )
  return place(
    group(
      place(threadedStub(4.5, 62, 1.4, steel), [0, 0, -22], [Math.PI / 2, 0, 0]),
      place(
        lathe(
          [
            [0, 0],
            [9, 0, 1],
            [8, 14, 2],
            [0, 14],
          ],
          zinc,
          { segments: 48 },
        ),
        [0, 0, 24],
        [Math.PI / 2, 0, 0],
      ),
      ...wings,
    ),
    [x, 53, 0],
  )
}

function yoke() {
  const outline = polygon([
    [-36, 30],
    [-26, 30],
    [-26, 84],
    [-14, 108],
    [14, 108],
    [26, 84],
    [26, 30],
    [36, 30],
    [36, 90],
    [20, 128],
    [-20, 128],
    [-36, 90],
  ])
  const frame = place(extrude(outline, 24, blackEnamel, { bevel: 3 }), [0, 0, -12], [0, 0, 0])
  const cone = lathe(
    [
      [1, 68],
      [9, 80, 1],
      [9, 92, 1],
      [0, 92],
    ],
    chrome,
    { segments: 64 },
  )
  const handle = tube(
    [
      [-52, 178, 0],
      [0, 178, 0],
      [52, 178, 0],
    ],
    5,
    chrome,
    { sides: 32 },
  )
  return place(
    group(
      frame,
      cone,
      place(threadedStub(8, 84, 2.2, turnedBrass), [0, 90, 0]),
      place(roundedBox(20, 18, 20, 4, chrome), [0, 178, 0]),
      handle,
    ),
    [0, 0, 0],
    [0, Math.PI / 2, 0],
  )
}

function pipe() {
  return lathe(
    [
      [6, 0],
      [6, 64],
      [9, 70, 0.6],
      [5, 66],
      [5, 20],
    ],
    copper,
    { segments: 72 },
  )
}
