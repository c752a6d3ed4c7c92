import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { hoseTail, threadedStub } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox } from '../../shapes/solids.js'
import { hoseFitting } from './hose-fitting.js'

const { blackGloss, castBrass, redPlastic, rubber, stainless, turnedBrass, zinc } = palette

/**
 * What a hose of the given outer radius may end in. Each points along +y and has the hose below
 * y = 22.
 */
export const hoseEnds = {
  nut: (radius) => fitted(radius, hoseFitting()),
  cut,
  clamped: (radius) => group(cut(radius), place(clamp(radius), [0, 8, 0])),
  tail: (radius) =>
    group(
      place(clamp(radius), [0, 10, 0]),
      place(hexagon(21, 9, turnedBrass), [0, 22, 0]),
      place(hoseTail(6.6, 34, 4, turnedBrass), [0, 31, 0]),
    ),
  wheel: (radius) =>
    fitted(
      radius,
      group(
        ferrule(),
        place(hexagon(20, 8, turnedBrass), [0, 28, 0]),
        place(knurl(24, 16, blackGloss, { teeth: 18, depth: 2, pattern: 'straight' }), [0, 37, 0]),
        place(threadedStub(11, 18, 1.8, turnedBrass), [0, 52, 0]),
      ),
    ),
  quick: (radius) =>
    fitted(
      radius,
      group(
        ferrule(),
        place(hexagon(22, 9, turnedBrass), [0, 28, 0]),
        place(knurl(15, 24, zinc, { teeth: 56, depth: 0.7, pattern: 'diamond' }), [0, 40, 0]),
        place(threadedStub(11, 12, 1.8, turnedBrass), [0, 64, 0]),
      ),
    ),
  breakValve: (radius) =>
    fitted(
      radius,
      group(
        ferrule(),
        place(hexagon(26, 44, castBrass), [0, 28, 0]),
        place(
          knurl(9, 8, redPlastic, { teeth: 20, depth: 1, pattern: 'straight' }),
          [0, 50, 12],
          [Math.PI / 2, 0, 0],
        ),
        place(hexagon(30, 18, turnedBrass), [0, 73, 0]),
        place(threadedStub(11, 14, 1.8, turnedBrass), [0, 91, 0]),
      ),
    ),
}

// Fittings are made for a hose of 17 mm across.
function fitted(radius, end) {
  const share = radius / 8.5
  end.scale.set(share, Math.max(0.8, Math.min(1, share)), share)
  return group(end)
}

/** Cut straight, its wall seen. */
function cut(radius) {
  return lathe(
    [
      [radius, 12],
      [radius, 23, 0.6],
      [radius * 0.55, 23, 0.4],
      [radius * 0.5, 12],
      [0, 12],
    ],
    rubber,
    { segments: 64 },
  )
}

function clamp(radius) {
  const band = lathe(
    [
      [radius, -5],
      [radius + 1, -5, 0.3],
      [radius + 1, 5, 0.3],
      [radius, 5],
    ],
    stainless,
    { segments: 64 },
  )
  return group(band, place(roundedBox(12, 9, 6, 1, zinc), [0, 0, radius + 3]))
}

function ferrule() {
  return lathe(
    [
      [9, 0],
      [12, 0, 1],
      [12.4, 26, 1],
      [8, 28, 1],
      [8, 40],
    ],
    turnedBrass,
    { segments: 80 },
  )
}
