import { isFields, keepValue, type KeptOptions } from './parse-stored.js'

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
  /** Remembers the place when the shopper leaves. */
  remember(address: string, place: ListPosition): void
  /** The place to go back to; null for a list that was never left. Ask on Back and Forward only. */
  recall(address: string): ListPosition | null
}

type Places = readonly (readonly [address: string, place: ListPosition])[]

/** Lists that are remembered; the one left longest ago goes first. */
const MAX_LISTS = 30
const MAX_ADDRESS_LENGTH = 2000

/**
 * Opens the session's memory of places in lists.
 *
 * @example
 * createListPlaceStore({ storage: createSessionStorage(window, 'floga:places:default') })
 */
export function createListPositions(options: KeptOptions): ListPositions {
  const kept = keepValue<Places>({ ...options, empty: [], parse: parseContent })
  return {
    remember(address, place) {
      const clean = toPlace(place)
      if (!clean || address.length > MAX_ADDRESS_LENGTH) return
      kept.change((known) => {
        const others = known.filter(([other]) => other !== address)
        return [...others, [address, clean] as const].slice(-MAX_LISTS)
      })
    },
    recall: (address) => kept.getSnapshot().find(([known]) => known === address)?.[1] ?? null,
  }
}

function parseContent(content: unknown): Places | null {
  if (!Array.isArray(content)) return null
  const places = content.flatMap((entry): Places => {
    if (!Array.isArray(entry) || typeof entry[0] !== 'string') return []
    const place = toPlace(entry[1])
    return place ? [[entry[0], place]] : []
  })
  return places.slice(-MAX_LISTS)
}

function toPlace(content: unknown): ListPosition | null {
  if (!isFields(content)) return null
  const { page, scrollPx, cardId } = content
  if (typeof page !== 'number' || !Number.isSafeInteger(page) || page < 1) return null
  if (typeof scrollPx !== 'number' || !Number.isFinite(scrollPx)) return null
  const isId = typeof cardId === 'string' && cardId !== '' && cardId.length <= 200
  return { page, scrollPx: Math.max(0, Math.round(scrollPx)), cardId: isId ? cardId : null }
}
