import type { AnalyticsEvent } from './analytics-event.js'
import type { AnalyticsAdapter } from './create-event-bus.js'

export interface PixelOptions {
  /** The shop's id at Meta. */
  id: string
  /** In place of Meta's own host. @default Meta's */
  origin?: string | null | undefined
  /** Sends an image request. @default a request that survives the page's unload */
  send?: (address: string) => void
}

const names: Partial<Record<AnalyticsEvent['name'], string>> = {
  page_view: 'PageView',
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
  purchase: 'Purchase',
}

/** Like an image request, but browsers cancel pending images when the page unloads. */
function askForImage(address: string): void {
  // A provider's failure must not affect the visitor.
  fetch(address, { mode: 'no-cors', credentials: 'include', keepalive: true }).catch(
    () => undefined,
  )
}

/**
 * Creates an adapter that sends Meta pixel events as image requests, as the pixel does without
 * scripts. No third-party script runs, so none can read the page or its address.
 *
 * @see {@link https://developers.facebook.com/docs/meta-pixel/implementation/conversion-tracking}
 */
export function createPixel({ id, origin, send = askForImage }: PixelOptions): AnalyticsAdapter {
  let isEnabled = false
  return {
    name: 'pixel',
    enable() {
      isEnabled = true
    },
    disable() {
      isEnabled = false
    },
    record(event, { location }) {
      const name = names[event.name]
      if (!isEnabled || name === undefined) return
      const fields = { id, ev: name, dl: location, noscript: '1', ...contentsOf(event) }
      send(`${origin ?? 'https://www.facebook.com'}/tr/?${new URLSearchParams(fields)}`)
    },
  }
}

/** Maps an event's products to pixel parameters. */
function contentsOf({ name, data }: AnalyticsEvent): Record<string, string> {
  if (!('value' in data)) return {}
  const { items, value, currency } = data
  const ids = items.map((item) => item.item_variant ?? item.item_id)
  const pieces = items.reduce((sum, { quantity = 1 }) => sum + quantity, 0)
  return {
    'cd[content_type]': 'product',
    'cd[content_ids]': JSON.stringify(ids),
    'cd[num_items]': String(pieces),
    'cd[value]': String(value),
    'cd[currency]': currency,
    // Meta counts a purchase with the same id once.
    ...(name === 'purchase' ? { eid: data.transaction_id } : {}),
  }
}
