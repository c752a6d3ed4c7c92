import type { CartLineIssue, CartLineRecord } from '../../domains/cart/cart-lines.js'
import type { CartRecord } from '../../domains/cart/read-cart.js'
import { findLineIssues } from '../../domains/cart/cart-lines.js'
import type { Transaction } from '../../foundation/database/database.js'
import type { SharedCartState } from '../../foundation/generated/contract-types.js'
import type { Words } from '../../foundation/words/words.js'
import { toUserErrorView } from '../../foundation/words/user-error.js'
import {
  offerCheckout,
  toParcelFacts,
  toCheckoutRules,
  toTotalsView,
} from '../../domains/orders/placing/price-cart.js'
import type { CheckoutOffer } from '../../domains/orders/placing/price-cart.js'
import { formatMoney } from '../../foundation/pricing/format-money.js'
import { evaluateCoupon } from '../../foundation/pricing/evaluate-coupon.js'
import type { CouponResult } from '../../foundation/pricing/evaluate-coupon.js'
import type { VatCharge } from '../../foundation/pricing/vat-rules.js'
import { toOrderVat } from '../../domains/orders/vat/order-vat.js'
import type { Business } from '../../domains/orders/vat/order-vat.js'
import { chargeCart, chargeQuote, vatOf } from '../../domains/orders/placing/charge-cart.js'
import { noCourierText } from '../../domains/orders/placing/no-courier-text.js'
import { isDelivery, toShippingView } from '../../domains/orders/placing/quote-shipping.js'
import type { DeliveryPlace } from '../../domains/orders/placing/quote-shipping.js'
import type { PlatformContext } from '../platform-context.js'
import { loadCartProducts } from './line-products.js'
import type { LineProduct, LineProducts } from './line-products.js'
import type { StoredImage } from '../../domains/catalogue/import/image-facts.js'
import { toImageView } from '../../domains/catalogue/views/image-view.js'
import type { ImageView } from '../../domains/catalogue/views/image-view.js'
import { viewScope } from '../catalogue/view-scope.js'

/** Where a checkout sends a cart, and to whom; by default to the cart's own address. */
interface Charged {
  place?: DeliveryPlace | null
  business?: Business | null
}

/** Reads the contract's Cart: lines with their products, issues and sums in the words of the request's locale. */
export async function toCartView(
  sql: Transaction,
  context: PlatformContext,
  cart: CartRecord,
  now: Date,
  charged: Charged = {},
) {
  const products = await loadCartProducts(sql, context, cart)
  return buildCartView(context, cart, { products, now, charged })
}

/** Builds the contract's Cart of products that are loaded. */
export function buildCartView(
  context: PlatformContext,
  found: CartRecord,
  { products, now, charged = {} }: { products: LineProducts; now: Date; charged?: Charged },
) {
  const cart = withoutOwnersData(found)
  const { lines, saved, asker } = cart
  const { settings, words } = context
  const rules = toCheckoutRules(settings)
  const { country, postalCode } = cart
  const where = {
    place: country === null ? null : { country, postalCode },
    business: null,
    ...charged,
  }
  const { charge } = vatOf(rules, where)
  const toView = (shown: readonly CartLineRecord[]) => {
    const issues = findLineIssues(shown)
    return shown.map((line) =>
      toLineView(context, line, products.get(line.variantId)!, {
        // What is ordered is as it was ordered.
        issues: found.token === null ? (issues.get(line.id) ?? []) : [],
        charge,
        canChange: mayChange(found, line),
      }),
    )
  }
  const result = cart.coupon && evaluateCoupon(cart.coupon, lines, now)
  const offer = offerShipping(context, cart, result)
  const { totals, treatment } = chargeCart(lines, rules, {
    ...where,
    coupon: result,
    shipping: offer?.shipping.find(isDelivery) ?? null,
    payment: null,
    freeAboveMinor: offer ? offer.freeAboveMinor : settings.freeShippingAboveMinor,
  })
  const vat = toOrderVat(treatment, where.business, rules, () => undefined)
  return {
    id: asker.key,
    sharing: toSharing(asker),
    version: cart.version,
    time: cart.expiresAt,
    address: cart.country === null ? null : { country: cart.country, postalCode: cart.postalCode },
    token: cart.token,
    nextId: cart.nextId,
    data: {
      quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
      lines: toView(lines),
      totals: toTotalsView(totals, vat, words),
      dangerousGoods: lines.some((line) => line.dangerousGoods),
      noCourierText:
        country === null && lines.length > 0
          ? noCourierText(rules, toParcelFacts(lines, result), words)
          : null,
      weightGrams: lines.reduce((sum, line) => sum + line.quantity * line.weightGrams, 0),
    },
    saved: toView(saved),
    coupon:
      asker.role === 'OWNER'
        ? toCouponView(cart.coupon, result, {
            currency: settings.currency,
            words,
            discountMinor: totals.discountMinor,
          })
        : null,
    shippingEstimate: offer && {
      methods: offer.shipping.map((quote) =>
        toShippingView(chargeQuote(quote, charge, rules), settings.currency, words),
      ),
      errors: offer.shippingError ? [toUserErrorView({ code: offer.shippingError }, words)] : [],
    },
  }
}

/** What belongs to the owner of a shared cart is not for the others: they see no address, no saved lines and no order. */
function withoutOwnersData(cart: CartRecord): CartRecord {
  if (cart.asker.role === 'OWNER') return cart
  return { ...cart, country: null, postalCode: null, saved: [], token: null, nextId: null }
}

function mayChange({ asker, token }: CartRecord, line: CartLineRecord): boolean {
  if (token !== null) return false
  if (asker.role === 'OWNER') return true
  const isOwn = line.authorId === asker.person?.id
  return asker.role === 'EDITOR' && isOwn && !asker.sharedCart?.lockedUntil
}

function toSharing({ person, sharedCart, role }: CartRecord['asker']) {
  if (!person || !sharedCart || sharedCart.state === 'ENDED') return null
  const { id, revision, lockedUntil, ownerName } = sharedCart
  const state: SharedCartState = lockedUntil ? 'LOCKED' : sharedCart.state
  return { id, revision, state, role, personId: person.id, ownerName, lockedUntil }
}

/** Shipping to the cart's address; null without one. */
function offerShipping(
  { settings }: PlatformContext,
  { lines, country, postalCode }: CartRecord,
  result: CouponResult | null,
): CheckoutOffer | null {
  if (country === null || lines.length === 0) return null
  return offerCheckout(lines, toCheckoutRules(settings), { country, postalCode }, result)
}

function toLineView(
  { settings, locale, words }: PlatformContext,
  line: CartLineRecord,
  product: LineProduct,
  {
    issues,
    charge,
    canChange,
  }: { issues: readonly CartLineIssue[]; charge: VatCharge; canChange: boolean },
) {
  const money = (minor: number) => formatMoney(minor, settings.currency, locale)
  const paid = (minor: number) => charge.amount(minor, line.taxRate)
  return {
    ...product,
    id: line.id,
    quantity: line.quantity,
    unitPrice: money(paid(line.unitPriceMinor)),
    lineTotal: money(line.quantity * paid(line.unitPriceMinor)),
    author: line.author,
    authorId: line.authorId,
    canChange,
    issues: issues.map((issue) => ({
      code: issue.code,
      message: words.say(`message.${issue.code}`),
      available: issue.code === 'INSUFFICIENT_STOCK' ? issue.available : null,
      oldPrice: issue.code === 'PRICE_CHANGED' ? money(paid(issue.oldPriceMinor)) : null,
    })),
  }
}

/** Builds the contract's CartCoupon: its discount, or why it does not apply. */
function toCouponView(
  coupon: CartRecord['coupon'],
  result: CouponResult | null,
  { currency, words, discountMinor }: { currency: string; words: Words; discountMinor: number },
) {
  if (!coupon || !result) return null
  const { terms } = coupon
  const money = (minor: number) => formatMoney(minor, currency, words.locale)
  const isRejected = result.status === 'rejected'
  return {
    code: coupon.code,
    kind: terms?.kind ?? null,
    percent: terms?.kind === 'PERCENT' ? terms.percent : null,
    amount: terms?.kind === 'AMOUNT' ? money(terms.amountMinor) : null,
    discount: money(isRejected ? 0 : discountMinor),
    issue: isRejected ? toUserErrorView({ code: result.errorCode }, words) : null,
    missing: isRejected && result.missingMinor !== null ? money(result.missingMinor) : null,
  }
}

/** Builds the contract's Image of an image that an order took down. */
export function toStoredImage(stored: unknown, context: PlatformContext): ImageView {
  // Written by the catalogue's own import, copied as it stood.
  return toImageView(stored as StoredImage, viewScope(context))
}
