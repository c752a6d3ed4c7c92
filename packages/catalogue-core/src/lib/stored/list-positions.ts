import { createStoredAtom } from '@floga/browser-storage/atoms'
import { createStore } from 'jotai/vanilla'
import { parseStored, type StoredOptions } from './parse-stored.js'

/** Where a shopper was in a list. */
export interface ListPosition {
  /** Pages that were shown, counted from 1. */
  page: number
  /** Pixels that the list was scrolled by. */
  scrollPx: number
  /** The card that had focus. */
  cardId: string | null
}

/** Where the shopper was, by the list's address. */
export interface ListPositions {
  /** Saves the position when the shopper leaves. */
  save(address: string, position: ListPosition): void
  /**
   * The position to restore; null for a list that was never left. Call it on Back and Forward only.
   */
  find(address: string): ListPosition | null
}

type PositionsByAddress = readonly (readonly [address: string, position: ListPosition])[]

/** Maximum number of stored lists. The least recently used one is removed first. */
const MAX_LISTS = 30
const MAX_ADDRESS_LENGTH = 2000

/**
 * Opens the positions in lists of this session.
 *
 * @example
 * createListPositions({ storage: createSessionStorage(window, 'floga:positions:default') })
 */
export function createListPositions(options: StoredOptions): ListPositions {
  const { storage, onProblem, store = createStore() } = options
  const { changeAtom, read } = createStoredAtom<PositionsByAddress>({
    storage,
    onProblem,
    empty: [],
    parse: parseStored(parseContent),
  })
  return {
    save(address, position) {
      const clean = toPosition(position)
      if (!clean || address.length > MAX_ADDRESS_LENGTH) return
      store.set(changeAtom, (known) => {
        const others = known.filter(([other]) => other !== address)
        return [...others, [address, clean] as const].slice(-MAX_LISTS)
      })
    },
    find: (address) => read().find(([known]) => known === address)?.[1] ?? null,
  }
}

function parseContent(content: unknown): PositionsByAddress | null {
  if (!Array.isArray(content)) return null
  const positions = content.flatMap((entry): PositionsByAddress => {
    if (!Array.isArray(entry) || typeof entry[0] !== 'string') return []
    const position = toPosition(entry[1])
    return position ? [[entry[0], position]] : []
  })
  return positions.slice(-MAX_LISTS)
}

function toPosition(content: unknown): ListPosition | null {
  if (!isFields(content)) return null
  const { page, scrollPx, cardId } = content
  if (typeof page !== 'number' || !Number.isSafeInteger(page) || page < 1) return null
  if (typeof scrollPx !== 'number' || !Number.isFinite(scrollPx)) return null
  const isId = typeof cardId === 'string' && cardId !== '' && cardId.length <= 200
  return { page, scrollPx: Math.max(0, Math.round(scrollPx)), cardId: isId ? cardId : null }
}

function isFields(content: unknown): content is Record<string, unknown> {
  return typeof content === 'object' && content !== null && !Array.isArray(content)
}
