/**
 * Returns which model is rendered from which angle for an image, `<kind or repaint>-<angle>`, and
 * which of the other wanted images come from the same render in other paints.
 *
 * @param {string} image
 * @param {{ kinds: string[], repaints: Record<string, { image: string, paints: object }> }} models
 * @param {string[]} [others] images that are wanted too
 * @returns {{ kind: string, angle: string, images: Record<string, object> }}
 */
export function toJob(image, { kinds, repaints }, others = []) {
  const angle = image.slice(-1)
  const kindOf = (name) => repaints[name]?.image ?? name
  const kind = kindOf(image.slice(0, -2))
  if (!kinds.includes(kind)) throw new Error(`Cannot render ${image}: no model is called ${kind}.`)
  const wanted = new Set([image, ...others])
  const names = [kind, ...Object.keys(repaints).filter((name) => kindOf(name) === kind)]
  const images = names.filter((name) => wanted.has(`${name}-${angle}`))
  return {
    kind,
    angle,
    images: Object.fromEntries(
      images.map((name) => [`${name}-${angle}`, repaints[name]?.paints ?? {}]),
    ),
  }
}
