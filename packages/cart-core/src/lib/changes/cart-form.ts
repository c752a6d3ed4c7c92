import { parseQuantity } from '../quantity.js'
import type { CartChange } from './cart-change.js'

/** Fields of a form that changes a cart, besides the one that names the change. */
export interface CartFieldValues {
  variantId?: string | undefined
  lineId?: string | undefined
  quantity?: number | undefined
  fromQuantity?: number | undefined
  difference?: number | undefined
  code?: string | undefined
  country?: string | undefined
  postalCode?: string | null | undefined
}

/** A form, as far as it is read: FormData is one. */
export interface CartForm {
  get(name: string): unknown
}

/** What a form asks for, or why it cannot be told. */
export type ParsedCartForm =
  | { status: 'valid'; change: CartChange }
  | { status: 'invalid'; code: 'INVALID_QUANTITY' | 'UNKNOWN'; lineId: string | null }

/** The field that names the change. */
const KIND_FIELD = 'intent'

/**
 * The fields of a form that makes a change: hidden inputs of a page without scripts, or the body of a request.
 *
 * @example
 * toCartFields({ kind: 'remove', lineId: 'line-1' }) // [['intent', 'remove'], ['lineId', 'line-1']]
 */
export function toCartFields({
  kind,
  ...values
}: { kind: CartChange['kind'] } & CartFieldValues): [name: string, value: string][] {
  const { variantId, lineId, quantity, fromQuantity, difference, code, country, postalCode } =
    values
  // Named one by one: a form has no other fields, whatever object it is made of.
  const fields = {
    variantId,
    lineId,
    quantity,
    fromQuantity,
    difference,
    code,
    country,
    postalCode,
  }
  const entries = Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )
  return [[KIND_FIELD, kind], ...entries]
}

/**
 * Reads the change out of a form that was sent. The buttons of a quantity field send a `difference`, which goes before
 * what stands in the field. A form that adds without a quantity means one piece.
 */
export function parseCartForm(form: CartForm): ParsedCartForm {
  const textOf = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const lineId = textOf('lineId')
  const invalid = (code: 'INVALID_QUANTITY' | 'UNKNOWN'): ParsedCartForm => ({
    status: 'invalid',
    code,
    lineId: lineId || null,
  })

  const kind = textOf('difference') ? 'change-by' : textOf(KIND_FIELD)
  switch (kind) {
    case 'add': {
      const quantity = parseQuantity(form.get('quantity') ?? '1')
      if (!quantity.ok) return invalid('INVALID_QUANTITY')
      return valid({ kind, variantId: textOf('variantId'), quantity: quantity.quantity })
    }
    case 'change-by': {
      const difference = Number(textOf('difference'))
      if (!Number.isInteger(difference)) return invalid('INVALID_QUANTITY')
      return valid({ kind, lineId, difference })
    }
    case 'set': {
      const quantity = parseQuantity(textOf('quantity'))
      const from = parseQuantity(textOf('fromQuantity'))
      if (!quantity.ok || !from.ok) return invalid('INVALID_QUANTITY')
      return valid({ kind, lineId, quantity: quantity.quantity, fromQuantity: from.quantity })
    }
    case 'restore': {
      const quantity = parseQuantity(textOf('quantity'))
      return valid({ kind, lineId, ...(quantity.ok ? { quantity: quantity.quantity } : {}) })
    }
    case 'remove':
    case 'save':
    case 'delete-saved':
      return valid({ kind, lineId })
    case 'apply-coupon':
      return valid({ kind, code: textOf('code') })
    case 'set-address':
      return valid({ kind, country: textOf('country'), postalCode: textOf('postalCode') || null })
    case 'accept-changes':
    case 'remove-coupon':
    case 'restore-expired':
    case 'drop-expired':
      return valid({ kind })
    default:
      return invalid('UNKNOWN')
  }
}

function valid(change: CartChange): ParsedCartForm {
  return { status: 'valid', change }
}
