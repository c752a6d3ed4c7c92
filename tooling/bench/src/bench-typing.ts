import { readPersistedHashes } from '@floga/setup'
import { cpus } from 'node:os'
import { formatTable } from './figures/format-table.js'
import { percentile } from './figures/percentile.js'
import { runShop } from './run-shop.js'

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
/** Fewer letters ask nothing. */
const shortest = 2

const sha256Hash = readPersistedHashes()('SearchSuggestions')

/** Milliseconds until the shop has answered what a word means so far, after each of its letters. */
export async function benchTyping(print: (text: string) => void): Promise<void> {
  const shop = await runShop()
  try {
    const rows: string[][] = []
    for (const [prefix, typed] of Object.entries(words)) {
      const address = `${shop.origin}${prefix}/graphql`
      const first = await typeAll(address, typed)
      const again = await typeAll(address, typed)
      rows.push(
        toRow(`${prefix || '/'} the first time`, first),
        toRow(`${prefix || '/'} again`, again),
      )
    }
    print(`${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`)
    print('Suggestions after each letter, through the shop; the field waits 40 ms before it asks')
    print(formatTable([['', 'questions', 'p50 ms', 'p95 ms'], ...rows]))
  } finally {
    await shop.stop()
  }
}

async function typeAll(address: string, typed: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const word of typed) {
    for (let length = shortest; length <= word.length; length += 1) {
      times.push(await ask(address, word.slice(0, length)))
    }
  }
  return times
}

async function ask(url: string, term: string): Promise<number> {
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
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return performance.now() - begun
}

function toRow(name: string, times: readonly number[]): string[] {
  const figures = [percentile(times, 0.5), percentile(times, 0.95)]
  return [name, String(times.length), ...figures.map((figure) => figure.toFixed(1))]
}
