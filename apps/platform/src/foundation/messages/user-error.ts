import type * as Contract from '../generated/contract-types.js'
import type { MessageKey, Messages } from './messages.js'

/** Why a change was rejected, not localized: the contract's ErrorCode with its parameters. */
export interface UserError {
  code: UserErrorCode
  /** Path of the input field, such as `contact.email`. */
  field?: string
  /** A message other than the code's default. */
  reason?: MessageKey
  lineId?: string
  /** Available pieces, with INSUFFICIENT_STOCK. */
  available?: number
  /** Who removed the line, with LINE_REMOVED; who orders, with CART_LOCKED. */
  by?: string
  /** Until it is worth trying again, with THROTTLED. */
  retryAfterSeconds?: number
}

/** The contract's codes for which this platform has messages. */
type UserErrorCode = Exclude<Contract.ErrorCode, 'UNKNOWN'>

/** Localizes an error. */
export function toUserErrorView(error: UserError, messages: Messages): Contract.UserError {
  return {
    code: error.code,
    field: error.field ?? null,
    message: messages.say(`message.${error.reason ?? error.code}`),
    lineId: error.lineId ?? null,
    available: error.available ?? null,
    by: error.by ?? null,
    retryAfterSeconds: error.retryAfterSeconds ?? null,
  }
}
