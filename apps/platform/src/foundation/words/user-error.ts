import type * as Contract from '../generated/contract-types.js'
import type { MessageKey, Words } from './words.js'

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

/** Says it in words. */
export function toUserErrorView(error: UserError, words: Words): Contract.UserError {
  return {
    code: error.code,
    field: error.field ?? null,
    message: words.say(`message.${error.reason ?? error.code}`),
    lineId: error.lineId ?? null,
    available: error.available ?? null,
    by: error.by ?? null,
    retryAfterSeconds: error.retryAfterSeconds ?? null,
  }
}
