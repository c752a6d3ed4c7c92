import type { AnalyticsEvent, MeasuredPage } from './analytics-event.js'

/** Hands events to somebody else's program. */
export interface AnalyticsAdapter {
  /** Such as `gtag`. */
  name: string
  /** Loads what it needs. Called with the visitor's permission alone. */
  enable(): void
  /** Ends it and deletes what it has set, also what is left of an earlier visit. */
  disable(): void
  record(event: AnalyticsEvent, page: MeasuredPage): void
}

/** Numbers of orders that were reported before. */
export interface PurchaseMemory {
  read(): string | null
  write(text: string): void
}

/** Options of {@link createEventBus}. */
export interface EventBusOptions {
  /** The page that is open. */
  page: () => MeasuredPage
  /** Where numbers of orders are kept, the same for all tabs. Without permission nothing is written. */
  purchases: PurchaseMemory
}

/** Events on their way to providers. */
export interface EventBus {
  /** Hands an event on, keeps it until the visitor has chosen, or drops it where it is not allowed. */
  send(event: AnalyticsEvent): void
  /** Records the page that is open with one provider. */
  recordPage(adapter: AnalyticsAdapter): void
  /** What the visitor allows; null before a choice. `adapters` are those that are enabled. */
  follow(isAllowed: boolean | null, adapters: readonly AnalyticsAdapter[]): void
}

const maxWaiting = 100
const maxPurchases = 50

/**
 * Creates the way of events to providers. Views of pages are not kept: a provider that is enabled records the page that is open.
 *
 * @example
 * const bus = createEventBus({ page, purchases })
 * bus.send({ name: 'search', data: { search_term: 'tank' } })
 * bus.follow(true, [gtag])
 */
export function createEventBus({ page, purchases }: EventBusOptions): EventBus {
  let allowed: boolean | null = null
  let active: readonly AnalyticsAdapter[] = []
  let waiting: { event: AnalyticsEvent; page: MeasuredPage }[] = []

  /** Whether an order is reported for the first time; it is noted then. */
  const isFirst = ({ name, data }: AnalyticsEvent): boolean => {
    if (name !== 'purchase') return true
    try {
      const known = (purchases.read() ?? '').split(' ').filter(Boolean)
      const number = encodeURIComponent(data.transaction_id)
      if (known.includes(number)) return false
      purchases.write([...known, number].slice(-maxPurchases).join(' '))
      return true
    } catch {
      // Better not at all than twice.
      return false
    }
  }
  const dispatch = (event: AnalyticsEvent, at: MeasuredPage): void => {
    if (active.length === 0 || !isFirst(event)) return
    for (const adapter of active) adapter.record(event, at)
  }

  return {
    send(event) {
      if (allowed === true) dispatch(event, page())
      else if (allowed === null && event.name !== 'page_view' && waiting.length < maxWaiting) {
        waiting.push({ event, page: page() })
      }
    },
    recordPage: (adapter) => adapter.record({ name: 'page_view', data: {} }, page()),
    follow(isAllowed, adapters) {
      allowed = isAllowed
      active = adapters
      if (isAllowed === null) return
      const kept = waiting
      waiting = []
      if (isAllowed) for (const { event, page: at } of kept) dispatch(event, at)
    },
  }
}
