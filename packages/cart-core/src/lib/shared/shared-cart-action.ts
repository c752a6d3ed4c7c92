import type { CartForm } from '../changes/cart-change.js'
import { parseQuantity } from '../changes/parse-quantity.js'
import type { SharedCartRight } from './shared-cart.js'

/** An action on a shared cart besides changing its lines. */
export type SharedCartAction =
  /** Makes the visitor's cart a shared one, with a first invitation. */
  | { kind: 'share'; name: string; right: SharedCartRight }
  | { kind: 'join'; name: string }
  | { kind: 'leave' }
  /** Of the following all but `suggest` are the owner's. */
  | { kind: 'invite'; right: SharedCartRight }
  | { kind: 'revoke'; invitationId: string }
  /** Thirty days more for the cart and its invitations. */
  | { kind: 'renew' }
  | { kind: 'remove-person'; personId: string; removesLines: boolean }
  /** Undoes a removal. */
  | { kind: 'restore-person'; personId: string }
  | { kind: 'hand-over'; personId: string }
  | { kind: 'lock' }
  | { kind: 'unlock' }
  | { kind: 'suggest'; variantId: string; quantity: number }
  | { kind: 'answer-suggestion'; suggestionId: string; isAccepted: boolean }
  | { kind: 'end' }

/** The field that names the action. It is not the one of a cart's change: one page takes both. */
const KIND_FIELD = 'sharing'
const LONGEST_NAME = 40

/**
 * The fields of a form that does something to a shared cart: hidden inputs of a page without
 * scripts, or the body of a request.
 *
 * @example toSharedCartFields({ kind: 'revoke', invitationId: '7' }) // [['sharing', 'revoke'],
 * ['invitationId', '7']]
 */
export function toSharedCartFields({
  kind,
  ...values
}: SharedCartAction): [name: string, value: string][] {
  return [
    [KIND_FIELD, kind],
    ...Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
  ]
}

/** The action that a form requests, or why it is invalid. */
export type ParsedSharedCartForm =
  | { status: 'valid'; action: SharedCartAction }
  | { status: 'invalid'; code: 'INVALID_NAME' | 'INVALID_QUANTITY' | 'UNKNOWN' }

/** Reads the action out of a form that was sent. */
export function parseSharedCartForm(form: CartForm): ParsedSharedCartForm {
  const textOf = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const kind = textOf(KIND_FIELD)
  switch (kind) {
    case 'share':
    case 'join': {
      const name = textOf('name')
      if (name === '' || [...name].length > LONGEST_NAME) return invalid('INVALID_NAME')
      return valid(
        kind === 'join' ? { kind, name } : { kind, name, right: rightOf(textOf('right')) },
      )
    }
    case 'invite':
      return valid({ kind, right: rightOf(textOf('right')) })
    case 'revoke':
      return valid({ kind, invitationId: textOf('invitationId') })
    case 'remove-person': {
      const removesLines = textOf('removesLines') === 'true'
      return valid({ kind, personId: textOf('personId'), removesLines })
    }
    case 'restore-person':
    case 'hand-over':
      return valid({ kind, personId: textOf('personId') })
    case 'suggest': {
      const quantity = parseQuantity(form.get('quantity') ?? '1')
      if (!quantity.ok) return invalid('INVALID_QUANTITY')
      return valid({ kind, variantId: textOf('variantId'), quantity: quantity.quantity })
    }
    case 'answer-suggestion': {
      const isAccepted = textOf('isAccepted') === 'true'
      return valid({ kind, suggestionId: textOf('suggestionId'), isAccepted })
    }
    case 'leave':
    case 'renew':
    case 'lock':
    case 'unlock':
    case 'end':
      return valid({ kind })
    default:
      return invalid('UNKNOWN')
  }
}

/** View is the default; edit must be requested explicitly. */
function rightOf(text: string): SharedCartRight {
  return text === 'EDIT' ? 'EDIT' : 'VIEW'
}

function valid(action: SharedCartAction): ParsedSharedCartForm {
  return { status: 'valid', action }
}

function invalid(code: 'INVALID_NAME' | 'INVALID_QUANTITY' | 'UNKNOWN'): ParsedSharedCartForm {
  return { status: 'invalid', code }
}
