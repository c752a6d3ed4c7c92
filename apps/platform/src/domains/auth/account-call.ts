import type { Database, Transaction } from '../../foundation/database/database.js'
import type { Throttles } from '../../foundation/throttle/throttles.js'
import type { HashNetwork } from '../../foundation/throttle/hash-network.js'
import type { PasswordHasher } from './password.js'

/**
 * An e-mail to send after the transaction is committed. The receiver is looked up when it is
 * written.
 */
export type AccountEvent =
  /** Mail to confirm a registration. */
  | { kind: 'account-registration'; payload: { registrationId: string } }
  /** A registration or change of address for an address that belongs to a member. */
  | { kind: 'account-known'; payload: EmailPayload }
  /** The link of a registration once more, if there is one. */
  | { kind: 'account-confirm-again'; payload: EmailPayload }
  /** A link to set a password, if there is a member. */
  | { kind: 'account-password-forgot'; payload: EmailPayload }
  | { kind: 'account-password-changed'; payload: { memberId: string } }
  /** Mail to confirm the new address. */
  | { kind: 'account-email-asked'; payload: { memberId: string } }
  /** Notifies the present address of the change. */
  | { kind: 'account-email-notice'; payload: { memberId: string } }
  | { kind: 'account-deleted'; payload: EmailPayload }

export interface EmailPayload {
  email: string
  /** Used when no member has the address, or no longer. */
  locale: string
}

/** Effects of account changes in other domains, inside the same transaction. */
export interface AccountPorts {
  notify(sql: Transaction, event: AccountEvent, now: Date): Promise<void>
  /** Anonymizes the records that other domains must retain, and deletes the other ones. */
  deleteMemberData(sql: Transaction, member: { id: string; email: string }): Promise<void>
}

/** Dependencies that account operations share. */
export interface AccountServices {
  passwords: PasswordHasher
  throttles: Throttles
  hashNetwork: HashNetwork
  ports: AccountPorts
  clock: () => Date
  /** Whole seconds that an access token lives. */
  accessSeconds: number
}

/** Where and when a change of an account happens. */
export interface AccountCall {
  database: Database
  tenant: string
  passwords: PasswordHasher
  ports: AccountPorts
  now: Date
}
