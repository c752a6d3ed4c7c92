import { palette } from '../../materials/palette.js'
import { flameRing } from '../../parts/burners/flame-ring.js'
import { CARTRIDGE_HEIGHT, screwCartridge } from '../../parts/pipes/screw-cartridge.js'
import { group, place } from '../../shapes/assemble.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox, tube } from '../../shapes/solids.js'

const ARMS = 4
const { blackGloss, blackPlastic, castAluminium, redPlastic, stainless, steel } = palette

/** A stove that screws on a cartridge: a wide burner with wind guard, four arms, a piezo button. */
export const stoveCartridgeTop = {
  angles: {
    a: { azimuth: -0.45, elevation: 0.3 },
    b: { azimuth: 0.55, elevation: 0.36 },
    c: { azimuth: 0, elevation: 0.18 },
  },
  build() {
    return group(
      screwCartridge({ color: '#b3541c', ink: '#7a3a14' }),
      place(group(stem(), burner(), ...arms(), tap()), [0, CARTRIDGE_HEIGHT, 0]),
    )
  },
}

function stem() {
  return lathe(
    [
      [22, -4],
      [24, 4, 2],
      [24, 30, 3],
      [13, 36, 2],
      [13, 60, 2],
      [0, 60],
    ],
    blackPlastic,
    { segments: 96 },
  )
}

function burner() {
  const cup = lathe(
    [
      [12, 54],
      [46, 62, 6],
      [52, 84, 1],
      [50, 84, 0.6],
      [44, 66, 5],
      [0, 64],
    ],
    stainless,
  )
  const head = lathe(
    [
      [0, 62],
      [30, 64, 1],
      [32, 78, 2],
      [22, 82, 2],
      [18, 78, 1],
      [0, 78],
    ],
    castAluminium,
  )
  return group(
    cup,
    head,
    place(flameRing(25, { pipe: 4.5, holes: 26, material: stainless }), [0, 78, 0]),
  )
}

function arms() {
  return Array.from({ length: ARMS }, (_, index) => {
    const wire = tube(
      [
        [20, 50, 0],
        [54, 58, 0],
        [70, 80, 0],
        [68, 100, 0],
        [48, 101, 0],
        [22, 100, 0],
      ],
      2.6,
      steel,
      { sides: 18 },
    )
    return place(group(wire), [0, 0, 0], [0, 0.4 + (index * Math.PI) / 2, 0])
  })
}

function tap() {
  const knob = knurl(11, 16, blackGloss, { teeth: 20, depth: 1.1, pattern: 'straight' })
  const rod = lathe(
    [
      [3.4, 20],
      [3.4, 44],
    ],
    steel,
    { segments: 32 },
  )
  return group(
    place(group(rod, place(knob, [0, 44, 0])), [0, 17, 0], [Math.PI / 2, 0, 0]),
    place(roundedBox(16, 26, 14, 3, redPlastic), [0, 18, -28]),
    place(group(place(roundedBox(10, 8, 8, 3, redPlastic), [26, 20, 0])), [0, 0, 0], [0, -0.6, 0]),
  )
}
