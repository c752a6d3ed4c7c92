import {
  createComparison,
  createFilterStore,
  createListPlaceStore,
  createLocalStorage,
  createSessionStorage,
  parseSearchState,
} from '@floga/catalogue-core'

const comparison = createComparison({
  storage: createLocalStorage(window, 'floga:compare:default'),
  onProblem: ({ code }) => console.warn(`comparison: ${code}`),
})
const answer = comparison.add('7f9c0e5a')
if (!answer.ok && answer.code === 'full') console.log('Take one away first.')

// Leaving a list: its filters by namespace, and where the shopper was.
const filters = createFilterStore({
  storage: createSessionStorage(window, 'floga:filters:default'),
})
const places = createListPlaceStore({
  storage: createSessionStorage(window, 'floga:places:default'),
})
filters.write('products', parseSearchState(new URLSearchParams(location.search)).filters)
places.remember(location.pathname + location.search, {
  page: 1,
  scrollPx: scrollY,
  cardId: document.activeElement?.id ?? null,
})
