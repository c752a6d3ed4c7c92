import type { Refusal, RefusalCode } from './refusal.js'
import { shopperMessage } from './shopper-messages.js'

/** The contract's UserError. */
export interface UserError {
  code: RefusalCode
  field: string | null
  message: string
  lineId: string | null
  available: number | null
  retryAfterSeconds: number | null
}

/** Puts a refusal into the words of a locale. */
export function toUserError(refusal: Refusal, locale: string): UserError {
  return {
    code: refusal.code,
    field: refusal.field ?? null,
    message: shopperMessage(refusal.reason ?? refusal.code, locale),
    lineId: refusal.lineId ?? null,
    available: refusal.available ?? null,
    retryAfterSeconds: refusal.retryAfterSeconds ?? null,
  }
}
