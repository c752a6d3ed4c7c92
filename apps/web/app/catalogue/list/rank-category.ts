import type { Selection } from '@floga/catalogue-core'

import type { MenuNode } from '../../wiring/site/to-menu.js'

/** Ranks categories by their level in the menu, so that a facet begins with the broad ones. */
export function rankCategory(menu: readonly MenuNode[]): (selection: Selection) => number {
  const levels = new Map<string, number>()
  const visit = (nodes: readonly MenuNode[], level: number): void => {
    for (const { slug, children = [] } of nodes) {
      levels.set(slug, level)
      visit(children, level + 1)
    }
  }
  visit(menu, 0)
  return (selection) => (selection.kind === 'category' ? (levels.get(selection.value) ?? 0) : 0)
}
