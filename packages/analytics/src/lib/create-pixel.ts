import type { AnalyticsEvent } from './analytics-event.js'
import type { AnalyticsAdapter } from './create-event-bus.js'

/** Options of {@link createPixel}. */
export interface PixelOptions {
  /** The shop's id at Meta. */
  id: string
  /** In place of Meta's own host. @default Meta's */
  origin?: string | null | undefined
  /** Asks for an image. @default a request that a browser finishes also when the page is left */
  send?: (address: string) => void
}

const names: Partial<Record<AnalyticsEvent['name'], string>> = {
  page_view: 'PageView',
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
  purchase: 'Purchase',
}

/** As an image would be asked for, but that browsers drop an image that is still to be fetched with its page. */
function askForImage(address: string): void {
  // A provider that does not answer is none of the visitor's business.
  fetch(address, { mode: 'no-cors', credentials: 'include', keepalive: true }).catch(
    () => undefined,
  )
}

/**
 * The Meta pixel as the image that it is without scripts: it is sent what the event says, and no program of another company
 * reads the page or its address.
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

/** What an event says of products. */
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
