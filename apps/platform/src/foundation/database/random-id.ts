import { randomBytes } from 'node:crypto'

/** 128 random bits as 22 characters of base64url, a capability: knowing the id grants access. */
export function newRandomId(): string {
  return randomBytes(16).toString('base64url')
}

/** Whether a text has the form of such an id, so that anything else never reaches the database. */
export function isRandomId(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text)
}
