import {
  CatmullRomCurve3,
  CircleGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  PlaneGeometry,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { mesh } from './assemble.js'

/** Pushes an outline along +z with bevelled edges. */
export function extrude(shape, depth, material, { bevel = 0.5, curveSegments = 24 } = {}) {
  const geometry = new ExtrudeGeometry(shape, {
    depth: Math.max(0.01, depth - 2 * bevel),
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 3,
    bevelOffset: -bevel,
    curveSegments,
  })
  geometry.translate(0, 0, bevel)
  layTextureInDecimetres(geometry)
  return mesh(toCreasedNormals(geometry, 0.6), material)
}

// An extrusion's own coordinates are millimetres, which would tile a texture a hundred times too often.
function layTextureInDecimetres(geometry) {
  const { uv } = geometry.attributes
  for (let index = 0; index < uv.count; index++) {
    uv.setXY(index, uv.getX(index) / 100, uv.getY(index) / 100)
  }
}

/** A smooth curve through the given points. */
export function smoothCurve(points, { isClosed = false } = {}) {
  const curve = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    isClosed,
    'centripetal',
  )
  curve.arcLengthDivisions = 2000
  return curve
}

/** A round bar or pipe along the given points. */
export function tube(points, radius, material, options = {}) {
  const { steps = 160, sides = 20, isClosed = false } = options
  const curve = smoothCurve(points, { isClosed })
  return mesh(new TubeGeometry(curve, steps, radius, sides, isClosed), material)
}

/** A box with rounded edges, centred on the origin. */
export function roundedBox(width, height, depth, radius, material) {
  return mesh(new RoundedBoxGeometry(width, height, depth, 5, radius), material)
}

/** A ring lying flat. */
export function ring(radius, thickness, material, { segments = 160 } = {}) {
  const geometry = new TorusGeometry(radius, thickness, 20, segments)
  return mesh(geometry, material, [0, 0, 0], [Math.PI / 2, 0, 0])
}

/** A ball. */
export function ball(radius, material) {
  return mesh(new SphereGeometry(radius, 24, 16), material)
}

/** A label bent around the y axis, centred on +z. `arc` is in radians. */
export function wrapLabel(radius, height, arc, material, y) {
  const geometry = new CylinderGeometry(radius, radius, height, 96, 1, true, -arc / 2, arc)
  return mesh(geometry, material, [0, y, 0])
}

/** A flat round print facing +z. */
export function roundPrint(radius, material) {
  return mesh(new CircleGeometry(radius, 96), material)
}

/** A flat print facing +z. */
export function flatPrint(width, height, material) {
  return mesh(new PlaneGeometry(width, height), material)
}
