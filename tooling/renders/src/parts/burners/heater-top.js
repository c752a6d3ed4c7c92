import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox } from '../../shapes/solids.js'

const { blackGloss, blackPlastic, chrome, redPlastic } = palette

/** A cabinet heater's top, its surface on y = 0: vents, handle, heat knob and igniter. */
export function heaterTop() {
  const vents = Array.from({ length: 9 }, (_, index) =>
    place(roundedBox(300, 5, 6, 2, blackGloss), [0, 0, -110 + index * 16]),
  )
  const handle = [-120, 120].map((x) => place(roundedBox(14, 26, 16, 5, blackGloss), [x, 8, -146]))
  return group(
    place(roundedBox(320, 4, 150, 1.5, blackPlastic), [0, -1, -46]),
    ...vents,
    ...handle,
    place(roundedBox(262, 14, 18, 6, blackGloss), [0, 20, -146]),
    place(heatKnob(), [120, 0, 108]),
    place(igniter(), [40, 0, 108]),
  )
}

function heatKnob() {
  const bezel = lathe(
    [
      [0, 0],
      [30, 0, 0.8],
      [30, 3, 1],
      [0, 3],
    ],
    chrome,
  )
  const grip = knurl(24, 24, blackGloss, { teeth: 32, depth: 1.2, pattern: 'straight' })
  return group(bezel, place(grip, [0, 3, 0]))
}

function igniter() {
  const profile = [
    [0, 0],
    [14, 0],
    [14, 5, 1],
    [9, 6],
    [9, 14, 2],
    [0, 15],
  ]
  return lathe(profile, redPlastic, { segments: 64 })
}
