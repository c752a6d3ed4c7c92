import { BoxGeometry, PlaneGeometry, TubeGeometry, Vector3 } from 'three'
import { drawCanvas } from '../materials/maps.js'
import { createMaterial } from '../materials/material.js'
import { createRandom } from '../materials/noise.js'
import { aroundCircle, group, mesh, place } from '../shapes/assemble.js'
import { lathe } from '../shapes/lathe.js'
import { roundedBox, smoothCurve } from '../shapes/solids.js'

const plain = (name, color, roughness = 0.9) =>
  createMaterial({ name: `room-${name}`, color, roughness })
const glowing = (name, color, strength) =>
  createMaterial({ name: `room-${name}`, color, roughness: 1, glow: { color, strength } })

/** The surfaces of rooms. */
export const surfaces = {
  plaster: plain('plaster', '#e9e6df'),
  blue: plain('blue-wall', '#c7d3dc'),
  sage: plain('sage-wall', '#c4cbb8'),
  concrete: plain('concrete', '#b9b8b4'),
  dark: plain('dark', '#26282b', 0.6),
  white: plain('white', '#f1f0ec', 0.5),
  stone: plain('stone', '#cfc8bb', 0.7),
  cloth: plain('cloth', '#c9b08a'),
  leaf: plain('leaf', '#4d6b3c', 0.6),
  soil: plain('soil', '#4a3b30'),
  door: plain('door', '#2f6ea6', 0.55),
  clay: plain('clay', '#b5694a', 0.8),
  oak: boards('oak', '#b98a5c', '#8f6640'),
  pine: boards('pine', '#d6b58a', '#b8956a'),
  teak: boards('teak', '#8a5a3a', '#5f3b24'),
  tiles: tiles('tiles', '#d2cdc3', '#aaa59b'),
}

// Boards of one wood, each a little lighter or darker, along the texture's height.
function boards(name, color, joint) {
  const random = createRandom(5)
  const print = drawCanvas(1024, 1024, (context, width, height) => {
    for (let board = 0; board < 8; board++) {
      context.fillStyle = color
      context.fillRect((board * width) / 8, 0, width / 8, height)
      context.fillStyle = random() > 0.5 ? '#ffffff' : '#000000'
      context.globalAlpha = random() * 0.12
      context.fillRect((board * width) / 8, 0, width / 8, height)
      context.fillStyle = joint
      for (let fibre = 0; fibre < 60; fibre++) {
        context.globalAlpha = 0.05 + random() * 0.1
        const x = ((board + random()) * width) / 8
        context.fillRect(x, random() * height, 1 + random() * 2, 200 + random() * 700)
      }
      context.globalAlpha = 1
      context.fillRect((board * width) / 8, 0, 3, height)
      context.fillRect((board * width) / 8, random() * height, width / 8, 3)
    }
  })
  return createMaterial({ name: `room-${name}`, roughness: 0.5, clearcoat: 0.12, print })
}

function tiles(name, color, joint) {
  const print = drawCanvas(512, 512, (context, width, height) => {
    context.fillStyle = joint
    context.fillRect(0, 0, width, height)
    context.fillStyle = color
    context.fillRect(6, 6, width - 12, height - 12)
  })
  return createMaterial({ name: `room-${name}`, roughness: 0.6, print })
}

/** A floor of the given edge at a height, its texture as large as `tileMm`. */
export function floor(material, { y = 0, edge = 6000, tileMm = 900 } = {}) {
  return place(sheet(edge, edge, material, tileMm), [0, y, 0], [-Math.PI / 2, 0, 0])
}

/** A wall across the whole image behind the products. */
export function wall(material, { z, width = 7000, y = 0, height = 3200, tileMm = 900 }) {
  return place(sheet(width, height, material, tileMm), [0, y + height / 2, z])
}

function sheet(width, height, material, tileMm) {
  const geometry = new PlaneGeometry(width, height)
  const { uv } = geometry.attributes
  for (let index = 0; index < uv.count; index++) {
    uv.setXY(index, (uv.getX(index) * width) / tileMm, (uv.getY(index) * height) / tileMm)
  }
  return mesh(geometry, material)
}

/** A window on a wall that faces +z: bright panes in a white frame, a sill below. */
export function window({
  at: [x, y, z],
  width = 1100,
  height = 1300,
  color = '#eaf2fb',
  light = 3,
}) {
  const frame = surfaces.white
  const bars = [-1, 0, 1].flatMap((side) => [
    place(roundedBox(46, height + 46, 60, 6, frame), [(side * width) / 2, 0, 10]),
    place(roundedBox(width + 44, 48, 58, 6, frame), [0, (side * height) / 2, 10]),
  ])
  return place(
    group(
      mesh(new BoxGeometry(width, height, 4), glowing(`pane-${color}`, color, light)),
      ...bars,
      place(roundedBox(width + 180, 40, 180, 8, frame), [0, -height / 2 - 30, 60]),
    ),
    [x, y, z],
  )
}

/** A wooden door that faces +z in a frame of stone, boards side by side. */
export function door([x, y, z], { width = 960, height = 2100 } = {}) {
  const planks = Array.from({ length: 6 }, (_, index) =>
    place(roundedBox(width / 6 - 3, height, 40, 5, surfaces.door), [
      ((index - 2.5) * width) / 6,
      height / 2,
      0,
    ]),
  )
  const rails = [0.16, 0.86].map((share) =>
    place(roundedBox(width - 20, 120, 52, 8, surfaces.door), [0, height * share, 4]),
  )
  const posts = [-1, 1].map((side) =>
    place(roundedBox(110, height + 60, 90, 10, surfaces.stone), [
      side * (width / 2 + 56),
      height / 2,
      10,
    ]),
  )
  return place(group(...planks, ...rails, ...posts), [x, y, z])
}

/** A skirting board along a wall. */
export function skirting(z, y = 0) {
  return place(roundedBox(7000, 90, 24, 6, surfaces.white), [0, y + 45, z + 12])
}

/** A table top with its front edge; the products stand on y = 0. */
export function tableTop(material, { width = 2600, depth = 900, thickness = 44 } = {}) {
  const top = mesh(new BoxGeometry(width, thickness, depth), material)
  return place(top, [0, -thickness / 2, 0])
}

/** A potted plant of long leaves. */
export function plant(scale = 1) {
  const random = createRandom(9)
  const pot = lathe(
    [
      [0, 0],
      [110, 0, 6],
      [150, 260, 6],
      [158, 262, 4],
      [158, 290, 6],
      [142, 290, 4],
      [138, 262],
      [0, 262],
    ],
    surfaces.clay,
    { segments: 72 },
  )
  const leaves = aroundCircle(17, 18, (index) => {
    const reach = 240 + random() * 260
    const height = 380 + random() * 420
    const angle = (index * 2 * Math.PI) / 17
    const points = [0, 0.3, 0.6, 0.85, 1].map((share) => [
      reach * share ** 1.6 * Math.cos(angle),
      260 + height * Math.sin(share * 2.1),
      reach * share ** 1.6 * Math.sin(angle),
    ])
    return leaf(points)
  })
  const whole = group(pot, leaves)
  whole.scale.setScalar(scale)
  return whole
}

// Wide in the middle, pointed at its end, and flat.
function leaf(points) {
  const curve = smoothCurve(points)
  const [steps, sides, radius] = [40, 8, 34]
  const geometry = new TubeGeometry(curve, steps, radius, sides)
  const { position } = geometry.attributes
  const offset = new Vector3()
  for (let index = 0; index < position.count; index++) {
    const share = Math.floor(index / (sides + 1)) / steps
    const centre = curve.getPointAt(share)
    const width = Math.sin(Math.PI * (0.14 + 0.86 * share)) + 0.01
    offset.fromBufferAttribute(position, index).sub(centre)
    offset.multiplyScalar(width)
    offset.y *= 0.3
    position.setXYZ(index, centre.x + offset.x, centre.y + offset.y, centre.z + offset.z)
  }
  geometry.computeVertexNormals()
  return mesh(geometry, surfaces.leaf)
}

/** Boards on a wall with brackets. */
export function shelf(material, { at, width = 1400, depth = 260 }) {
  const brackets = [-0.36, 0.36].map((share) =>
    place(roundedBox(24, 150, depth - 40, 6, surfaces.dark), [width * share, -86, 0]),
  )
  return place(group(roundedBox(width, 34, depth, 5, material), ...brackets), at)
}
