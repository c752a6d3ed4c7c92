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
      place(can({ ...CAN, end: 'cap', print: createBayonetPrint }), [-48, 0, -14], [0, -0.3, 0]),
      place(dome(), [42, 0, 14], [0, -0.3, 0]),
    )
  },
}

/**
 * A cartridge alone: a tall can with a thread, a nozzle or neither.
 *
 * @param {{ radius: number, height: number, color: string, end: 'thread' | 'nozzle' | 'none',
 *   words: [gas: string, content: string, connection: string] }} build
 */
export function createCartridge({ radius, height, color, end, words }) {
  const print = () => createCanPrint(`can-print-${words.join(' ')}`, color, words, height / radius)
  return {
    angles: {
      a: { azimuth: -0.42, elevation: 0.24 },
      b: { azimuth: 0.5, elevation: 0.34 },
      c: { azimuth: 0, elevation: 0.14 },
    },
    build: () => place(group(can({ radius, height, end, print })), [0, 0, 0], [0, -0.3, 0]),
  }
}

function can({ radius, height, end, print }) {
  const ends = {
    cap: () => cap(),
    thread: () => threadedStub(5.6, 11, 1, turnedBrass),
    nozzle: () => nozzle(),
    none: () => group(),
  }
  return group(
    shell(radius, height),
    place(ends[end](), [0, height + (end === 'cap' ? 9 : 14), 0]),
    fullWrap(radius + 0.2, 5, height - 9, print()),
  )
}

function shell(radius, height) {
  return lathe(
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
}

function cap() {
  return lathe(
    [
      [19, 0],
      [19, 20, 3],
      [0, 21],
    ],
    redPlastic,
  )
}

function nozzle() {
  return lathe(
    [
      [7, 0],
      [7, 4, 1],
      [2.2, 5, 0.6],
      [2, 16, 0.5],
      [0, 16],
    ],
    whitePlastic,
    { segments: 48 },
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

function createBayonetPrint() {
  return createCanPrint('can-print', '#1d5fae', ['ΒΟΥΤΑΝΙΟ', '227 g', 'Μπαγιονέτ'], 5.3)
}

// The print is as wide as the can's girth, its words as large as their place lets them be.
function createCanPrint(name, color, words, slenderness) {
  const height = Math.round((2048 * slenderness) / 6.6)
  return createPrint(name, [2048, height], (context, width) => {
    context.fillStyle = '#f3f3f0'
    context.fillRect(0, 0, width, height)
    context.fillStyle = color
    context.fillRect(0, 0, width, height * 0.287)
    context.fillRect(0, height * 0.91, width, height)
    writeFacts(context, width / 2, height / 1640, words)
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
    context.fillText('ΒΟΥΤΑΝΙΟ · ΠΡΟΠΑΝΙΟ', width / 2, 260)
  })
}

// What is seen of a girth of 2,048 from the front without being foreshortened.
const FRONT_PX = 560

function writeFacts(context, x, share, [gas, content, connection]) {
  const size = (px) => font(Math.round(px * Math.max(share, 0.46)), 'bold')
  context.textAlign = 'center'
  context.fillStyle = '#ffffff'
  context.font = size(128)
  context.fillText(gas, x, 310 * share, FRONT_PX)
  context.fillStyle = '#16181b'
  context.font = size(190)
  context.fillText(content, x, 780 * share, FRONT_PX)
  context.font = size(120)
  context.fillText(connection, x, 940 * share, FRONT_PX)
  drawFlammableSign(context, x, 1210 * share, 130 * share)
}
