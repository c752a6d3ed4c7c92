/** Names in the query of a catalogue page that make it another page. */
export const cachedQueryNames: readonly string[] = [
  'page',
  'sort',
  'search',
  'exact',
  'variant',
  'view',
]
