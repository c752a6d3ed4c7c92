/** One kind of request; each round sends a different one, so that none is served from a cache. */
export interface Question {
  name: string
  operation: string
  variables: (round: number) => Record<string, unknown>
}

const kinds = ['cylinder', 'toroid', 'multivalve', 'regulator', 'filter', 'hose', 'cooker'] as const
const words = [
  'δεξαμενή σπίτι',
  'dexamenes',
  'ρυθμιστής υψηλής πίεσης',
  'swlhnas gia to skafos',
  'φίλτρα',
  'πολυβαλβδα',
  'σόμπα αυτοκίνητο',
  'cylinder boat',
] as const
const facets = ['CATEGORIES', 'BRANDS', 'PRICE', 'AVAILABILITY', 'ON_SALE', 'OPTIONS']

const pick = <Item>(items: readonly [Item, ...Item[]], round: number): Item =>
  items[round % items.length] ?? items[0]

/** A condition that nearly every product meets and that no other round has. */
const cheaperThan = (round: number) => ({ price: { maxMinor: 50_000 - round } })

const list = (round: number) => ({
  first: 24,
  where: { categories: [`g-${pick(kinds, round)}`], ...cheaperThan(round) },
})

/** The requests of a shop, for a catalogue with a number of products. */
export function searchQuestions(products: number): Question[] {
  return [
    { name: 'list', operation: 'ProductsSearch', variables: list },
    {
      name: 'list with facets',
      operation: 'ProductsSearch',
      variables: (round) => ({ ...list(round), aggs: facets }),
    },
    {
      name: 'search',
      operation: 'ProductsSearch',
      variables: (round) => ({
        first: 24,
        term: `${pick(words, round)} nomos ${(round % 25) + 1}`,
        where: cheaperThan(round),
        aggs: facets,
      }),
    },
    {
      name: 'search, one word',
      operation: 'ProductsSearch',
      variables: (round) => ({
        first: 24,
        term: beginnings[round % beginnings.length] ?? '',
        where: cheaperThan(round),
        aggs: facets,
      }),
    },
    {
      name: 'product page',
      operation: 'ProductPage',
      variables: (round) => {
        const slug = `g-${String(1 + ((round * 7919) % products)).padStart(6, '0')}-el`
        return { where: { slug }, slug, setWhere: { slug } }
      },
    },
    {
      name: 'suggestions',
      operation: 'SearchSuggestions',
      variables: (round) => ({ term: `${pick(words, round)} ${round + 1}` }),
    },
    {
      name: 'suggestions, 3 letters',
      operation: 'SearchSuggestions',
      variables: (round) => ({
        term: pick(['δεξ', 'ρυθ', 'fil', 'σωλ', 'πολ', 'tan', 'εγκ', 'ράμ', 'σομ', 'εστ'], round),
        first: 1 + (Math.floor(round / 10) % 12),
      }),
    },
  ]
}

/** Prefixes of words in the names of a tenth of the products, from the third letter on. */
const beginnings = (
  'φιάλη δεξαμενή πολυβαλβίδα ρυθμιστής φίλτρο σωλήνας εγκέφαλος ' +
  'cylinder regulator multivalve cooker heater'
)
  .split(' ')
  .flatMap((word) =>
    Array.from({ length: word.length - 2 }, (_value, more) => word.slice(0, 3 + more)),
  )
