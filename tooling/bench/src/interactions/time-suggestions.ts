import { readPersistedHashes } from '@floga/setup'

const words = {
  '': ['φίλτρο', 'πολυβαλβίδα', 'ρυθμιστής', 'δεξαμενή', 'λάστιχο', 'fltro', 'σόμπα', 'kit 4 cyl'],
  '/en': [
    'filter',
    'multivalve',
    'regulator',
    'tank 40',
    'hose',
    'injector',
    'heater',
    'multivavle',
  ],
} as const
/** Shorter terms send no request. */
const shortest = 2

/** Milliseconds until the shop has returned suggestions, after each letter of a word. */
export interface SuggestionTimes {
  title: string
  times: number[]
}

/** Requests suggestions from the shop in both languages, each word twice. */
export async function timeSuggestions(origin: string): Promise<SuggestionTimes[]> {
  const sha256Hash = readPersistedHashes()('SearchSuggestions')
  const timed: SuggestionTimes[] = []
  for (const [prefix, typed] of Object.entries(words)) {
    for (const turn of ['the first time', 'again']) {
      const times = await typeAll(`${origin}${prefix}/graphql`, typed, sha256Hash)
      timed.push({ title: `${prefix || '/'} ${turn}`, times })
    }
  }
  return timed
}

async function typeAll(
  address: string,
  typed: readonly string[],
  sha256Hash: string,
): Promise<number[]> {
  const times: number[] = []
  for (const word of typed) {
    for (let length = shortest; length <= word.length; length += 1) {
      times.push(await ask(address, word.slice(0, length), sha256Hash))
    }
  }
  return times
}

async function ask(url: string, term: string, sha256Hash: string): Promise<number> {
  const begun = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      variables: { term, first: 5 },
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    }),
  })
  await response.text()
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`)
  return performance.now() - begun
}
