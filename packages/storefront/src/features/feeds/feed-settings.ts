/** Feeds of products that a shop can publish. */
export type FeedName = 'google-merchant' | 'skroutz'

/** How a feed is published. */
export interface FeedSettings {
  /** ISO 3166-1 alpha-2 codes of the countries whose shipping it names. */
  countries: readonly string[]
  /** SKUs are the makers' own part numbers. */
  skusAreMpns: boolean
}
