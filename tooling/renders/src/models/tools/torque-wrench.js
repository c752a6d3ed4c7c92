import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox, wrapLabel } from '../../shapes/solids.js'

const { blackGloss, blackPlastic, chrome, steel } = palette

/** A torque wrench lying on the table, its scale up, two sockets beside the ratchet. */
export const torqueWrench = {
  angles: {
    a: { azimuth: -0.3, elevation: 0.62 },
    b: { azimuth: 0.5, elevation: 0.5 },
    c: { azimuth: 0, elevation: 0.8 },
  },
  build() {
    // Built upright, its head at the top, then laid down along x.
    const wrench = place(group(grip(), tubeWithScale(), head()), [0, 13, 0], [0, 0, -Math.PI / 2])
    return group(
      place(group(wrench), [-130, 0, 0], [0, 0.5, 0]),
      place(socket(11), [-10, 0, 26]),
      place(socket(8), [22, 0, 16]),
    )
  },
}

function grip() {
  const handle = knurl(13, 84, steel, { teeth: 44, depth: 0.7, pattern: 'diamond' })
  const end = lathe(
    [
      [0, -10],
      [11, -10, 2],
      [12, 0, 1],
      [0, 0],
    ],
    blackGloss,
    { segments: 72 },
  )
  const collar = knurl(13.6, 14, chrome, { teeth: 28, depth: 0.8, pattern: 'straight' })
  return group(end, handle, place(collar, [0, 86, 0]))
}

function tubeWithScale() {
  const shaft = lathe(
    [
      [10.5, 100],
      [10.5, 214, 1],
      [0, 214],
    ],
    chrome,
    { segments: 96 },
  )
  const scale = createPrint('torque-scale', [1024, 320], (context, width, height) => {
    context.fillStyle = '#d9dbdd'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#15171a'
    for (let step = 0; step <= 22; step++) {
      const tall = step % 2 ? 60 : 110
      context.fillRect(60 + step * 40, height - tall - 20, 7, tall)
    }
    context.font = font(96, 'bold')
    context.textAlign = 'center'
    for (const [label, x] of [
      ['2', 64],
      ['8', 304],
      ['16', 624],
      ['24', 944],
    ]) {
      context.fillText(label, x, 140)
    }
  })
  // The label's arc is wound along the shaft's length by turning it to lie on the upper side.
  const label = wrapLabel(10.7, 52, 1.5, scale, 0)
  return group(shaft, place(label, [0, 140, 0], [0, -Math.PI / 2, 0]))
}

function head() {
  const neck = lathe(
    [
      [9, 212],
      [7, 232, 3],
      [0, 232],
    ],
    chrome,
    { segments: 72 },
  )
  const disc = lathe(
    [
      [0, -11],
      [18, -11, 2],
      [18, 11, 2],
      [12, 13, 1],
      [0, 13],
    ],
    chrome,
    { segments: 120 },
  )
  const lever = roundedBox(26, 5, 7, 2, blackPlastic)
  const ratchet = group(
    disc,
    place(lever, [-4, 15, 0], [0, 0.6, 0]),
    place(roundedBox(6.4, 14, 6.4, 0.6, steel), [0, -16, 0]),
  )
  // Its axis points to -x while upright, which is up once the wrench lies.
  return group(neck, place(ratchet, [0, 244, 0], [0, 0, Math.PI / 2]))
}

function socket(acrossFlats) {
  const body = lathe(
    [
      [7, 0],
      [9.5, 0, 0.8],
      [9.5, 12, 1],
      [acrossFlats * 0.5 + 3.4, 14, 1],
      [acrossFlats * 0.5 + 3.4, 26, 0.8],
      [acrossFlats * 0.5 + 0.6, 26, 0.4],
      [acrossFlats * 0.5 + 0.6, 17],
      [0, 17],
    ],
    chrome,
    { segments: 72 },
  )
  return group(body, place(hexagon(acrossFlats * 0.6, 2, blackPlastic), [0, 16.5, 0]))
}
