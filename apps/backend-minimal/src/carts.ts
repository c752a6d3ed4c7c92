import { randomBytes } from 'node:crypto'
import { image, money, netOf, toVariant } from './catalogue.js'
import type { Requester } from './catalogue.js'
import { items, stock } from './goods.js'
import type { Item } from './goods.js'

/** Ids of carts and orders are permissions: 128 random bits. */
export const newId = () => randomBytes(16).toString('base64url')

export interface Cart {
  id: string
  version: number
  expiresAt: Date
  lines: { id: string; item: Item; quantity: number }[]
  /** Changes that named themselves. */
  done: Set<string>
  /** Id of its order. */
  token: string | null
}

const carts = new Map<string, Cart>()
const fortnightMs = 14 * 86_400_000

/** A cart that can be read; undefined once it has expired. */
export function findCart(id: string): Cart | undefined {
  const cart = carts.get(id)
  if (cart && cart.expiresAt < new Date()) carts.delete(id)
  return carts.get(id)
}

export const failed = (code: string, more: object = {}) => ({
  code,
  message: 'This cannot be done.',
  ...more,
})

/** Returns the totals of a cart, with the shipping cost once it is known. */
export function toTotals(cart: Cart, requester: Requester, shippingMinor?: number) {
  const itemsMinor = cart.lines.reduce(
    (sum, { item, quantity }) => sum + item.priceMinor * quantity,
    0,
  )
  const grandMinor = itemsMinor + (shippingMinor ?? 0)
  return {
    items: money(itemsMinor, requester),
    discount: money(0, requester),
    shipping: shippingMinor === undefined ? null : money(shippingMinor, requester),
    paymentFee: money(0, requester),
    vat: money(grandMinor - netOf(grandMinor), requester),
    vatTreatment: 'DOMESTIC',
    grand: money(grandMinor, requester),
  }
}

const countPieces = ({ lines }: Cart) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** A cart as the contract describes it. */
export function toCart(cart: Cart, requester: Requester) {
  const lines = cart.lines.map(({ id, item, quantity }) => ({
    id,
    quantity,
    variant: toVariant(item, requester),
    productName: item.name,
    productSlug: item.name.toLowerCase(),
    image,
    unitPrice: money(item.priceMinor, requester),
    lineTotal: money(item.priceMinor * quantity, requester),
    canChange: true,
    issues: [],
  }))
  const weightGrams = cart.lines.reduce(
    (sum, line) => sum + line.item.weightGrams * line.quantity,
    0,
  )
  const data = { quantity: countPieces(cart), lines, weightGrams, dangerousGoods: false }
  const { id, version, token } = cart
  const time = cart.expiresAt.toISOString()
  return {
    id,
    version,
    token,
    time,
    saved: [],
    data: { ...data, totals: toTotals(cart, requester) },
  }
}

interface Change {
  cartId: string
  lineId: string
  clientMutationId?: string
}

/** Applies a change of a cart once per idempotency key, and returns the current cart. */
function change(
  id: string,
  key: string | undefined,
  requester: Requester,
  make: (cart: Cart) => object | void,
) {
  const cart = findCart(id)
  if (!cart || cart.token) return { cart: null, errors: [failed('CART_NOT_FOUND')] }
  const error = key !== undefined && cart.done.has(key) ? undefined : make(cart)
  if (!error) cart.version += 1
  if (!error && key !== undefined) cart.done.add(key)
  return { cart: toCart(cart, requester), errors: error ? [error] : [] }
}

/** Sets the quantity of an item; 0 removes its line. */
function setPieces(cart: Cart, item: Item, quantity: number, added: number): object | void {
  const available = stock.get(item.id) ?? 0
  if (!Number.isInteger(added) || added > 999) return failed('NOT_ADDED', { field: 'quantity' })
  if (added > 0 && quantity > available) return failed('INSUFFICIENT_STOCK', { available })
  const line = cart.lines.find((one) => one.item === item)
  if (line) line.quantity = quantity
  else cart.lines.push({ id: newId(), item, quantity })
  cart.lines = cart.lines.filter((one) => one.quantity > 0)
}

const changeLine = (input: Change, requester: Requester, difference: number | 'all') =>
  change(input.cartId, input.clientMutationId, requester, (cart) => {
    const line = cart.lines.find(({ id }) => id === input.lineId)
    if (!line) return failed('LINE_NOT_FOUND')
    const by = difference === 'all' ? -line.quantity : difference
    return setPieces(cart, line.item, line.quantity + by, by)
  })

interface Addition {
  cartId?: string
  variantId: string
  quantity: number
  clientMutationId?: string
}

/** Resolvers of carts. */
export const cartOperations = {
  cart({ id }: { id: string }, requester: Requester) {
    const cart = findCart(id)
    return cart ? toCart(cart, requester) : null
  },
  cartAddItem({ input }: { input: Addition }, requester: Requester) {
    const { cartId, variantId, quantity, clientMutationId } = input
    const item = items.find(({ id }) => id === variantId)
    const id = cartId ?? newId()
    const expiresAt = new Date(Date.now() + fortnightMs)
    const isNew = cartId === undefined || cartId === null
    if (isNew) carts.set(id, { id, version: 0, expiresAt, lines: [], done: new Set(), token: null })
    const answer = change(id, clientMutationId, requester, (cart) => {
      if (!item) return failed('NOT_AVAILABLE', { field: 'variantId' })
      if (quantity < 1) return failed('NOT_ADDED', { field: 'quantity' })
      const had = cart.lines.find((line) => line.item === item)?.quantity ?? 0
      cart.expiresAt = expiresAt
      return setPieces(cart, item, had + quantity, quantity)
    })
    if (!isNew || answer.errors.length === 0) return answer
    carts.delete(id)
    return { ...answer, cart: null }
  },
  cartUpdateItem: ({ input }: { input: Change & { difference: number } }, requester: Requester) =>
    changeLine(input, requester, input.difference),
  // Changes made by another member of the cart in the meantime are preserved.
  cartSetItem: (
    { input }: { input: Change & { quantity: number; fromQuantity: number } },
    requester: Requester,
  ) => changeLine(input, requester, input.quantity - input.fromQuantity),
  cartRemoveItem: ({ input }: { input: Change }, requester: Requester) =>
    changeLine(input, requester, 'all'),
}
