import type { AnalyticsEvent, MeasuredPage } from './analytics-event.js'

/** Sends events to a third-party script. */
export interface AnalyticsAdapter {
  /** Such as `gtag`. */
  name: string
  /** Loads the third-party script. Called only with the visitor's consent. */
  enable(): void
  /** Stops the script and deletes its cookies, including those of an earlier visit. */
  disable(): void
  record(event: AnalyticsEvent, page: MeasuredPage): void
}

/** Numbers of orders that were reported before. */
export interface PurchaseMemory {
  read(): string | null
  write(text: string): void
}

export interface EventBusOptions {
  /** The page that is open. */
  page: () => MeasuredPage
  /**
   * Stores the numbers of reported orders, shared by all tabs. Nothing is written without consent.
   */
  purchases: PurchaseMemory
}

/** Events on their way to providers. */
export interface EventBus {
  /**
   * Passes an event to the adapters, queues it until there is a choice, or drops it without
   * consent.
   */
  send(event: AnalyticsEvent): void
  /** Records the page that is open with one provider. */
  recordPage(adapter: AnalyticsAdapter): void
  /** The visitor's consent, null before a choice. `adapters` are the enabled ones. */
  follow(isAllowed: boolean | null, adapters: readonly AnalyticsAdapter[]): void
}

const maxWaiting = 100
const maxPurchases = 50

/**
 * Creates an event bus that passes events to the enabled adapters. Page views are not queued: an
 * adapter that is enabled later records the current page.
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
