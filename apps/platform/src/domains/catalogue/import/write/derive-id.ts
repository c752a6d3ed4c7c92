import { createHash } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Returns an id that is the same at every import: 26 characters derived from tenant, type and key.
 */
export function deriveId(tenant: string, type: string, key: string): string {
  const bytes = createHash('sha256').update(`${tenant}\n${type}\n${key}`).digest()
  let id = ''
  for (let index = 0; index < 26; index += 1) id += alphabet[(bytes[index] ?? 0) % 32]
  return id
}

/** A hash by which an unchanged record is recognized, whatever the order of its fields. */
export function digestOf(value: unknown): string {
  const text = JSON.stringify(value, (_name, part: unknown) => sortFields(part))
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

function sortFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
  )
}
