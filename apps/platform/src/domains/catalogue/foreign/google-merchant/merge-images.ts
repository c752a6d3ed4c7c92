/** The images of an item, the main one apart. */
export interface ItemImages {
  main: string | undefined
  others: readonly string[]
}

/**
 * The images of a product from those of its items. Each item leaves its main image out of the
 * others, so the order of all is found from the order in each; a main image that no item has among
 * the others belongs to its variant alone.
 */
export function mergeImages(items: readonly ItemImages[]): string[] {
  const mains = new Set(items.flatMap(({ main }) => main ?? []))
  const [first] = items
  // All show the same one first: it is the product's own.
  if (mains.size <= 1) return [...new Set([...mains, ...(first?.others ?? [])])]
  const lists = items.map(({ others }) => others)
  const merged: string[] = []
  const left = new Set(lists.flat())
  while (left.size > 0) {
    // The next is one that no list has behind another one that is left.
    const next = [...left].find((image) =>
      lists.every((list) => {
        const place = list.indexOf(image)
        return place < 0 || !list.slice(0, place).some((before) => left.has(before))
      }),
    )
    const [any] = left
    const chosen = next ?? any
    if (chosen === undefined) break
    merged.push(chosen)
    left.delete(chosen)
  }
  return merged
}
