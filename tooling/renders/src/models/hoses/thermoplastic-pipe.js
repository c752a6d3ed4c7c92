import { Quaternion, TubeGeometry, Vector3 } from 'three'
import { drawCanvas } from '../../materials/maps.js'
import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { font } from '../../parts/cylinders/print.js'
import { group, mesh, place } from '../../shapes/assemble.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { smoothCurve } from '../../shapes/solids.js'

const PIPE = 5
const COIL = 112
const TURNS = 5
const PRINT_LENGTH_MM = 420
const { turnedBrass } = palette

/** Thin black autogas pipe in a coil, its two ends with brass unions. */
export const thermoplasticPipe = {
  angles: {
    a: { azimuth: -0.3, elevation: 0.6 },
    b: { azimuth: 0.45, elevation: 0.46 },
    c: { azimuth: 0.05, elevation: 0.92 },
  },
  build() {
    const curve = smoothCurve(coil())
    const cover = createCover(curve.getLength())
    return group(
      mesh(new TubeGeometry(curve, 1600, PIPE, 28), cover),
      endAt(curve, 0, -1),
      endAt(curve, 1, 1),
    )
  },
}

function coil() {
  const points = [
    [-120, PIPE + 4, COIL + 44],
    [-80, PIPE + 1, COIL + 24],
    [-40, PIPE, COIL + 8],
  ]
  for (let step = 4; step <= TURNS * 48; step += 3) {
    const turn = step / 48
    const angle = turn * 2 * Math.PI
    // Two layers, the upper resting between the windings of the lower.
    const lower = Math.min(turn, 3)
    const upper = Math.max(0, turn - 3)
    const radius = COIL - lower * 5.4 + upper * 5.4
    const climb = Math.min(1, Math.max(0, (turn - 2.85) * 4)) * 8.8
    points.push([radius * Math.sin(angle), PIPE + climb, radius * Math.cos(angle)])
  }
  return [
    ...points,
    [44, PIPE + 8, COIL + 6],
    [86, PIPE + 3, COIL + 26],
    [124, PIPE + 4, COIL + 60],
  ]
}

function createCover(lengthMm) {
  const print = drawCanvas(4096, 256, (context, width, height) => {
    context.fillStyle = '#121316'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#e8e8e4'
    context.font = font(72, 'bold')
    for (const y of [70, 198]) {
      context.fillText('ΥΓΡΑΕΡΙΟ   8 mm   30 bar   ///', 20, y)
      context.fillText('ΥΓΡΑΕΡΙΟ   8 mm   30 bar   ///', 2068, y)
    }
  })
  return createMaterial({
    name: 'dark-pipe-cover',
    roughness: 0.5,
    print,
    printTiles: [lengthMm / PRINT_LENGTH_MM, 1],
  })
}

function endAt(curve, at, outward) {
  const direction = curve.getTangent(at).multiplyScalar(outward).normalize()
  const end = union()
  end.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), direction))
  end.position.copy(curve.getPoint(at)).addScaledVector(direction, -12)
  return end
}

function union() {
  const sleeve = lathe(
    [
      [PIPE, 0],
      [7, 0, 0.8],
      [7, 12, 0.8],
      [5.6, 13],
      [5.6, 18],
    ],
    turnedBrass,
    { segments: 64 },
  )
  const nose = lathe(
    [
      [7.4, 0],
      [6, 3, 0.8],
      [3, 3, 0.3],
      [2.6, -4],
      [0, -4],
    ],
    turnedBrass,
    { segments: 64 },
  )
  return group(sleeve, place(hexagon(17, 13, turnedBrass), [0, 16, 0]), place(nose, [0, 29, 0]))
}
