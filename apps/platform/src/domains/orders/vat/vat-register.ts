import * as v from 'valibot'
import type { VatNumberState } from './order-vat.js'

/** A register of VAT numbers. */
export interface VatRegister {
  /**
   * Returns the state of a number with its country's prefix; `UNCONFIRMED` while unavailable. Never
   * throws.
   */
  ask(number: string): Promise<VatNumberState>
}

const answerSchema = v.object({ isValid: v.boolean(), userError: v.optional(v.string(), '') })
const timeoutMs = 4_000

/**
 * The register of the European Union.
 *
 * @param url Such as `https://ec.europa.eu/taxation_customs/vies/rest-api`.
 * @see https://ec.europa.eu/taxation_customs/vies/#/technical-information
 */
export function createViesRegister(url: string): VatRegister {
  return {
    async ask(number) {
      const prefix = number.slice(0, 2)
      try {
        const response = await fetch(
          `${url}/ms/${encodeURIComponent(prefix)}/vat/${encodeURIComponent(number.slice(2))}`,
          { headers: { Accept: 'application/json' }, signal: AbortSignal.timeout(timeoutMs) },
        )
        if (!response.ok) return 'UNCONFIRMED'
        const { isValid, userError } = v.parse(answerSchema, await response.json())
        if (isValid) return 'CONFIRMED'
        // Every other code means that a member state's register, or VIES itself, is unavailable.
        return userError === 'INVALID' ? 'UNKNOWN' : 'UNCONFIRMED'
      } catch {
        return 'UNCONFIRMED'
      }
    },
  }
}
