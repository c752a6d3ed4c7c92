import type { Database } from '../../../foundation/database/database.js'
import type { SearchMiss } from './search-misses.js'
import { addSearchMisses, missedTerm } from './search-misses.js'

/** Counts searches in vain, and writes the counts now and then. */
export interface MissCounter {
  count(tenant: string, miss: Omit<SearchMiss, 'asked'>): void
  /** Writes pending counts; call it before the database closes. */
  flush(): Promise<void>
}

export interface MissCounterOptions {
  database: Database
  clock: () => Date
  onError: (error: unknown) => void
  /** Milliseconds from the first count until it is written. @default 10_000 */
  delayMs?: number
}

/**
 * More different terms than these are not counted until they are written: made-up ones must not
 * fill the memory.
 */
const maxPending = 500

/** Starts a count that lives in memory until it is written, so that a search never waits for it. */
export function createMissCounter(options: MissCounterOptions): MissCounter {
  const { database, clock, onError, delayMs = 10_000 } = options
  const pending = new Map<string, { tenant: string; miss: SearchMiss }>()
  let timer: NodeJS.Timeout | undefined
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const counted = [...pending.values()]
    pending.clear()
    for (const tenant of new Set(counted.map((one) => one.tenant))) {
      const misses = counted.filter((one) => one.tenant === tenant).map(({ miss }) => miss)
      await database
        .write(tenant, (sql) => addSearchMisses(sql, { tenant, misses, now: clock() }))
        .catch(onError)
    }
  }
  return {
    count(tenant, { locale, term: text, foundPart }) {
      const term = missedTerm(text)
      if (term === null) return
      const key = JSON.stringify([tenant, locale, term])
      const asked = (pending.get(key)?.miss.asked ?? 0) + 1
      if (asked === 1 && pending.size >= maxPending) return
      pending.set(key, { tenant, miss: { locale, term, foundPart, asked } })
      timer ??= setTimeout(() => void flush(), delayMs).unref()
    },
    flush,
  }
}
