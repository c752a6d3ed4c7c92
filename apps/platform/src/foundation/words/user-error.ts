import type * as Contract from '../generated/contract-types.js'
import { shopperMessage } from './shopper-messages.js'
import type { MessageKey } from './shopper-messages.js'

/** Why a change was refused, without words yet: the contract's ErrorCode with what belongs to it. */
export interface UserError {
  code: UserErrorCode
  /** Path of the input field, such as `contact.email`. */
  field?: string
  /** Words other than the code's own. */
  reason?: MessageKey
  lineId?: string
  /** Pieces that can be had, with INSUFFICIENT_STOCK. */
  available?: number
  /** Who removed the line, with LINE_REMOVED; who orders, with CART_LOCKED. */
  by?: string
  /** Until it is worth trying again, with THROTTLED. */
  retryAfterSeconds?: number
}

/** The contract's codes that this platform has words for. */
type UserErrorCode = Exclude<Contract.ErrorCode, 'FORBIDDEN' | 'INACTIVE' | 'UNKNOWN'>

/** Adds the words of a locale. */
export function toUserErrorView(error: UserError, locale: string): Contract.UserError {
  return {
    code: error.code,
    field: error.field ?? null,
    message: shopperMessage(error.reason ?? error.code, locale),
    lineId: error.lineId ?? null,
    available: error.available ?? null,
    by: error.by ?? null,
    retryAfterSeconds: error.retryAfterSeconds ?? null,
  }
}
