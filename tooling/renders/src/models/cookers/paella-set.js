import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { tube } from '../../shapes/solids.js'
import { createPaellaBurner } from './paella-burner.js'

const STAND = 560
const PAN = 240
const { blackEnamel, powderCoat, redPlastic } = palette
const burner = createPaellaBurner([
  { radius: 88, holes: 32, x: 24 },
  { radius: 176, holes: 62, x: -24 },
])

/** A paella pan on its burner, on a tripod. */
export const paellaSet = {
  angles: {
    a: { azimuth: -0.4, elevation: 0.34 },
    b: { azimuth: 0.5, elevation: 0.42 },
    c: { azimuth: 0, elevation: 0.26 },
  },
  build() {
    return group(
      ...[0, 1, 2].map((index) => place(leg(), [0, 0, 0], [0, (index * 2 * Math.PI) / 3, 0])),
      brace(),
      place(group(burner.build()), [0, STAND, 0]),
      place(pan(), [0, STAND + 122, 0]),
      ...[-1, 1].map(handle),
    )
  },
}

function leg() {
  return tube(
    [
      [0, STAND + 4, 196],
      [0, STAND / 2, 232],
      [0, 6, 270],
    ],
    11,
    powderCoat,
  )
}

function brace() {
  const ring = Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12
    return [238 * Math.sin(angle), 230, 238 * Math.cos(angle)]
  })
  return tube(ring, 6, powderCoat, { steps: 240, isClosed: true })
}

function pan() {
  return lathe(
    [
      [0, 0],
      [PAN - 30, 0, 6],
      [PAN, 42, 2],
      [PAN + 6, 43, 1],
      [PAN + 4, 46, 1],
      [PAN - 4, 44, 1],
      [PAN - 34, 4, 6],
      [0, 4],
    ],
    blackEnamel,
    { segments: 192 },
  )
}

function handle(side) {
  const y = STAND + 160
  const x = side * (PAN - 2)
  return tube(
    [
      [x, y, -46],
      [x + side * 34, y + 14, -40],
      [x + side * 42, y + 18, 0],
      [x + side * 34, y + 14, 40],
      [x, y, 46],
    ],
    5.5,
    redPlastic,
  )
}
