import type { Selection } from '@floga/catalogue-core'

import type { MenuNode } from '../../../site/site.js'

/** Positions of categories in the menu, for a facet that keeps its hierarchy. */
export interface CategoryPositions {
  /** Its place when all levels are read from top to bottom; 0 for anything but a category. */
  rankOf(selection: Selection): number
  /** 0 for the first level, and for one that the menu does not have. */
  levelOf(slug: string): number
  /** Whether a facet shows it: the first level, and children and siblings of the selection. */
  isShown(slug: string, chosen: readonly string[]): boolean
}

interface Position {
  rank: number
  level: number
  /** From the first level down, without itself. */
  above: readonly string[]
}

const known = new WeakMap<readonly MenuNode[], CategoryPositions>()

/** The places of categories in the menu, which is read once. */
export function categoryPositions(menu: readonly MenuNode[]): CategoryPositions {
  const places = known.get(menu) ?? readPositions(menu)
  known.set(menu, places)
  return places
}

function readPositions(menu: readonly MenuNode[]): CategoryPositions {
  const places = new Map<string, Position>()
  const visit = (nodes: readonly MenuNode[], above: readonly string[]): void => {
    for (const { slug, children = [] } of nodes) {
      places.set(slug, { rank: places.size, level: above.length, above })
      visit(children, [...above, slug])
    }
  }
  visit(menu, [])
  return {
    rankOf: (selection) =>
      selection.kind === 'category' ? (places.get(selection.value)?.rank ?? places.size) : 0,
    levelOf: (slug) => places.get(slug)?.level ?? 0,
    isShown: (slug, chosen) => {
      const above = places.get(slug)?.above ?? []
      const parent = above.at(-1)
      const open = chosen.flatMap((one) => [one, ...(places.get(one)?.above ?? [])])
      return parent === undefined || open.includes(parent)
    },
  }
}
