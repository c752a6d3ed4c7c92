import { Box3, Group, Sphere, Vector3 } from 'three'
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js'
import { models } from '../models/index.js'
import { frameCamera } from './frame-camera.js'

/**
 * The three views of a product, as the camera's direction in radians: a from the left, b from the
 * right, c from the front. A model may name its own where these hide what matters.
 */
const standardAngles = {
  a: { azimuth: -0.55, elevation: 0.3 },
  b: { azimuth: 0.62, elevation: 0.36 },
  c: { azimuth: 0, elevation: 0.16 },
}

/**
 * Builds a product and hands back its GLB file with one framed camera an angle.
 *
 * Every model is scaled to a bounding sphere of radius 1 and set on y = 0, so that one set of lamps
 * fits a fitting of 60 mm and a heater of 720 mm.
 */
export async function exportModel(kind) {
  const model = models[kind]
  const { root, addRoom, height } = toStudioScale(model.build(), model.buildRoom?.())
  const angles = model.hasOwnAnglesOnly ? model.angles : { ...standardAngles, ...model.angles }
  const cameras = Object.fromEntries(
    Object.entries(angles).map(([angle, direction]) => [
      angle,
      frameCamera(root, height, direction, model.frame),
    ]),
  )
  addRoom()
  root.updateMatrixWorld(true)
  const file = await new GLTFExporter().parseAsync(root, { binary: true })
  const { hasClearGround = false, buildRoom } = model
  const scene = { height, cameras, hasClearGround, hasRoom: Boolean(buildRoom) }
  return { glb: toBase64(new Uint8Array(file)), scene }
}

// The room around is scaled with the products; neither scale nor cameras look at it.
function toStudioScale(product, room) {
  product.updateMatrixWorld(true)
  const box = new Box3().setFromObject(product, true)
  const scale = 1 / box.getBoundingSphere(new Sphere()).radius
  const centre = box.getCenter(new Vector3())
  product.scale.setScalar(scale)
  product.position.set(-centre.x * scale, -box.min.y * scale, -centre.z * scale)
  const root = new Group().add(product)
  root.updateMatrixWorld(true)
  const addRoom = () => room && product.add(room)
  return { root, addRoom, height: (box.max.y - box.min.y) * scale }
}

function toBase64(bytes) {
  let text = ''
  for (let start = 0; start < bytes.length; start += 32768) {
    text += String.fromCharCode(...bytes.subarray(start, start + 32768))
  }
  return btoa(text)
}
