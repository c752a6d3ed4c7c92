import { createHash } from 'node:crypto'

/** The key itself, or where it is taken one that ends in a hash of what only its holder has. */
export function unusedKey(key: string, taken: Set<string>, own: string): string {
  const hash = createHash('sha256').update(own).digest('hex').slice(0, 8)
  const free = taken.has(key) ? `${key.slice(0, 70).replace(/-$/, '')}-${hash}` : key
  taken.add(free)
  return free
}
