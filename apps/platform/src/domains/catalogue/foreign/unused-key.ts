import { createHash } from 'node:crypto'

/**
 * Returns the key itself, or cut and with a hash of its owner's identity appended if it is taken or
 * too long.
 */
export function unusedKey(
  key: string,
  taken: Set<string>,
  own: string,
  maxLength: number = 80,
): string {
  const hash = createHash('sha256').update(own).digest('hex').slice(0, 8)
  const isFree = key.length <= maxLength && !taken.has(key)
  const free = isFree ? key : `${key.slice(0, maxLength - 10).replace(/-+$/, '')}-${hash}`
  taken.add(free)
  return free
}
