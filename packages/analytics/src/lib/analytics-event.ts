/** A product in an event, by the names of Google Analytics 4. */
export interface AnalyticsItem {
  item_id: string
  item_name: string
  item_brand?: string | undefined
  item_category?: string | undefined
  item_category2?: string | undefined
  item_category3?: string | undefined
  item_variant?: string | undefined
  /** Unit price, in units of the currency: 12.5. */
  price?: number | undefined
  quantity?: number | undefined
}

/** Total value of the items, in units of the currency. */
export interface AnalyticsValue {
  /** ISO 4217. */
  currency: string
  value: number
  items: readonly AnalyticsItem[]
}

interface AnalyticsList {
  item_list_id: string
  item_list_name: string
  items: readonly AnalyticsItem[]
}

/**
 * Every event with its data.
 *
 * @see {@link https://developers.google.com/analytics/devguides/collection/ga4/reference/events}
 */
export interface AnalyticsEvents {
  page_view: object
  view_item_list: AnalyticsList
  select_item: AnalyticsList
  view_item: AnalyticsValue
  search: { search_term: string }
  add_to_cart: AnalyticsValue
  remove_from_cart: AnalyticsValue
  view_cart: AnalyticsValue
  begin_checkout: AnalyticsValue
  add_shipping_info: AnalyticsValue & { shipping_tier?: string | undefined }
  add_payment_info: AnalyticsValue & { payment_type?: string | undefined }
  purchase: AnalyticsValue & {
    /** The order's number. */
    transaction_id: string
    tax: number
    shipping: number
  }
  /** How a visit felt to the visitor, once it is known. */
  web_vital: {
    metric_name: 'LCP' | 'INP' | 'CLS'
    /** Milliseconds; without a unit for CLS. */
    metric_value: number
    metric_rating: 'good' | 'needs-improvement' | 'poor'
    /** Name of the route that the visit began with. */
    route: string
  }
}

/** Something that a visitor did. */
export type AnalyticsEvent = {
  [Name in keyof AnalyticsEvents]: { name: Name; data: AnalyticsEvents[Name] }
}[keyof AnalyticsEvents]

/** The page that is open, as far as a provider may know it. */
export interface MeasuredPage {
  /** Address without anything personal. */
  location: string
  title: string
}

/** Removes personal and secret parts from a page's address before a provider sees it. */
export interface PublicLocationOptions {
  /** Origin of the site. */
  origin: string
  /** Path of a public page, or the pattern of its route, such as `/receipt/:id`. */
  path: string
  /** The query of the page. */
  search?: string
}

/**
 * Returns the address of a page as a provider may see it: its path or its route's pattern, and the
 * search term. A term that looks like an e-mail address is removed.
 */
export function publicLocation({ origin, path, search = '' }: PublicLocationOptions): string {
  const term = new URLSearchParams(search).get('search')
  const query = term && !term.includes('@') ? `?${new URLSearchParams({ search: term })}` : ''
  return `${origin}${path}${query}`
}
