import * as v from 'valibot'
import type { UserError } from '../../foundation/words/user-error.js'
import { parsePhoneNumber } from '../../domains/orders/input/phone-number.js'
import { optionalText } from '../../domains/orders/input/typed-text.js'

export interface Names {
  firstName: string | null
  lastName: string | null
}

const namesSchema = v.object({ firstName: optionalText(100), lastName: optionalText(100) })

/** Cleans names as they were typed; both may be missing. */
export function parseNames(typed: {
  firstName?: string | null
  lastName?: string | null
}): Names | { refusals: UserError[] } {
  const parsed = v.safeParse(namesSchema, typed)
  if (parsed.success) return parsed.output
  return {
    refusals: parsed.issues.map((issue) => ({
      code: 'TOO_LONG',
      field: v.getDotPath(issue) ?? undefined,
    })),
  }
}

/** Reads a phone number that may be missing, as people in Greece write one. */
export function parseOptionalPhone(
  typed: string | null | undefined,
): { phone: string | null } | { refusal: UserError } {
  const text = (typed ?? '').trim()
  if (text === '') return { phone: null }
  const phone = parsePhoneNumber('GR', text)
  if (phone !== undefined) return { phone }
  return { refusal: { code: 'INVALID', field: 'phone', reason: 'phone' } }
}
