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
  /** Until it is worth trying again, with THROTTLED. */
  retryAfterSeconds?: number
}

export type UserErrorCode =
  | 'REQUIRED'
  | 'INVALID'
  | 'TOO_LONG'
  | 'TOO_SHORT'
  | 'TOO_COMMON'
  | 'WRONG_PASSWORD'
  | 'LINK_INVALID'
  | 'ADDRESS_NOT_FOUND'
  | 'LIMIT_REACHED'
  | 'ORDER_NOT_FOUND'
  | 'NOT_ADDED'
  | 'NOT_AVAILABLE'
  | 'INSUFFICIENT_STOCK'
  | 'PRICE_CHANGED'
  | 'CART_NOT_FOUND'
  | 'CART_EMPTY'
  | 'LINE_NOT_FOUND'
  | 'NO_SHIPPING_METHODS'
  | 'SHIPPING_METHOD_UNAVAILABLE'
  | 'NO_PAYMENT_METHODS'
  | 'PAYMENT_METHOD_UNAVAILABLE'
  | 'HAZARD_NOT_SHIPPABLE'
  | 'TOTAL_CHANGED'
  | 'TERMS_CHANGED'
  | 'TERMS_NOT_ACCEPTED'
  | 'KEY_REUSED'
  | 'COUPON_UNKNOWN'
  | 'COUPON_NOT_YET'
  | 'COUPON_ENDED'
  | 'COUPON_USED_UP'
  | 'COUPON_USED_BEFORE'
  | 'COUPON_NO_GOODS'
  | 'COUPON_MINIMUM'
  | 'ORDER_NOT_PAYABLE'
  | 'PAYMENT_DECLINED'
  | 'PAYMENT_DETAILS_INVALID'
  | 'PAYMENT_UNAVAILABLE'
  | 'CARD_NOT_FOUND'
  | 'NOT_FOUND'
  | 'TOO_LATE'
  | 'THROTTLED'

/** The contract's UserError. */
export interface UserErrorView {
  code: UserErrorCode
  field: string | null
  message: string
  lineId: string | null
  available: number | null
  retryAfterSeconds: number | null
}

/** Adds the words of a locale. */
export function toUserErrorView(error: UserError, locale: string): UserErrorView {
  return {
    code: error.code,
    field: error.field ?? null,
    message: shopperMessage(error.reason ?? error.code, locale),
    lineId: error.lineId ?? null,
    available: error.available ?? null,
    retryAfterSeconds: error.retryAfterSeconds ?? null,
  }
}
