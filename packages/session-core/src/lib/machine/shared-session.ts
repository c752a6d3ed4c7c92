import type { SessionGrant } from './session-grant.js'

/**
 * What one tab tells the others and the next page. Of two facts the one with the higher revision holds; of the same
 * revision, the end of a session outranks its renewal.
 */
export type SessionFact =
  | { status: 'signed-out'; revision: number }
  | { status: 'signed-in'; revision: number; grant: SessionGrant; email: string | null }

/** Whether a fact takes the place of another. Every tab decides alike, in whatever order facts arrive. */
export function isNewerFact(fact: SessionFact, known: SessionFact): boolean {
  if (fact.revision !== known.revision) return fact.revision > known.revision
  if (fact.status !== known.status) return fact.status === 'signed-out'
  if (fact.status === 'signed-out' || known.status === 'signed-out') return false
  // Two tabs renewed at the same moment: any rule will do that both follow. Not the expiry: read by another clock, the
  // same moment differs by a hair.
  return toText(fact) > toText(known)
}

function toText({ grant, email }: Extract<SessionFact, { status: 'signed-in' }>): string {
  return JSON.stringify([grant.tokens?.token, grant.tokens?.refreshToken, email])
}
