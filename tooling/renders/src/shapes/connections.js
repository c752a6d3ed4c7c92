import { lathe } from './lathe.js'

/** An external thread standing on y = 0 with an open bore at its end. */
export function threadedStub(radius, height, pitch, material) {
  const root = radius - pitch * 0.55
  const crest = radius - pitch * 0.05
  const boreDepth = height - Math.min(height * 0.6, 6)
  const profile = [
    [radius * 0.5, 0],
    [root, 0],
  ]
  for (let y = pitch * 0.3; y + pitch < height; y += pitch) {
    profile.push([root, y], [crest, y + pitch * 0.42], [crest, y + pitch * 0.56])
  }
  profile.push(
    [root, height - 0.1],
    [root - 0.4, height],
    [radius * 0.62, height],
    [radius * 0.6, boreDepth],
    [0, boreDepth],
  )
  return lathe(profile, material, { segments: 72, creaseAngle: 0.5 })
}

/** A hose tail: saw-tooth ribs that let a hose slide on and not off. */
export function hoseTail(radius, height, ribs, material) {
  const profile = [[radius, 0]]
  const step = (height * 0.8) / ribs
  for (let rib = 0; rib < ribs; rib++) {
    const y = height * (0.15 + (0.8 * rib) / ribs)
    profile.push(
      [radius * 0.9, y],
      [radius * 1.1, y + step * 0.15, 0.15],
      [radius * 0.88, y + step * 0.95],
    )
  }
  profile.push(
    [radius * 0.85, height, 0.4],
    [radius * 0.6, height, 0.2],
    [radius * 0.55, height * 0.7],
    [0, height * 0.7],
  )
  return lathe(profile, material, { segments: 64, creaseAngle: 0.6 })
}
