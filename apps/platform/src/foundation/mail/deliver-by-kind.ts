import type { OutboxEntry } from './outbox.js'

type Deliver = (entry: OutboxEntry) => Promise<void>

/**
 * Gives each outbox entry to whoever knows its kind.
 *
 * @throws for a kind that nobody knows: a newer process wrote it, and will deliver it.
 */
export function deliverByKind(kinds: Readonly<Record<string, Deliver>>): Deliver {
  return async (entry) => {
    const deliver = Object.hasOwn(kinds, entry.kind) ? kinds[entry.kind] : undefined
    if (!deliver) throw new Error(`No mail is known for ${entry.kind}.`)
    await deliver(entry)
  }
}
