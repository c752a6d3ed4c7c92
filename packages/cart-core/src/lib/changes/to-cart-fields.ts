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

/** The field that names the change. */
export const KIND_FIELD = 'intent'

/**
 * The fields of a form that makes a change: hidden inputs of a page without scripts, or the body of
 * a request.
 *
 * @example toCartFields({ kind: 'remove', lineId: 'line-1' }) // [['intent', 'remove'], ['lineId',
 * 'line-1']]
 */
export function toCartFields({
  kind,
  ...values
}: { kind: CartChange['kind'] } & CartFieldValues): [name: string, value: string][] {
  const { variantId, lineId, quantity, fromQuantity, difference, code, country, postalCode } =
    values
  // Listed by name, so that a form has no other fields whatever the object contains.
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
