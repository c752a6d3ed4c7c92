import { noteCheckout } from '../../domains/cart/checkout-cart.js'
import { readCart } from '../../domains/cart/read-cart.js'
import { toUserErrorView } from '../../foundation/messages/user-error.js'
import type { OrderPorts } from '../../domains/orders/placing/order-ports.js'
import {
  toCheckoutRules,
  offerCheckout,
  priceCart,
  toTotalsView,
} from '../../domains/orders/placing/price-cart.js'
import { chargeQuote, vatOf } from '../../domains/orders/placing/charge-cart.js'
import { deliveryCountries, findDeliveryZone } from '../../foundation/pricing/delivery-zones.js'
import { checkDestination } from '../../domains/orders/input/check-destination.js'
import { listCountries } from '../../domains/orders/input/countries.js'
import { estimateGoods } from '../../domains/orders/placing/estimate-delivery.js'
import { listShippingRates } from '../../domains/orders/placing/list-delivery.js'
import { placeOrder } from '../../domains/orders/placing/place-order.js'
import { readOrder } from '../../domains/orders/read-order.js'
import { findShortages } from '../../domains/orders/stock/take-stock.js'
import type { UserError } from '../../foundation/messages/user-error.js'
import { formatMoney } from '../../foundation/pricing/format-money.js'
import { evaluateCoupon } from '../../foundation/pricing/coupons/evaluate-coupon.js'
import type { HashNetwork } from '../../foundation/throttle/hash-network.js'
import { toCartView } from '../cart/cart-view.js'
import type { DomainResolvers } from '../create-schema.js'
import type { ResolversTypes } from '../generated/resolver-types.js'
import {
  parseVatNumber,
  toRegisteredNumber,
  vatNumberCountry,
} from '../../domains/orders/input/vat-number.js'
import { createVatCheck } from '../../domains/orders/vat/check-vat-number.js'
import type { Business } from '../../domains/orders/vat/order-vat.js'
import type { VatRegister } from '../../domains/orders/vat/vat-register.js'
import type { AttemptThrottle } from '../../foundation/throttle/attempt-throttle.js'
import {
  isDelivery,
  toPaymentView,
  toShippingView,
} from '../../domains/orders/placing/quote-shipping.js'
import { scopeOf } from '../orders/order-resolvers.js'
import { toOrderView } from '../../domains/orders/view/order-view.js'
import type { PlatformContext } from '../platform-context.js'
import type {
  PlaceOrderInput,
  QueryCheckoutOptionsArgs,
  QueryCheckoutReviewArgs,
} from '../../foundation/generated/contract-types.js'

export interface CreateCheckoutResolversOptions {
  /** Effects of placing an order in other domains. */
  ports: OrderPorts
  /** Id of the member behind a request's access token; null for a guest. */
  findMemberId: (context: PlatformContext) => Promise<string | null>
  /** Payment kinds that the tenant's provider supports; empty without one. */
  onlineKinds: (settings: PlatformContext['settings']) => readonly string[]
  /** Undefined where no VAT number can be checked. */
  vatRegister?: VatRegister | undefined
  /** Limits how many VAT numbers one network has checked. */
  vatThrottle: AttemptThrottle
  /** Multiplies the limits of orders. @default 1 */
  limitsFactor?: number
  hashNetwork: HashNetwork
  /** @default () => new Date() */
  clock?: () => Date
}

/** Resolvers of the checkout: options, totals, and placing the order. */
export function createCheckoutResolvers(options: CreateCheckoutResolversOptions): DomainResolvers {
  const clock = options.clock ?? (() => new Date())
  return {
    Query: {
      countries: (_source, _args, { locale, settings }) =>
        listCountries(settings.deliveryZones, locale),
      shippingRates: (_source, _args, { messages, settings }) =>
        listShippingRates(toCheckoutRules(settings), messages),
      checkoutOptions: (_parent, args, context) => readOptions(context, args, options, clock()),
      checkoutReview: (_parent, args, context) => readReview(context, args, options, clock()),
    },
    Mutation: {
      checkoutPlaceOrder: (_parent, { input }, context) => place(context, input, options, clock()),
    },
  }
}

async function readOptions(
  context: PlatformContext,
  args: QueryCheckoutOptionsArgs,
  options: CreateCheckoutResolversOptions,
  now: Date,
) {
  const { onlineKinds } = options
  const { tenant, settings, locale, messages, database } = context
  const rules = toCheckoutRules(settings, onlineKinds(settings))
  const business = await findBusiness(context, args.business, options, now)
  let begun: string | undefined
  const view = await database.read(tenant, async (sql) => {
    const cart = await readCart(sql, args.cartId, now)
    if (!cart || cart.actor.role !== 'OWNER') return null
    if (!cart.isInCheckout && cart.token === null && cart.lines.length > 0) begun = cart.id
    const { address: delivery } = checkDestination(args.delivery, deliveryCountries(rules.zones))
    const coupon = cart.coupon && evaluateCoupon(cart.coupon, cart.lines, now)
    const offer = offerCheckout(cart.lines, rules, delivery, coupon)
    const { charge } = vatOf(rules, { place: delivery, business })
    const { standardTaxRate, currency } = rules
    const errors: UserError[] = []
    if (offer.shippingError) errors.push({ code: offer.shippingError })
    if (offer.shipping.length > 0 && offer.payment.length === 0)
      errors.push({ code: 'NO_PAYMENT_METHODS' })
    return {
      shippingMethods: offer.shipping.map((quote) =>
        toShippingView(
          {
            ...chargeQuote(quote, charge, rules),
            arrival: estimateGoods(rules.dispatch, quote, cart.lines, now),
          },
          currency,
          messages,
        ),
      ),
      paymentMethods: offer.payment.map((rule) =>
        toPaymentView(
          { ...rule, feeMinor: charge.amount(rule.feeMinor, standardTaxRate) },
          currency,
          messages,
        ),
      ),
      paymentConditions: offer.payment.map(({ method, limitMinor }) => ({
        paymentMethodId: method,
        shippingMethodIds: offer.goesWith.get(method) ?? [],
        limit: limitMinor === null ? null : formatMoney(limitMinor, rules.currency, locale),
      })),
      countries: listCountries(rules.zones, locale),
      hasDuties: findDeliveryZone(rules.zones, delivery)?.hasDuties ?? false,
      termsVersion: rules.termsVersion,
      errors: errors.map((error) => toUserErrorView(error, messages)),
    }
  })
  const cartId = begun
  if (cartId !== undefined) {
    // A checkout is worth more than its count.
    await database.write(tenant, (sql) => noteCheckout(sql, cartId, now)).catch(() => undefined)
  }
  return view
}

async function readReview(
  context: PlatformContext,
  args: QueryCheckoutReviewArgs,
  options: CreateCheckoutResolversOptions,
  now: Date,
) {
  const { onlineKinds } = options
  const { tenant, settings, messages, database } = context
  const rules = toCheckoutRules(settings, onlineKinds(settings))
  const refuse = (errors: UserError[]) => errors.map((error) => toUserErrorView(error, messages))
  const business = await findBusiness(context, args.business, options, now)
  return database.read(tenant, async (sql) => {
    const cart = await readCart(sql, args.cartId, now)
    if (!cart || cart.token !== null) {
      return { review: null, errors: refuse([{ code: 'CART_NOT_FOUND', field: 'cartId' }]) }
    }
    if (cart.actor.role !== 'OWNER') {
      return { review: null, errors: refuse([{ code: 'NOT_ALLOWED', field: 'cartId' }]) }
    }
    if (cart.lines.length === 0) {
      return { review: null, errors: refuse([{ code: 'CART_EMPTY', field: 'cartId' }]) }
    }
    const { address: delivery } = checkDestination(args.delivery, deliveryCountries(rules.zones))
    const { totals, vat, shipping, payment, errors } = priceCart(cart.lines, rules, {
      place: delivery,
      business,
      shippingMethodId: args.shippingMethodId ?? null,
      paymentMethodId: args.paymentMethodId ?? null,
      coupon: cart.coupon && evaluateCoupon(cart.coupon, cart.lines, now),
    })
    const review = {
      cart: await toCartView(sql, context, cart, now, {
        place: shipping && !isDelivery(shipping) ? null : delivery,
        business,
      }),
      totals: toTotalsView(totals, vat, messages),
      shippingMethod: shipping && toShippingView(shipping, rules.currency, messages),
      paymentMethod: payment && toPaymentView(payment, rules.currency, messages),
      termsVersion: rules.termsVersion,
    }
    return { review, errors: refuse([...findShortages(cart.lines), ...errors]) }
  })
}

/**
 * The company that an invoice is for, as far as it is typed: a number that cannot be one counts as
 * none.
 */
async function findBusiness(
  { database, tenant, settings, clientAddress: address }: PlatformContext,
  typed: QueryCheckoutReviewArgs['business'],
  { vatRegister: register, vatThrottle }: CreateCheckoutResolversOptions,
  now: Date,
): Promise<Business | null> {
  if (!typed) return null
  const country = vatNumberCountry(typed.country, typed.vatNumber)
  const parsed = parseVatNumber(country, typed.vatNumber)
  if (parsed === undefined) return null
  const vatNumber = toRegisteredNumber(country, parsed)
  const business = { country, vatNumber, state: 'UNCONFIRMED' } as const
  if (country === settings.country || !settings.vat?.reverseCharge) return business
  const isThrottled =
    register && (await vatThrottle.consume({ tenant, address, key: null })) !== undefined
  if (isThrottled) return business
  const check = createVatCheck({ database, tenant, register, now })
  return { ...business, state: await check(vatNumber) }
}

async function place(
  context: PlatformContext,
  input: PlaceOrderInput,
  {
    ports,
    findMemberId,
    onlineKinds,
    limitsFactor = 1,
    hashNetwork,
    vatRegister,
  }: CreateCheckoutResolversOptions,
  now: Date,
): Promise<ResolversTypes['PlaceOrderPayload']> {
  const { tenant, settings, locale, database } = context
  const rules = toCheckoutRules(settings, onlineKinds(settings))
  const memberId = await findMemberId(context)
  const network = hashNetwork(tenant, context.clientAddress)
  const origin = { network, limits: settings.unpaidReservations, factor: limitsFactor }
  const checkVatNumber = createVatCheck({ database, tenant, register: vatRegister, now })
  const call = {
    database,
    tenant,
    rules,
    ports,
    input,
    locale,
    memberId,
    origin,
    checkVatNumber,
    now,
  }
  const outcome = await placeOrder(call)
  if (outcome.status === 'refused') {
    return {
      status: 'REFUSED',
      order: null,
      newTotal:
        outcome.newTotalMinor === null
          ? null
          : formatMoney(outcome.newTotalMinor, rules.currency, locale),
      errors: outcome.errors.map((error) => toUserErrorView(error, context.messages)),
    }
  }
  const order = await database.read(tenant, (sql) => readOrder(sql, outcome.orderId))
  return {
    status: 'PLACED',
    order: order ? toOrderView(order, scopeOf(context)) : null,
    newTotal: null,
    errors: [],
  }
}
