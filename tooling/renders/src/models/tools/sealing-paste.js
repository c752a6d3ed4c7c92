import { palette } from '../../materials/palette.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { group, mesh, place } from '../../shapes/assemble.js'
import { createGrid } from '../../shapes/grid.js'
import { knurl } from '../../shapes/knurl.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox } from '../../shapes/solids.js'

const BODY = { bottom: 30, height: 132, radius: 25 }
const COLUMNS = 96
const ROWS = 40
const { blackGloss, whitePlastic } = palette

/** A tube of thread paste, standing on its cap. */
export const sealingPaste = {
  angles: {
    a: { azimuth: -0.2, elevation: 0.16 },
    b: { azimuth: 0.45, elevation: 0.24 },
    c: { azimuth: 0, elevation: 0.1 },
  },
  build() {
    const { bottom, height, radius } = BODY
    const shoulder = lathe(
      [
        [12, bottom - 10],
        [12, bottom - 6, 1],
        [radius, bottom, 2],
        [radius, bottom + 1],
      ],
      whitePlastic,
    )
    const cap = knurl(19, 24, blackGloss, { teeth: 40, depth: 0.9, pattern: 'straight' })
    return group(
      cap,
      shoulder,
      mesh(skin(), createLabel()),
      place(roundedBox(2 * radius * 1.5, 12, 3, 1, whitePlastic), [0, bottom + height + 4, 0]),
    )
  },
}

// Round at the shoulder, pressed flat and wider towards the crimp.
function skin() {
  const { bottom, height, radius } = BODY
  return createGrid(COLUMNS, ROWS, (column, row) => {
    const angle = (column / COLUMNS) * 2 * Math.PI - Math.PI
    const share = row / ROWS
    const flatness = share ** 1.6
    const across = radius * (1 + 0.5 * flatness)
    const deep = radius * (1 - flatness) + 1.2 * flatness
    return [across * Math.sin(angle), bottom + share * height, deep * Math.cos(angle)]
  })
}

function createLabel() {
  return createPrint('paste-label', [1600, 1340], (context, width, height) => {
    context.fillStyle = '#f0efe9'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#c8242b'
    context.fillRect(0, 820, width, 360)
    context.fillStyle = '#f2c500'
    context.fillRect(0, 1180, width, 60)
    context.textAlign = 'center'
    context.fillStyle = '#1b1d20'
    context.font = font(104, 'bold')
    context.fillText('ΠΑΣΤΑ', width / 2, 420)
    context.fillText('ΣΠΕΙΡΩΜΑΤΩΝ', width / 2, 560, 500)
    context.font = font(64, 'bold')
    context.fillText('Δεν σκληραίνει', width / 2, 700, 440)
    context.fillStyle = '#ffffff'
    context.font = font(120, 'bold')
    context.fillText('ΑΕΡΙΟ', width / 2, 1000)
    context.font = font(50, 'bold')
    context.fillText('Φυσικό αέριο, υγραέριο', width / 2, 1110, 460)
  })
}
