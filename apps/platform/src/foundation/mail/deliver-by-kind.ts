import type { OutboxEntry } from './outbox.js'

type Deliver = (entry: OutboxEntry) => Promise<void>

/**
 * Delivers each outbox entry by the function of its kind.
 *
 * @throws for an unknown kind: a newer process wrote it, and will deliver it.
 */
export function deliverByKind(kinds: Readonly<Record<string, Deliver>>): Deliver {
  return async (entry) => {
    const deliver = Object.hasOwn(kinds, entry.kind) ? kinds[entry.kind] : undefined
    if (!deliver) throw new Error(`Unknown kind of outbox entry: ${entry.kind}.`)
    await deliver(entry)
  }
}
