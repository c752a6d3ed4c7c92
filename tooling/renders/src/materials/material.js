import { Color, DoubleSide, MeshPhysicalMaterial } from 'three'
import { normalCanvas, roughnessCanvas, toTexture } from './maps.js'

/**
 * Creates a surface. `grain` bends the light (a normal map), `wear` varies the gloss, `print` is a
 * canvas laid over the colour.
 *
 * @param {{
 *   name: string, color?: string, roughness: number, metalness?: number,
 *   clearcoat?: number, clearcoatRoughness?: number,
 *   grain?: { field: string, tiles?: [number, number], strength: number },
 *   wear?: { amount: number, field?: string, tiles?: [number, number] },
 *   print?: HTMLCanvasElement, printTiles?: [number, number], isCutOut?: boolean,
 *   glow?: { color?: string, print?: HTMLCanvasElement, strength: number }, isTwoSided?: boolean,
 * }} options
 */
export function createMaterial(options) {
  const { name, color = '#ffffff', roughness, metalness = 0, grain, wear, print, glow } = options
  const material = new MeshPhysicalMaterial({
    name,
    color,
    roughness,
    metalness,
    clearcoat: options.clearcoat ?? 0,
    clearcoatRoughness: options.clearcoatRoughness ?? 0.05,
    transparent: options.isCutOut ?? false,
  })
  if (options.isTwoSided) material.side = DoubleSide
  if (grain) {
    material.normalMap = toTexture(normalCanvas(grain.field), {
      isColor: false,
      tiles: grain.tiles,
    })
    material.normalScale.set(grain.strength, grain.strength)
  }
  if (wear) addWear(material, roughness, metalness, wear)
  if (print) material.map = toTexture(print, { tiles: options.printTiles })
  if (glow) {
    material.emissive = new Color(glow.color ?? '#ffffff')
    if (glow.print) material.emissiveMap = toTexture(glow.print)
    material.emissiveIntensity = glow.strength
  }
  return material
}

function addWear(material, roughness, metalness, { amount, field = 'smudge', tiles }) {
  const low = Math.max(0, roughness - amount)
  const high = Math.min(1, roughness + amount)
  const texture = toTexture(roughnessCanvas(field, low, high, metalness), { isColor: false, tiles })
  material.roughness = 1
  material.metalness = 1
  material.roughnessMap = texture
  material.metalnessMap = texture
}
