import { Quaternion, TubeGeometry, Vector3 } from 'three'
import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { createDomeRegulator } from '../regulators/dome-regulator.js'
import { group, mesh, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedBox, smoothCurve } from '../../shapes/solids.js'

const RADIUS = 8
const { stainless, zinc } = palette

/**
 * A hose on its clip-on regulator, the other end free; both ends have a clamp.
 *
 * @param {{ color: string, inlet: 'clip' | 'nut', lever?: string }} build
 */
export function createRegulatorHose({ color, ...regulator }) {
  const rubber = createMaterial({
    name: `regulator-hose-${color}`,
    color,
    roughness: 0.52,
    grain: { field: 'cast', tiles: [60, 2], strength: 0.22 },
  })
  return {
    angles: {
      a: { azimuth: -0.3, elevation: 0.58 },
      b: { azimuth: 0.45, elevation: 0.5 },
      c: { azimuth: 0.05, elevation: 0.85 },
    },
    build() {
      const curve = smoothCurve(path())
      const onFloor = 35
      return group(
        place(group(createDomeRegulator(regulator).build()), [-120, onFloor, 70]),
        mesh(new TubeGeometry(curve, 900, RADIUS, 32), rubber),
        clampAt(curve, 0.012),
        clampAt(curve, 0.985),
      )
    },
  }
}

// From the regulator's tail once and a half round, to the free end in front.
function path() {
  const start = [
    [-68, 49, 70],
    [-20, 46, 66],
    [40, 30, 52],
    [96, 12, 20],
  ]
  const steps = 30
  const loop = Array.from({ length: steps }, (_, step) => {
    const angle = 0.5 + (step / (steps - 1)) * 8.6
    const radius = 92 - step * 0.7
    const climb = RADIUS + Math.max(0, step - 20) * 1.7
    return [46 + radius * Math.sin(angle + 0.75), climb, -46 + radius * Math.cos(angle + 0.75)]
  })
  const end = [
    [118, 20, 54],
    [104, 10, 104],
    [70, RADIUS + 1, 132],
    [20, RADIUS + 1, 140],
  ]
  return [...start, ...loop, ...end]
}

function clampAt(curve, at) {
  const band = lathe(
    [
      [RADIUS, -5],
      [RADIUS + 1, -5, 0.3],
      [RADIUS + 1, 5, 0.3],
      [RADIUS, 5],
    ],
    stainless,
    { segments: 64 },
  )
  const clamp = group(band, place(roundedBox(12, 9, 6, 1, zinc), [0, 0, RADIUS + 3]))
  const direction = curve.getTangentAt(at).normalize()
  clamp.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), direction))
  clamp.position.copy(curve.getPointAt(at))
  return clamp
}
