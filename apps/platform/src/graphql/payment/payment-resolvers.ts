import { toCheckoutRules } from '../../domains/orders/placing/price-cart.js'
import { readOrder } from '../../domains/orders/read-order.js'
import { beginPayment } from '../../domains/payment/attempts/begin-payment.js'
import { settleOrder } from '../../domains/payment/attempts/settle-order.js'
import { readSavedCards, removeSavedCard } from '../../domains/payment/cards/saved-cards.js'
import type { PaymentContext, PaymentRequest } from '../../domains/payment/payment-context.js'
import { instalmentPlans } from '../../foundation/pricing/instalment-plans.js'
import { toUserErrorView } from '../../foundation/messages/user-error.js'
import type { UserError } from '../../foundation/messages/user-error.js'
import type { Sessions } from '../auth/sessions.js'
import type { DomainResolvers } from '../create-schema.js'
import { createOrderMoneyLoaders } from '../orders/order-money-loaders.js'
import { scopeOf } from '../orders/order-resolvers.js'
import { toOrderView } from '../../domains/orders/view/order-view.js'
import { payableWith } from './payable-with.js'
import type { PayableFields } from './payable-with.js'
import type { PlatformContext } from '../platform-context.js'
import type { OrderPayInput, OrderPayStatus } from '../../foundation/generated/contract-types.js'
import type { PaymentRecord, RefundRecord } from '../../domains/payment/payment-record.js'
import { formatMoney } from '../../foundation/pricing/format-money.js'
import { isOnlineKind } from '../../foundation/pricing/payment-rules.js'

export interface CreatePaymentResolversOptions {
  payments: PaymentContext
  sessions: Sessions
  /** Where the shop is reached: the only origin to return to. */
  shopUrl: string
}

/** Resolvers of payments and refunds of orders. */
export function createPaymentResolvers(options: CreatePaymentResolversOptions): DomainResolvers {
  const { payments, sessions } = options
  const moneyOf = createOrderMoneyLoaders()
  return {
    Order: {
      payableWith: (order, _args, context) => {
        const provider = payments.providers.get(context.settings.paymentProvider ?? '')
        return payableWith(order, provider?.kinds ?? [], context)
      },
      payments: async ({ id }, _args, context) =>
        (await moneyOf(context, id)).payments.map((one) => toAttemptView(one, context.locale)),
      refunds: async ({ id }, _args, context) =>
        (await moneyOf(context, id)).refunds.map((one) => toRefundView(one, context.locale)),
    },
    Mutation: {
      orderPay: (_parent, { input }, context) => pay(options, input, context),
      paymentSettle: async (_parent, { orderId }, context) => {
        const known = await orderOf(context, orderId)
        if (!known) return { status: null, order: null, errors: refuse(context, notFound) }
        const status = await settleOrder(payments, { tenant: context.tenant, orderId })
        return { status, order: await orderOf(context, orderId), errors: [] }
      },
      cardDelete: async (_parent, { id }, context) => {
        const { member } = await sessions.require(context)
        return context.database.write(context.tenant, async (sql) => {
          const card = { id, memberId: member.id, now: payments.clock() }
          const isRemoved = await removeSavedCard(sql, card)
          return {
            savedCards: await readSavedCards(sql, member.id),
            errors: isRemoved ? [] : refuse(context, { code: 'CARD_NOT_FOUND', field: 'id' }),
          }
        })
      },
    },
  }
}

const notFound: UserError = { code: 'ORDER_NOT_FOUND', field: 'orderId' }

async function pay(
  { payments, sessions, shopUrl }: CreatePaymentResolversOptions,
  input: OrderPayInput,
  context: PlatformContext,
) {
  const refused = (...errors: UserError[]) => ({
    status: 'REFUSED' as const,
    url: null,
    order: null,
    errors: refuse(context, ...errors),
  })
  const { settings, locale, tenant } = context
  if (!leadsToShop(input.returnUrl, context.settings.shopUrl ?? shopUrl)) {
    return refused({ code: 'INVALID', field: 'input.returnUrl' })
  }
  const provider = payments.providers.get(settings.paymentProvider ?? '')
  const { paymentMethodId, orderId } = input
  const rules = toCheckoutRules(settings, provider?.kinds ?? [])
  const rule = rules.payment.find(({ method }) => method === paymentMethodId)
  if (!provider || (paymentMethodId && !rule)) {
    return refused({ code: 'PAYMENT_METHOD_UNAVAILABLE', field: 'input.paymentMethodId' })
  }
  const known = rule && !isOnlineKind(rule.kind) ? await orderOf(context, orderId) : null
  if (known && !mayChangeTo(rule!.method, known, provider.kinds, context)) {
    return refused({ code: 'PAYMENT_METHOD_UNAVAILABLE', field: 'input.paymentMethodId' })
  }
  const account = rule?.kind === 'BANK_TRANSFER' ? rules.bankAccount : null
  const call: PaymentRequest = {
    tenant,
    provider,
    orderId,
    memberId: (await sessions.find(context))?.member.id ?? null,
    method: rule ? { ...rule, account } : null,
    choices: {
      savedCardId: input.savedCardId ?? null,
      saveCard: input.saveCard ?? false,
      instalments: input.instalments ?? null,
      returnUrl: new URL(input.returnUrl).href,
      locale,
    },
    instalmentPlansFor: (amountMinor) =>
      instalmentPlans(amountMinor, settings.instalments, settings.currency, locale).map(
        ({ months }) => months,
      ),
    merchant: settings.name,
  }
  const outcome = await beginPayment(payments, call)
  const order = await orderOf(context, orderId)
  if (outcome.status === 'refused') return { ...refused(...outcome.errors), order }
  const url = outcome.status === 'page' ? outcome.url : null
  return { status: statuses[outcome.status], url, order, errors: [] }
}

/**
 * Methods without the provider depend on country, delivery and amount. Choosing the order's current
 * method again changes nothing.
 */
function mayChangeTo(
  method: string,
  order: PayableFields,
  kinds: readonly string[],
  context: PlatformContext,
): boolean {
  const offered = payableWith(order, kinds, context).map(({ id }) => id)
  return [...offered, order.payment.method.id].includes(method)
}

const statuses = {
  page: 'PAGE',
  paid: 'PAID',
  offline: 'OFFLINE',
} as const satisfies Record<string, OrderPayStatus>

async function orderOf(context: PlatformContext, id: string) {
  const order = await context.database.read(context.tenant, (sql) => readOrder(sql, id))
  return order ? toOrderView(order, scopeOf(context)) : null
}

function refuse({ messages }: PlatformContext, ...errors: UserError[]) {
  return errors.map((error) => toUserErrorView(error, messages))
}

function leadsToShop(url: string, shopUrl: string): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(shopUrl).origin
}

/** The contract's PaymentAttempt. */
function toAttemptView(payment: PaymentRecord, locale: string) {
  const { id, kind, state, used, createdAt, settledAt, choices } = payment
  return {
    id,
    kind,
    state,
    amount: formatMoney(payment.amountMinor, payment.currency, locale),
    card:
      used?.brand && used.lastDigits ? { brand: used.brand, lastDigits: used.lastDigits } : null,
    instalments: used ? used.instalments : choices.instalments,
    startedAt: createdAt,
    settledAt,
  }
}

/** The contract's PaymentRefund. */
function toRefundView(refund: RefundRecord, locale: string) {
  const { id, state, requestedAt, doneAt } = refund
  const amount = formatMoney(refund.amountMinor, refund.currency, locale)
  return { id, state, requestedAt, doneAt, amount }
}
