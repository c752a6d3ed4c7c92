import { randomBytes } from 'node:crypto'
import { image, money, netOf, toVariant } from './catalogue.js'
import type { Asker } from './catalogue.js'
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

/** Sums of a cart, with what delivery costs once that is known. */
export function toTotals(cart: Cart, asker: Asker, shippingMinor?: number) {
  const itemsMinor = cart.lines.reduce(
    (sum, { item, quantity }) => sum + item.priceMinor * quantity,
    0,
  )
  const grandMinor = itemsMinor + (shippingMinor ?? 0)
  return {
    items: money(itemsMinor, asker),
    discount: money(0, asker),
    shipping: shippingMinor === undefined ? null : money(shippingMinor, asker),
    paymentFee: money(0, asker),
    vat: money(grandMinor - netOf(grandMinor), asker),
    vatTreatment: 'DOMESTIC',
    grand: money(grandMinor, asker),
  }
}

const countPieces = ({ lines }: Cart) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** A cart as the contract describes it. */
export function toCart(cart: Cart, asker: Asker) {
  const lines = cart.lines.map(({ id, item, quantity }) => ({
    id,
    quantity,
    variant: toVariant(item, asker),
    productName: item.name,
    productSlug: item.name.toLowerCase(),
    image,
    unitPrice: money(item.priceMinor, asker),
    lineTotal: money(item.priceMinor * quantity, asker),
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
  return { id, version, token, time, saved: [], data: { ...data, totals: toTotals(cart, asker) } }
}

interface Change {
  cartId: string
  lineId: string
  clientMutationId?: string
}

/** Makes a change of a cart once, and answers with the cart as it stands then. */
function change(
  id: string,
  key: string | undefined,
  asker: Asker,
  make: (cart: Cart) => object | void,
) {
  const cart = findCart(id)
  if (!cart || cart.token) return { cart: null, errors: [failed('CART_NOT_FOUND')] }
  const error = key !== undefined && cart.done.has(key) ? undefined : make(cart)
  if (!error) cart.version += 1
  if (!error && key !== undefined) cart.done.add(key)
  return { cart: toCart(cart, asker), errors: error ? [error] : [] }
}

/** Sets the pieces of an item; none removes its line. */
function setPieces(cart: Cart, item: Item, quantity: number, added: number): object | void {
  const available = stock.get(item.id) ?? 0
  if (!Number.isInteger(added) || added > 999) return failed('NOT_ADDED', { field: 'quantity' })
  if (added > 0 && quantity > available) return failed('INSUFFICIENT_STOCK', { available })
  const line = cart.lines.find((one) => one.item === item)
  if (line) line.quantity = quantity
  else cart.lines.push({ id: newId(), item, quantity })
  cart.lines = cart.lines.filter((one) => one.quantity > 0)
}

const changeLine = (input: Change, asker: Asker, difference: number | 'all') =>
  change(input.cartId, input.clientMutationId, asker, (cart) => {
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

/** What is done with carts, as GraphQL calls it. */
export const cartOperations = {
  cart({ id }: { id: string }, asker: Asker) {
    const cart = findCart(id)
    return cart ? toCart(cart, asker) : null
  },
  cartAddItem({ input }: { input: Addition }, asker: Asker) {
    const { cartId, variantId, quantity, clientMutationId } = input
    const item = items.find(({ id }) => id === variantId)
    const id = cartId ?? newId()
    const expiresAt = new Date(Date.now() + fortnightMs)
    const isNew = cartId === undefined || cartId === null
    if (isNew) carts.set(id, { id, version: 0, expiresAt, lines: [], done: new Set(), token: null })
    const answer = change(id, clientMutationId, asker, (cart) => {
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
  cartUpdateItem: ({ input }: { input: Change & { difference: number } }, asker: Asker) =>
    changeLine(input, asker, input.difference),
  // What another one of the cart's people did in the meantime is not lost.
  cartSetItem: (
    { input }: { input: Change & { quantity: number; fromQuantity: number } },
    asker: Asker,
  ) => changeLine(input, asker, input.quantity - input.fromQuantity),
  cartRemoveItem: ({ input }: { input: Change }, asker: Asker) => changeLine(input, asker, 'all'),
}
