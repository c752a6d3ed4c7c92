import { Quaternion, TubeGeometry, Vector3 } from 'three'
import { drawCanvas } from '../../materials/maps.js'
import { createMaterial } from '../../materials/material.js'
import { hoseEnds } from '../../parts/pipes/hose-ends.js'
import { font } from '../../parts/cylinders/print.js'
import { group, mesh } from '../../shapes/assemble.js'
import { smoothCurve } from '../../shapes/solids.js'

const COIL_RADIUS = 118
const STEPS_A_TURN = 96
const PRINT_LENGTH_MM = 620
/** What is printed along a hose; its sizes differ by product. */
export const LEGEND = 'ΥΓΡΑΕΡΙΟ   –30 … +70 °C   ///   ΥΓΡΑΕΡΙΟ   ///'

/**
 * A gas hose, coiled, with something at either end. It lies flat, so it is seen from above.
 *
 * @param {{ color: string, name?: string, ink: string, legend: string, turns?: number, radius?: number,
 *   ends?: [keyof typeof hoseEnds, keyof typeof hoseEnds], braid?: import('three').Material }} build
 *   `name` is that of the colour, `radius` is the outer one in millimetres, `ends` the one in front at the left and the other;
 *   `braid` stands for a hose without print
 */
export function createHose(build) {
  const { turns = 3, radius = 8.5, ends = ['nut', 'nut'] } = build
  return {
    facts: { color: build.name },
    angles: {
      a: { azimuth: -0.3, elevation: 0.62 },
      b: { azimuth: 0.45, elevation: 0.42 },
      c: { azimuth: 0.05, elevation: 0.95 },
    },
    build() {
      const curve = smoothCurve(coilPoints(turns, radius))
      const surface = build.braid ?? createHoseRubber(curve.getLength(), build)
      return group(
        mesh(new TubeGeometry(curve, 470 * turns, radius, 40), surface),
        endAt(curve, hoseEnds[ends[0]](radius), { at: 0, outward: -1 }),
        endAt(curve, hoseEnds[ends[1]](radius), { at: 1, outward: 1 }),
      )
    },
  }
}

function coilPoints(turns, radius) {
  const steps = STEPS_A_TURN * turns
  const points = [
    [-150, radius + 3, 196],
    [-112, radius + 1, 178],
    [-72, radius, 154],
    [-30, radius, 132],
  ]
  for (let step = 8; step <= steps - 8; step += 4) {
    const share = step / steps
    const angle = share * turns * 2 * Math.PI
    const climb = Math.max(0, Math.min(1, (share - 0.06) / 0.9)) * (turns - 0.35)
    const across = COIL_RADIUS + 2.5 * Math.sin(share * 11) + (1 - share) * 3
    points.push([across * Math.sin(angle), radius * (1 + 2 * climb), across * Math.cos(angle)])
  }
  const top = points.at(-1)[1]
  const fall = (top - radius) / (8.5 * (2 * turns - 0.7))
  return [
    ...points,
    [36, top - 2 * fall, 128],
    [78, top - (top - radius) * 0.36, 142],
    [112, top - (top - radius) * 0.78, 162],
    [138, radius + 5, 190],
    [158, radius + 3, 224],
  ]
}

function createHoseRubber(lengthMm, { color, ink, legend, radius = 8.5 }) {
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
    name: `hose-rubber-${color}-${radius}`,
    roughness: 0.52,
    print,
    printTiles: [lengthMm / PRINT_LENGTH_MM, 1],
    grain: { field: 'cast', tiles: [60, 2], strength: 0.22 },
  })
}

/** Places an end that points along +y where the hose ends, its first 22 mm over the hose. */
export function endAt(curve, part, { at, outward }) {
  const direction = curve.getTangent(at).multiplyScalar(outward).normalize()
  part.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), direction))
  part.position.copy(curve.getPoint(at)).addScaledVector(direction, -22)
  return part
}

/** An orange low-pressure hose with a crimped union at either end. */
export const hose = createHose({ color: '#e2641b', name: 'orange', ink: '#1b1b1b', legend: LEGEND })
