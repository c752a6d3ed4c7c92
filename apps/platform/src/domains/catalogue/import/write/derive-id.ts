import { createHash } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** An id that is the same at every import: 26 characters drawn from tenant, type and key. */
export function deriveId(tenant: string, type: string, key: string): string {
  const bytes = createHash('sha256').update(`${tenant}\n${type}\n${key}`).digest()
  let id = ''
  for (let index = 0; index < 26; index += 1) id += alphabet[(bytes[index] ?? 0) % 32]
  return id
}

/** Tells whether a record says something new. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}
