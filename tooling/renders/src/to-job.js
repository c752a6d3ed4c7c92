/**
 * Returns which model is rendered for an image, `<kind or repaint>-<angle>`, from which angles, and
 * which of the other wanted images come from the same model: seen from another side, or in other
 * paints.
 *
 * @param {string} image
 * @param {{ kinds: string[], repaints: Record<string, { image: string, paints: object }> }} models
 * @param {string[]} [others] images that are wanted too
 * @returns {{ kind: string, views: Record<string, Record<string, object>> }} the images with their
 *   paints by angle
 */
export function toJob(image, { kinds, repaints }, others = []) {
  const kindOf = (name) => repaints[name]?.image ?? name
  const kind = kindOf(image.slice(0, -2))
  if (!kinds.includes(kind)) throw new Error(`Cannot render ${image}: no model is called ${kind}.`)
  const views = {}
  for (const wanted of new Set([image, ...others])) {
    const [name, angle] = [wanted.slice(0, -2), wanted.slice(-1)]
    if (kindOf(name) !== kind) continue
    views[angle] = { ...views[angle], [wanted]: repaints[name]?.paints ?? {} }
  }
  return { kind, views }
}
