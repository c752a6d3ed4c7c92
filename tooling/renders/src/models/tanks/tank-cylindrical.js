import { palette } from '../../materials/palette.js'
import { createTankSticker } from '../../parts/cylinders/tank-sticker.js'
import { tankValves } from '../../parts/cylinders/tank-valves.js'
import { typePlate } from '../../parts/cylinders/type-plate.js'
import { weldBead } from '../../parts/pipes/weld.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { polygon } from '../../shapes/outlines.js'
import { boltHead } from '../../shapes/screws.js'
import { extrude, ring, roundedBox, wrapLabel } from '../../shapes/solids.js'

const RADIUS = 157
const END = 78
const AXIS_HEIGHT = 184
const { powderCoat, rubber, zinc } = palette

/**
 * A cylindrical autogas tank lying in its frame, the valve group on its shoulder.
 *
 * @param {{ length: number, coat?: import('three').Material, plate: string[], sticker: string }} build
 *   millimetres, and what its plate and its sticker say
 */
export function createTankCylindrical({ length, coat = powderCoat, plate, sticker }) {
  const straps = [-0.3 * length, 0.3 * length]
  return {
    angles: {
      a: { azimuth: -0.5, elevation: 0.36 },
      b: { azimuth: 0.55, elevation: 0.46 },
      c: { azimuth: 0, elevation: 0.3 },
    },
    build() {
      const bead = { rise: 3, halfWidth: 5, ripples: 120 }
      const body = group(
        shell(length, coat),
        weldBead(RADIUS, END, coat, bead),
        weldBead(RADIUS, length - END, coat, bead),
      )
      const beam = length * 0.684
      const typed = typePlate('ΔΕΞΑΜΕΝΗ', plate)
      return group(
        place(body, [length / 2, AXIS_HEIGHT, 0], [0, 0, Math.PI / 2]),
        aroundTank(0.62, place(tankValves(), [0, RADIUS - 4, 0])),
        aroundTank(0.95, place(typed, [length * 0.168, RADIUS + 1, 0])),
        wrapSticker(sticker),
        ...straps.map((x) => place(strap(), [x, AXIS_HEIGHT, 0])),
        ...straps.map(cradle),
        ...[-112, 112].map((z) => place(roundedBox(beam, 16, 30, 3, zinc), [0, 8, z])),
      )
    },
  }
}

// Turns a part that stands on the tank's top towards the front.
function aroundTank(angle, part) {
  return place(group(part), [0, AXIS_HEIGHT, 0], [angle, 0, 0])
}

function shell(length, coat) {
  const steps = Array.from({ length: 41 }, (_, step) => endPoint(step / 40))
  const lower = steps.map(([radius, depth]) => [radius, depth])
  const upper = steps.toReversed().map(([radius, depth]) => [radius, length - depth])
  const middle = Array.from({ length: 60 }, (_, step) => [
    RADIUS,
    END + ((length - 2 * END) * (step + 1)) / 61,
  ])
  return lathe([...lower, ...middle, ...upper], coat, { segments: 192 })
}

function endPoint(share) {
  const angle = (Math.PI / 2) * share
  return [RADIUS * Math.sin(angle) ** 0.9, END * (1 - Math.cos(angle))]
}

// The wrap runs around y; the tank's axis is x.
function wrapSticker(text) {
  const print = createTankSticker(['ΥΓΡΑΕΡΙΟ', text])
  print.map.center.set(0.5, 0.5)
  print.map.rotation = -Math.PI / 2
  const label = wrapLabel(RADIUS + 1.2, 216, 0.42, print, 0)
  const standing = place(group(label), [0, 0, 0], [0, 0.24, 0])
  return place(group(standing), [-60, AXIS_HEIGHT, 0], [0, 0, Math.PI / 2])
}

function strap() {
  const band = lathe(
    [
      [RADIUS - 1, -22],
      [RADIUS + 3, -22, 1],
      [RADIUS + 3, 22, 1],
      [RADIUS - 1, 22],
    ],
    zinc,
    { segments: 160 },
  )
  const edges = [-20, 20].map((y) =>
    place(ring(RADIUS + 2, 2.4, rubber), [0, y, 0], [Math.PI / 2, 0, 0]),
  )
  return group(place(group(band, ...edges), [0, 0, 0], [0, 0, Math.PI / 2]))
}

function cradle(x) {
  const side = polygon([
    [-140, 0],
    [140, 0],
    [128, 62],
    [104, 62],
    [60, 34],
    [0, 26],
    [-60, 34],
    [-104, 62],
    [-128, 62],
  ])
  const saddle = extrude(side, 44, zinc, { bevel: 2 })
  const bolts = [-112, 112].map((z) => place(boltHead(19, zinc), [x, 62, z]))
  return group(place(saddle, [x - 22, 14, 0], [0, Math.PI / 2, 0]), ...bolts)
}

/** A tank of 55 litres. */
export const tankCylindrical = createTankCylindrical({
  length: 760,
  plate: ['Υγραέριο', 'Γεμίζει ως το 80 %'],
  sticker: 'Γεμίζει ως το 80 %',
})
