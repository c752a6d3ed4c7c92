import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { group, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { hexagon } from '../../shapes/hexagon.js'
import { roundedBox } from '../../shapes/solids.js'

const { stainless, zinc } = palette
const BAND = 9
const dark = createMaterial({ name: 'clamp-slot', color: '#141414', roughness: 0.9 })

/** Three worm-drive hose clamps of falling size, the largest on edge. */
export const clampSet = {
  angles: {
    a: { azimuth: -0.4, elevation: 0.5 },
    b: { azimuth: 0.5, elevation: 0.44 },
    c: { azimuth: 0, elevation: 0.38 },
  },
  build() {
    return group(
      place(group(clamp(27)), [-22, 28, -14], [Math.PI / 2, 0.4, 0.16]),
      place(clamp(19), [34, 0, 2], [0, 1.9, 0]),
      place(clamp(13), [-6, 0, 34], [0, 0.9, 0]),
    )
  },
}

// The band lies round the y axis from 0 to its width; the screw is on +z.
function clamp(radius) {
  const band = lathe(
    [
      [radius, 0],
      [radius + 0.9, 0, 0.3],
      [radius + 0.9, BAND, 0.3],
      [radius, BAND, 0.3],
      [radius, 0],
    ],
    stainless,
    { segments: 160 },
  )
  const overlap = lathe(
    [
      [radius + 0.9, 0.4],
      [radius + 1.7, 0.4, 0.3],
      [radius + 1.7, BAND - 0.4, 0.3],
      [radius + 0.9, BAND - 0.4],
    ],
    stainless,
    { segments: 160 },
  )
  return group(band, overlap, ...slots(radius), place(screw(), [0, BAND / 2, radius + 5]))
}

function slots(radius) {
  const step = 2.6 / radius
  const count = Math.floor(4.6 / step)
  return Array.from({ length: count }, (_, index) => {
    const angle = 0.8 + index * step
    const slot = roundedBox(1.1, BAND * 0.62, 0.7, 0.2, dark)
    slot.rotation.z = 0.22
    return place(
      group(slot),
      [(radius + 1.5) * Math.sin(angle), BAND / 2, (radius + 1.5) * Math.cos(angle)],
      [0, angle, 0],
    )
  })
}

function screw() {
  const housing = lathe(
    [
      [0, -8],
      [5, -8, 0.6],
      [5, 8, 0.6],
      [0, 8],
    ],
    stainless,
    { segments: 64 },
  )
  const head = group(hexagon(7.4, 5, zinc), place(roundedBox(7, 0.8, 1.2, 0.2, dark), [0, 5, 0]))
  return group(
    place(group(housing), [0, 0, 0], [0, 0, Math.PI / 2]),
    place(roundedBox(15, BAND + 2.4, 4, 1, stainless), [0, 0, -2.6]),
    place(head, [-8, 0, 0.4], [0, 0, Math.PI / 2]),
  )
}
