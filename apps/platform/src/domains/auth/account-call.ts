import type { Database, Transaction } from '../../foundation/database/database.js'
import type { Throttles } from '../../foundation/throttle/throttles.js'
import type { HashNetwork } from '../../foundation/throttle/to-network.js'
import type { PasswordHasher } from './password.js'

/** What is sent by mail once its transaction is committed. The receiver is looked up when the mail is written. */
export type AccountEvent =
  /** Asks to confirm a registration. */
  | { kind: 'account-registered'; payload: { memberId: string } }
  /** Somebody registered, or wants to move, to an address that is a member's. */
  | { kind: 'account-known'; payload: EmailPayload }
  /** Asks again to confirm a registration, if there is one. */
  | { kind: 'account-confirm-again'; payload: EmailPayload }
  /** A link to set a password, if there is a member. */
  | { kind: 'account-password-forgot'; payload: EmailPayload }
  | { kind: 'account-password-changed'; payload: { memberId: string } }
  /** Asks the new address to confirm itself. */
  | { kind: 'account-email-asked'; payload: { memberId: string } }
  /** Tells the present address that another one was asked for. */
  | { kind: 'account-email-notice'; payload: { memberId: string } }
  | { kind: 'account-deleted'; payload: EmailPayload }

export interface EmailPayload {
  email: string
  /** Used when no member has the address, or no longer. */
  locale: string
}

/** What a change of an account needs of other domains, inside its own transaction. */
export interface AccountPorts {
  notify(sql: Transaction, event: AccountEvent, now: Date): Promise<void>
  /** Removes the member from records that other domains must keep, and deletes the other ones. */
  deleteMemberData(sql: Transaction, member: { id: string; email: string }): Promise<void>
}

/** What calls about accounts share. */
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
