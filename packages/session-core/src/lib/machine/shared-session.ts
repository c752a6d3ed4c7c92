import type { SessionGrant } from './session-grant.js'

/**
 * The state that tabs share and store for the next page. The higher revision wins; of the same
 * revision, the end of a session overrides its renewal.
 */
export type SharedSession =
  | { status: 'signed-out'; revision: number }
  | { status: 'signed-in'; revision: number; grant: SessionGrant; email: string | null }

/**
 * Whether one state replaces another. Every tab decides the same, in whatever order messages
 * arrive.
 */
export function isNewerSession(shared: SharedSession, known: SharedSession): boolean {
  if (shared.revision !== known.revision) return shared.revision > known.revision
  if (shared.status !== known.status) return shared.status === 'signed-out'
  if (shared.status === 'signed-out' || known.status === 'signed-out') return false
  // Two tabs renewed at the same moment: any rule will do that both follow. Not the expiry: read by
  // another clock, the same moment differs by a hair.
  return toText(shared) > toText(known)
}

function toText({ grant, email }: Extract<SharedSession, { status: 'signed-in' }>): string {
  return JSON.stringify([grant.tokens?.token, grant.tokens?.refreshToken, email])
}
