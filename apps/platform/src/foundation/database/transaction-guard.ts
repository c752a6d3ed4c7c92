import { AsyncLocalStorage } from 'node:async_hooks'

const inside = new AsyncLocalStorage<true>()

/**
 * Runs a function inside a transaction and rejects a second one begun within it. The embedded
 * engine has one connection, so a nested transaction would wait forever.
 */
export async function guardTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (inside.getStore()) {
    throw new Error(
      'Cannot open a transaction inside a transaction. Pass the outer `sql` down instead.',
    )
  }
  return inside.run(true, work)
}
