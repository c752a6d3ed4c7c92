import { MAX_QUANTITY, type CartImage } from '../cart.js'
import type { Money } from '../money.js'
import { parseQuantity } from './parse-quantity.js'
import { KIND_FIELD } from './to-cart-fields.js'

/** A product from a page's data: the optimistic line until the server has responded. */
export interface CartLinePreview {
  /** With the chosen options, as the server names the line. */
  name: string
  slug: string
  /** Unit price with VAT. */
  unitPrice: Money
  image?: CartImage | null
  /** Maximum quantity. @default 999 */
  maxQuantity?: number | null
}

/**
 * A shopper's change to a cart. Quantities are sent as differences, so that changes of two people
 * both count: `set` adds the difference to `fromQuantity`, which the shopper saw; without it the
 * quantity is absolute. 0 removes the line.
 */
export type CartChange =
  | { kind: 'add'; variantId: string; quantity: number; preview?: CartLinePreview }
  | { kind: 'change-by'; lineId: string; difference: number }
  | { kind: 'set'; lineId: string; quantity: number; fromQuantity?: number }
  | { kind: 'remove'; lineId: string }
  /** Saves the line for later. */
  | { kind: 'save'; lineId: string }
  /**
   * These have no optimistic update except that the totals are pending. A saved or removed line is
   * restored.
   */
  | { kind: 'restore'; lineId: string; quantity?: number }
  | { kind: 'delete-saved'; lineId: string }
  | { kind: 'accept-changes' }
  | { kind: 'apply-coupon'; code: string }
  | { kind: 'remove-coupon' }
  | { kind: 'set-address'; country: string; postalCode: string | null }
  /** An expired cart is restored with its lines, or discarded. */
  | { kind: 'restore-expired' }
  | { kind: 'drop-expired' }

type ShownChange = Extract<CartChange, { kind: 'add' | 'change-by' | 'set' | 'remove' | 'save' }>

/** Whether the change has an optimistic update. */
export function isShown(change: CartChange): change is ShownChange {
  return ['add', 'change-by', 'set', 'remove', 'save'].includes(change.kind)
}

/**
 * Merges two changes that have not been sent.
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
  // A difference from an absolute quantity is again an absolute quantity.
  const isFinal = isAbsolute(earlier)
  const quantity =
    later.kind === 'set' && !isFinal ? later.quantity : quantityOf(earlier) + differenceOf(later)
  if (quantity < 1) return { kind: 'remove', lineId: later.lineId }
  const merged = { kind: 'set', lineId: later.lineId, quantity } as const
  return isFinal ? merged : { ...merged, fromQuantity: quantity - difference }
}

/**
 * Whether two changes commute: those of different lines, and of different variants. A line and a
 * variant may be the same item, and other changes are never assumed to commute.
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

/** A typed quantity that is absolute, not a difference. */
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

/** The change that a form requests, or why it is invalid. */
export type ParsedCartForm =
  | { status: 'valid'; change: CartChange }
  | { status: 'invalid'; code: 'INVALID_QUANTITY' | 'UNKNOWN'; lineId: string | null }

/**
 * Parses a submitted form. The buttons of a quantity field send a `difference`, which overrides the
 * field's value. A form that adds without a quantity means one item.
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
