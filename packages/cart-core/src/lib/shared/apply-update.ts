import type {
  KnownSharedCart,
  SharedCart,
  SharedCartEnd,
  SharedCartEvent,
  SharedCartPerson,
  SharedCartSuggestion,
  SharedCartUpdate,
} from './shared-cart.js'

const LOG_LENGTH = 50

/** The result of applying an update. */
export type AppliedUpdate<Suggestion extends SharedCartSuggestion> =
  /** Its revision is not newer than the known one. */
  | { status: 'ignored' }
  /** Events between are missing: request all after the known revision. */
  | { status: 'incomplete' }
  | {
      status: 'applied'
      sharedCart: KnownSharedCart<Suggestion>
      /** Events that were not known yet, the oldest first. */
      news: readonly SharedCartEvent[]
      end: 'ordered' | 'ended' | null
    }
  | { status: 'over'; end: SharedCartEnd; by: string | null }

/**
 * Applies an update according to its revision. Each event counts once, in whatever order and
 * however often updates arrive.
 *
 * One of the known revision is applied as well: who is here changes without a revision of its own.
 *
 * @param known null before the first update.
 * @param isFirst The first update of a connection contains all events that the server still has, so
 * there are no others to request.
 */
export function applyUpdate<Suggestion extends SharedCartSuggestion>(
  known: KnownSharedCart<Suggestion> | null,
  update: SharedCartUpdate<Suggestion>,
  { isFirst, nowMs }: { isFirst: boolean; nowMs: number },
): AppliedUpdate<Suggestion> {
  const knownRevision = known?.revision ?? 0
  if (update.revision < knownRevision) return { status: 'ignored' }
  const news = update.events
    .filter(({ revision }) => revision > knownRevision)
    .sort((one, other) => one.revision - other.revision)

  if (!update.sharedCart) {
    const { endReason, endedBy = null } = update
    const end = endReason ? endOfReason[endReason] : endOf(known, news, { isFirst, nowMs })
    return { status: 'over', end, by: endedBy }
  }
  if (!isFirst && known && news.length < update.revision - knownRevision) {
    return { status: 'incomplete' }
  }
  const log = mergeLogs(update.sharedCart.log ?? [], news, known?.log ?? [])
  return {
    status: 'applied',
    sharedCart: { ...update.sharedCart, revision: update.revision, log },
    // Who has just come has missed nothing.
    news: known ? news : [],
    end: endOfState(update.sharedCart.state),
  }
}

/** The visitor, as one of the cart's people. */
export function findActor(
  sharedCart: Pick<SharedCart, 'member' | 'owner'> | null,
): SharedCartPerson | null {
  return sharedCart?.owner ?? sharedCart?.member ?? null
}

/** Who places the order of a shared cart. */
export function findOwner({ people }: Pick<SharedCart, 'people'>): SharedCartPerson | null {
  return people.find(({ role }) => role === 'OWNER') ?? null
}

const endOfReason = {
  LEFT: 'left',
  REMOVED: 'removed',
  ENDED: 'ended',
  EXPIRED: 'expired',
} as const

function endOfState(state: SharedCart['state']): 'ordered' | 'ended' | null {
  if (state === 'ORDERED') return 'ordered'
  return state === 'ENDED' ? 'ended' : null
}

/**
 * Returns why the visitor no longer belongs to a cart. When the last events do not contain the
 * reason, a connected visitor was removed; for a returning one the cart has ended.
 */
export function endOf(
  known: Pick<SharedCart, 'member' | 'owner' | 'expiresAt'> | null,
  news: readonly SharedCartEvent[],
  { isFirst, nowMs }: { isFirst: boolean; nowMs: number },
): SharedCartEnd {
  const actorId = findActor(known)?.id
  for (const { kind, person, otherPerson } of [...news].reverse()) {
    if (kind === 'ORDERED') return 'ordered'
    if (kind === 'ENDED') return 'ended'
    if (kind === 'LEFT' && person?.id === actorId) return 'left'
    if (kind === 'REMOVED_PERSON' && otherPerson?.id === actorId) return 'removed'
  }
  if (known && Date.parse(known.expiresAt) <= nowMs) return 'expired'
  return isFirst ? 'ended' : 'removed'
}

function mergeLogs(...logs: (readonly SharedCartEvent[])[]): SharedCartEvent[] {
  const byRevision = new Map(
    logs.flatMap((log) => log.map((event): [number, SharedCartEvent] => [event.revision, event])),
  )
  return [...byRevision.values()]
    .sort((one, other) => other.revision - one.revision)
    .slice(0, LOG_LENGTH)
}
