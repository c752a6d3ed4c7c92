import type { Database, Transaction } from '../../../foundation/database/database.js'
import { seenSince } from './read-shared-cart.js'
import { sharedCartChannel } from './shared-cart-events.js'

/** Those who come within this time are written together. */
const arrivalMs = 50

/** How often those who are here are written as seen. */
const seenEveryMs = 20_000

/** Stores who listens to shared carts, for every process to read. */
export interface SharedCartPresence {
  /** Adds a listener of a person. @returns a function that removes it. */
  enter(tenant: string, personId: string): () => void
  /** Writes pending changes, and stops. */
  stop(): Promise<void>
}

export interface SharedCartPresenceOptions {
  database: Database
  clock: () => Date
  /** Who comes back within this time has not left: a reloaded page. */
  departureMs: number
  onError: (error: unknown) => void
}

/** Creates {@link SharedCartPresence}. */
export function createSharedCartPresence(options: SharedCartPresenceOptions): SharedCartPresence {
  const { database, clock, departureMs, onError } = options
  /** Listeners here by tenant and person. */
  const counts = new Map<string, Map<string, number>>()
  const arrived = new Set<string>()
  const left = new Set<string>()
  const running = new Set<Promise<void>>()
  let arrivalTimer: NodeJS.Timeout | undefined
  let departureTimer: NodeJS.Timeout | undefined
  let seenTimer: NodeJS.Timeout | undefined

  const run = (work: Promise<void>) => {
    const settled = work.catch(onError).finally(() => running.delete(settled))
    running.add(settled)
  }
  const isHere = (name: string) => {
    const [tenant = '', personId = ''] = name.split(' ')
    return (counts.get(tenant)?.get(personId) ?? 0) > 0
  }
  const writeAll = (names: Iterable<string>, seenAt: Date | null) => {
    for (const [tenant, personIds] of byTenant(names)) {
      run(database.write(tenant, (sql) => writeSeen(sql, personIds, { seenAt, now: clock() })))
    }
  }
  const writeArrived = () => {
    arrivalTimer = undefined
    writeAll([...arrived].filter(isHere), clock())
    arrived.clear()
  }
  const writeLeft = () => {
    departureTimer = undefined
    writeAll(
      [...left].filter((name) => !isHere(name)),
      null,
    )
    left.clear()
  }
  const writeStillHere = () => {
    if (counts.size === 0) {
      clearInterval(seenTimer)
      seenTimer = undefined
    }
    for (const [tenant, people] of counts) {
      const seenAt = clock()
      const ids = [...people.keys()]
      run(database.write(tenant, (sql) => writeSeen(sql, ids, { seenAt, now: seenAt })))
    }
  }

  return {
    enter(tenant, personId) {
      const name = `${tenant} ${personId}`
      const people = counts.get(tenant) ?? new Map<string, number>()
      counts.set(tenant, people)
      const count = people.get(personId) ?? 0
      people.set(personId, count + 1)
      if (count === 0 && !left.delete(name)) {
        arrived.add(name)
        arrivalTimer ??= setTimeout(writeArrived, arrivalMs)
      }
      seenTimer ??= setInterval(writeStillHere, seenEveryMs)
      return () => {
        const current = people.get(personId) ?? 0
        if (current > 1) {
          people.set(personId, current - 1)
          return
        }
        people.delete(personId)
        if (people.size === 0) counts.delete(tenant)
        left.add(name)
        departureTimer ??= setTimeout(writeLeft, departureMs)
      }
    },
    async stop() {
      clearTimeout(arrivalTimer)
      clearTimeout(departureTimer)
      clearInterval(seenTimer)
      // Listeners of this process reconnect to another: they have not left.
      left.clear()
      await Promise.all(running)
    },
  }
}

function byTenant(names: Iterable<string>): Map<string, string[]> {
  const grouped = new Map<string, string[]>()
  for (const name of names) {
    const [tenant = '', personId = ''] = name.split(' ')
    grouped.set(tenant, [...(grouped.get(tenant) ?? []), personId])
  }
  return grouped
}

/** Stores when people were last seen, and notifies of those who came or left. */
async function writeSeen(
  sql: Transaction,
  personIds: readonly string[],
  { seenAt, now }: { seenAt: Date | null; now: Date },
): Promise<void> {
  await sql.query(
    `WITH known AS (
       SELECT id, shared_cart_id, COALESCE(seen_at > $3::timestamptz, false) AS was_here
       FROM shared_cart_people WHERE id = ANY($1::text[]) AND left_at IS NULL
       ORDER BY id FOR UPDATE
     ), written AS (
       UPDATE shared_cart_people p SET seen_at = $2::timestamptz FROM known k WHERE p.id = k.id
     ), changed AS (
       SELECT DISTINCT shared_cart_id FROM known WHERE was_here <> ($2::timestamptz IS NOT NULL)
     )
     SELECT pg_notify('${sharedCartChannel}',
       json_build_array(current_setting('floga.tenant'), shared_cart_id, NULL)::text)
     FROM changed`,
    [[...personIds], seenAt?.toISOString() ?? null, seenSince(now)],
  )
}
