import { MAX_QUANTITY, type CartImage } from '../cart.js'
import type { Money } from '../money.js'
import { parseQuantity } from './parse-quantity.js'
import { KIND_FIELD } from './to-cart-fields.js'

/** What is known of a product before the server has answered. */
export interface CartLinePreview {
  name: string
  slug: string
  unitPrice: Money
  image?: CartImage | null
}

/**
 * Something that a shopper does to a cart. Quantities count as differences, so that two people's changes both count:
 * `set` adds what it differs from `fromQuantity`, which the shopper saw; without that it stands for itself. 0 removes the line.
 */
export type CartChange =
  | { kind: 'add'; variantId: string; quantity: number; preview?: CartLinePreview }
  | { kind: 'change-by'; lineId: string; difference: number }
  | { kind: 'set'; lineId: string; quantity: number; fromQuantity?: number }
  | { kind: 'remove'; lineId: string }
  /** Keeps the line beside the cart for later. */
  | { kind: 'save'; lineId: string }
  /** Of the following nothing is shown ahead but that the sums wait. A saved or removed line comes back. */
  | { kind: 'restore'; lineId: string; quantity?: number }
  | { kind: 'delete-saved'; lineId: string }
  | { kind: 'accept-changes' }
  | { kind: 'apply-coupon'; code: string }
  | { kind: 'remove-coupon' }
  | { kind: 'set-address'; country: string; postalCode: string | null }
  /** An expired cart begins again with what was in it, or is left for good. */
  | { kind: 'restore-expired' }
  | { kind: 'drop-expired' }

type ShownChange = Extract<CartChange, { kind: 'add' | 'change-by' | 'set' | 'remove' | 'save' }>

/** Whether it is known what the change does to the lines before the server has answered. */
export function isShown(change: CartChange): change is ShownChange {
  return ['add', 'change-by', 'set', 'remove', 'save'].includes(change.kind)
}

/**
 * Makes one change of two that nobody has sent yet.
 *
 * @returns Null when they have to be sent one after the other.
 */
export function mergeChanges(earlier: CartChange, later: CartChange): CartChange | null {
  if (!isShown(earlier) || !isShown(later)) return null
  if (earlier.kind === 'add' || later.kind === 'add') return mergeAdditions(earlier, later)
  if (earlier.kind === 'save' || later.kind === 'save') return null
  if (earlier.lineId !== later.lineId || endsLine(earlier)) return null
  if (endsLine(later)) return { kind: 'remove', lineId: later.lineId }

  if (isAbsolute(later)) return later

  const difference = differenceOf(earlier) + differenceOf(later)
  if (later.kind === 'change-by' && earlier.kind === 'change-by') {
    return difference === 0 ? null : { ...later, difference }
  }
  // What differs from a number that counts as it stands gives another such number.
  const isFinal = isAbsolute(earlier)
  const quantity =
    later.kind === 'set' && !isFinal ? later.quantity : quantityOf(earlier) + differenceOf(later)
  if (quantity < 1) return { kind: 'remove', lineId: later.lineId }
  const merged = { kind: 'set', lineId: later.lineId, quantity } as const
  return isFinal ? merged : { ...merged, fromQuantity: quantity - difference }
}

/**
 * Whether two changes can change places without another outcome: those of different lines, and of different variants.
 * A line and a variant may be the same thing, and nothing is known of what else the server does.
 */
export function areIndependent(one: CartChange, other: CartChange): boolean {
  if (!isShown(one) || !isShown(other)) return false
  if (one.kind === 'add') return other.kind === 'add' && one.variantId !== other.variantId
  return other.kind !== 'add' && one.lineId !== other.lineId
}

type LineChange = Extract<CartChange, { kind: 'change-by' | 'set' | 'remove' }>

function mergeAdditions(earlier: CartChange, later: CartChange): CartChange | null {
  if (earlier.kind !== 'add' || later.kind !== 'add') return null
  const quantity = earlier.quantity + later.quantity
  if (earlier.variantId !== later.variantId || quantity > MAX_QUANTITY) return null
  return { ...earlier, ...later, quantity }
}

function endsLine(change: LineChange): boolean {
  return change.kind === 'remove' || (change.kind === 'set' && change.quantity < 1)
}

/** A typed quantity that counts as it stands, not as a difference. */
function isAbsolute(change: LineChange): boolean {
  return change.kind === 'set' && change.fromQuantity === undefined
}

function differenceOf(change: LineChange): number {
  if (change.kind === 'change-by') return change.difference
  return change.kind === 'set' ? change.quantity - (change.fromQuantity ?? change.quantity) : 0
}

function quantityOf(change: LineChange): number {
  return change.kind === 'set' ? change.quantity : 0
}

/** A form, as far as it is read: FormData is one. */
export interface CartForm {
  get(name: string): unknown
}

/** What a form asks for, or why it cannot be told. */
export type ParsedCartForm =
  | { status: 'valid'; change: CartChange }
  | { status: 'invalid'; code: 'INVALID_QUANTITY' | 'UNKNOWN'; lineId: string | null }

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
