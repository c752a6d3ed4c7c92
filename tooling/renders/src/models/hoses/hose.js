import { Quaternion, TubeGeometry, Vector3 } from 'three'
import { drawCanvas } from '../../materials/maps.js'
import { createMaterial } from '../../materials/material.js'
import { hoseFitting } from '../../parts/pipes/hose-fitting.js'
import { font } from '../../parts/cylinders/print.js'
import { group, mesh } from '../../shapes/assemble.js'
import { smoothCurve } from '../../shapes/solids.js'

const HOSE_RADIUS = 8.5
const COIL_RADIUS = 118
const STEPS_A_TURN = 96
const PRINT_LENGTH_MM = 620
/** What is printed along a hose of 8 mm. */
export const LEGEND = 'LPG HOSE   8 mm   MAX 20 bar   –30 TO +70 °C   ///'

/**
 * A gas hose, coiled, with a fitting at either end. It lies flat, so it is seen from above.
 *
 * @param {{ color: string, ink: string, legend: string, turns?: number,
 *   createFitting?: () => import('three').Object3D, braid?: import('three').Material }} build
 *   `braid` stands for a hose without print
 */
export function createHose(build) {
  const { turns = 3, createFitting = hoseFitting } = build
  return {
    angles: {
      a: { azimuth: -0.3, elevation: 0.62 },
      b: { azimuth: 0.45, elevation: 0.42 },
      c: { azimuth: 0.05, elevation: 0.95 },
    },
    build() {
      const curve = smoothCurve(coilPoints(turns))
      const surface = build.braid ?? createHoseRubber(curve.getLength(), build)
      const ends = [
        { at: 0, outward: -1 },
        { at: 1, outward: 1 },
      ]
      return group(
        mesh(new TubeGeometry(curve, 470 * turns, HOSE_RADIUS, 40), surface),
        ...ends.map((end) => fittingAt(curve, createFitting(), end)),
      )
    },
  }
}

function coilPoints(turns) {
  const steps = STEPS_A_TURN * turns
  const points = [
    [-150, HOSE_RADIUS + 3, 196],
    [-112, HOSE_RADIUS + 1, 178],
    [-72, HOSE_RADIUS, 154],
    [-30, HOSE_RADIUS, 132],
  ]
  for (let step = 8; step <= steps - 8; step += 4) {
    const share = step / steps
    const angle = share * turns * 2 * Math.PI
    const climb = Math.max(0, Math.min(1, (share - 0.06) / 0.9)) * (turns - 0.35)
    const radius = COIL_RADIUS + 2.5 * Math.sin(share * 11) + (1 - share) * 3
    points.push([radius * Math.sin(angle), HOSE_RADIUS * (1 + 2 * climb), radius * Math.cos(angle)])
  }
  const top = points.at(-1)[1]
  return [
    ...points,
    [36, top - 2, 128],
    [78, top - 16, 142],
    [112, top - 32, 162],
    [138, HOSE_RADIUS + 5, 190],
    [158, HOSE_RADIUS + 3, 224],
  ]
}

function createHoseRubber(lengthMm, { color, ink, legend }) {
  const print = drawCanvas(4096, 256, (context, width, height) => {
    context.fillStyle = color
    context.fillRect(0, 0, width, height)
    context.fillStyle = ink
    context.font = font(58, 'bold')
    for (const y of [62, 190]) {
      context.fillText(legend, 20, y)
      context.fillText(legend, 2068, y)
    }
  })
  return createMaterial({
    name: `hose-rubber-${color}`,
    roughness: 0.52,
    print,
    printTiles: [lengthMm / PRINT_LENGTH_MM, 1],
    grain: { field: 'cast', tiles: [60, 2], strength: 0.22 },
  })
}

function fittingAt(curve, fitting, { at, outward }) {
  const direction = curve.getTangent(at).multiplyScalar(outward).normalize()
  fitting.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), direction))
  fitting.position.copy(curve.getPoint(at)).addScaledVector(direction, -22)
  return fitting
}

/** An orange low-pressure hose with a crimped union at either end. */
export const hose = createHose({ color: '#e2641b', ink: '#1b1b1b', legend: LEGEND })
