import { keepValue, type Followable, type KeptOptions } from './kept-value.js'

/** How lists of products are laid out. */
export type ListLayoutName = 'grid' | 'list'

/** The layout that was chosen on this device. */
export interface ListLayoutMemory extends Followable<ListLayoutName> {
  choose(layout: ListLayoutName): void
}

/**
 * Opens the device's memory of the layout; a grid where nothing was chosen.
 *
 * @example
 * createListLayout({ storage: createLocalStorage(window, 'floga:list-layout:default') })
 */
export function createListLayout(options: KeptOptions): ListLayoutMemory {
  const { getSnapshot, subscribe, change } = keepValue<ListLayoutName>({
    ...options,
    empty: 'grid',
    parse: (content) => (content === 'grid' || content === 'list' ? content : null),
  })
  return { getSnapshot, subscribe, choose: (layout) => change(() => layout) }
}
