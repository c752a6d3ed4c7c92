import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { roundedRectangle } from '../../shapes/outlines.js'
import { tube } from '../../shapes/solids.js'

const HALF_WIDTH = 112
const HALF_DEPTH = 118
const WIRE = 4
const { blackEnamel, rubber } = palette

/** The enamelled wire grid a pan stands on: a frame on y = 0 and four fingers. */
export function panSupport() {
  const outline = roundedRectangle(-HALF_WIDTH, -HALF_DEPTH, 2 * HALF_WIDTH, 2 * HALF_DEPTH, 26)
    .getPoints(16)
    .slice(0, -1)
    .map((point) => [point.x, 0, point.y])
  const frame = tube(outline, WIRE, blackEnamel, { steps: 400, sides: 16, isClosed: true })
  const corners = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]
  return group(frame, ...corners.map(finger), ...corners.map(foot))
}

function finger([sideX, sideZ]) {
  const at = (share, y) => [sideX * (HALF_WIDTH - 7) * share, y, sideZ * (HALF_DEPTH - 7) * share]
  const points = [at(1, 0), at(0.95, 12), at(0.9, 22), at(0.42, 22), at(0.3, 22), at(0.28, 16)]
  return tube(points, WIRE, blackEnamel, { steps: 120, sides: 16 })
}

function foot([sideX, sideZ]) {
  const profile = [
    [0, 0],
    [4.5, 0, 0.8],
    [4.5, 8],
    [0, 8],
  ]
  const position = [sideX * HALF_WIDTH, -8, sideZ * (HALF_DEPTH - 40)]
  return place(lathe(profile, rubber, { segments: 24 }), position)
}
