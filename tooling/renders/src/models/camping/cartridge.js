import { palette } from '../../materials/palette.js'
import { createPrint, drawFlammableSign, font } from '../../parts/cylinders/print.js'
import { group, place } from '../../shapes/assemble.js'
import { threadedStub } from '../../shapes/connections.js'
import { lathe } from '../../shapes/lathe.js'
import { wrapLabel } from '../../shapes/solids.js'

const CAN = { radius: 33, height: 176 }
const DOME = { radius: 54, wall: 62 }
const { chrome, redPlastic, turnedBrass, whitePlastic } = palette

/** Two gas cartridges: a bayonet can with its red cap and a screw-on dome. */
export const cartridge = {
  angles: {
    a: { azimuth: -0.42, elevation: 0.24 },
    b: { azimuth: 0.5, elevation: 0.34 },
    c: { azimuth: 0, elevation: 0.14 },
  },
  build() {
    return group(
      place(can(), [-48, 0, -14], [0, -0.3, 0]),
      place(dome(), [42, 0, 14], [0, -0.3, 0]),
    )
  },
}

function can() {
  const { radius, height } = CAN
  const body = lathe(
    [
      [0, 2],
      [radius - 3, 2],
      [radius - 2, 0, 0.8],
      [radius + 0.6, 0, 0.8],
      [radius + 0.6, 4, 0.8],
      [radius, 5],
      [radius, height - 4],
      [radius + 0.8, height - 3, 0.6],
      [radius + 0.8, height, 0.8],
      [radius - 3, height, 0.6],
      [radius - 6, height + 10, 6],
      [16, height + 15, 2],
      [0, height + 15],
    ],
    chrome,
  )
  const cap = lathe(
    [
      [19, 0],
      [19, 20, 3],
      [0, 21],
    ],
    redPlastic,
  )
  return group(
    body,
    place(cap, [0, height + 9, 0]),
    fullWrap(radius + 0.2, 5, height - 9, createCanPrint()),
  )
}

function dome() {
  const { radius, wall } = DOME
  const body = lathe(
    [
      [0, 6],
      [radius - 12, 4, 2],
      [radius - 8, 0, 2],
      [radius - 3, 1, 2],
      [radius, 6, 2],
      [radius, wall, 3],
      [radius - 3, wall + 12, 10],
      [radius - 16, wall + 28, 14],
      [26, wall + 38, 6],
      [20, wall + 39, 1],
      [20, wall + 42, 1],
      [0, wall + 42],
    ],
    whitePlastic,
  )
  return group(
    body,
    fullWrap(radius + 0.25, 8, wall - 10, createDomePrint()),
    place(threadedStub(5.6, 11, 1, turnedBrass), [0, wall + 42, 0]),
  )
}

function fullWrap(radius, bottom, height, print) {
  const label = wrapLabel(radius, height, 2 * Math.PI, print, 0)
  return place(label, [0, bottom + height / 2, 0], [0, 0, 0])
}

function createCanPrint() {
  return createPrint('can-print', [2048, 1640], (context, width, height) => {
    context.fillStyle = '#f3f3f0'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#1d5fae'
    context.fillRect(0, 0, width, 470)
    context.fillRect(0, height - 150, width, 150)
    writeFacts(context, width / 2, ['BUTANE', '227 g', 'Bayonet'])
  })
}

function createDomePrint() {
  return createPrint('dome-print', [2048, 320], (context, width, height) => {
    context.fillStyle = '#d9541e'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#ffffff'
    context.textAlign = 'center'
    context.font = font(150, 'bold')
    context.fillText('450 g', width / 2, 150)
    context.font = font(54, 'bold')
    context.fillText('BUTANE · PROPANE', width / 2, 260)
  })
}

function writeFacts(context, x, [gas, weight, connection]) {
  context.textAlign = 'center'
  context.fillStyle = '#ffffff'
  context.font = font(128, 'bold')
  context.fillText(gas, x, 310)
  context.fillStyle = '#16181b'
  context.font = font(190, 'bold')
  context.fillText(weight, x, 780)
  context.font = font(120, 'bold')
  context.fillText(connection, x, 940)
  drawFlammableSign(context, x, 1210, 130)
}
