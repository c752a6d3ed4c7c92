/**
 * Rounds the corners of a turned profile.
 *
 * Corners are what makes a model look machined: each becomes an arc with a support point on either
 * side, so that the shading stays flat up to the rounding.
 *
 * @param {Array<[radius: number, height: number, fillet?: number]>} profile millimetres
 * @returns {Array<[radius: number, height: number]>}
 */
export function filletProfile(profile) {
  return profile.flatMap((point, index) => {
    const [x, y, radius = 0] = point
    const before = profile[index - 1]
    const after = profile[index + 1]
    if (!radius || !before || !after) return [[x, y]]
    return roundCorner([x, y], before, after, radius)
  })
}

function roundCorner(corner, before, after, wantedRadius) {
  const incoming = towards(corner, before)
  const outgoing = towards(corner, after)
  const cosine = incoming.x * outgoing.x + incoming.y * outgoing.y
  const angle = Math.acos(Math.max(-1, Math.min(1, cosine)))
  if (angle > 3.1) return [corner]

  const wantedReach = wantedRadius / Math.tan(angle / 2)
  const reach = Math.min(wantedReach, incoming.length * 0.48, outgoing.length * 0.48)
  const radius = reach * Math.tan(angle / 2)
  const start = along(corner, incoming, reach)
  const end = along(corner, outgoing, reach)
  const middle = { x: incoming.x + outgoing.x, y: incoming.y + outgoing.y }
  const toCentre = radius / Math.sin(angle / 2) / Math.hypot(middle.x, middle.y)
  const centre = along(corner, middle, toCentre)
  const support = Math.min(reach * 0.3, 0.1 * Math.min(incoming.length, outgoing.length))

  return [
    along(start, incoming, support),
    ...arc(centre, radius, start, end),
    along(end, outgoing, support),
  ]
}

function arc(centre, radius, start, end) {
  const from = Math.atan2(start[1] - centre[1], start[0] - centre[0])
  const to = Math.atan2(end[1] - centre[1], end[0] - centre[0])
  let sweep = to - from
  while (sweep > Math.PI) sweep -= 2 * Math.PI
  while (sweep < -Math.PI) sweep += 2 * Math.PI
  const steps = Math.max(3, Math.ceil(Math.abs(sweep) / 0.2))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + (sweep * step) / steps
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
  })
}

function towards(from, to) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  return { x: (to[0] - from[0]) / length, y: (to[1] - from[1]) / length, length }
}

function along(point, direction, distance) {
  return [point[0] + direction.x * distance, point[1] + direction.y * distance]
}
