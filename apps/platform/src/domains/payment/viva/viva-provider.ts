import type { VivaAccount } from './viva-account.js'
import type { ListedTransaction, VivaOrder } from './viva-answers.js'
import { createVivaClient } from './viva-client.js'
import type { VivaClient, VivaClientOptions } from './viva-client.js'
import { readVivaEvent } from './viva-event.js'
import { isVivaKind, toRequestLang, vivaCardKind, vivaCurrencies, vivaKinds } from './viva-kinds.js'
import { fromOrder, fromTransaction, hasPaid, nameOf } from './viva-payment.js'
import { PaymentProviderError } from '../payment-provider.js'
import type {
  KnownPayment,
  PaymentProvider,
  ProviderPayment,
  RefundRequest,
  SessionRequest,
} from '../payment-provider.js'

export interface VivaProviderOptions extends VivaClientOptions {
  /** By tenant. */
  accounts: ReadonlyMap<string, VivaAccount>
}

/** An account of Viva, and its calls. */
interface Connection {
  account: VivaAccount
  viva: VivaClient
}

/** Builds the adapter for Viva: pages of its Smart Checkout. */
export function createVivaProvider(options: VivaProviderOptions): PaymentProvider {
  const connections = new Map(
    [...options.accounts].map(
      ([tenant, account]) =>
        [tenant, { account, viva: createVivaClient(account, options) }] as const,
    ),
  )
  const connect = (tenant: string): Connection => {
    const connection = connections.get(tenant)
    if (connection) return connection
    throw new PaymentProviderError('unavailable', `The tenant ${tenant} has no account at Viva.`)
  }
  return {
    name: 'viva',
    kinds: Object.keys(vivaKinds),
    instalmentKinds: [vivaCardKind],
    lacks: ['idempotency keys for pages', 'saved cards', 'signed events'],
    openSession: async (request) => openOrder(connect(request.tenant), request),
    chargeSavedCard: async () => {
      throw new PaymentProviderError('unknown-card', 'There are no saved cards at Viva.')
    },
    async findPayment(payment) {
      const connection = connect(payment.tenant)
      const order = await findOrder(connection, payment)
      return order && readPayment(connection, payment, order)
    },
    async closeSession(payment) {
      const connection = connect(payment.tenant)
      const order = await findOrder(connection, payment)
      if (!order) return undefined
      await closeOrder(connection, order)
      const closed = await findOrder(connection, payment)
      return closed && readPayment(connection, payment, closed)
    },
    refund: async (request) => refund(connect(request.tenant), request),
    readEvent: (message) => readVivaEvent(message, options.accounts),
    deleteCard: async () => undefined,
    async proveEventAddress(tenant) {
      const key = await connections.get(tenant)?.viva.readEventKey()
      return key === undefined ? undefined : { Key: key }
    },
    // The code of the order, which the source’s address of return gets.
    readReturn: (query) => /^\d+$/.exec(query.get('s') ?? '')?.[0],
  }
}

async function openOrder(
  { account, viva }: Connection,
  request: SessionRequest,
): Promise<ProviderPayment> {
  const { amountMinor, currency, instalments, kind, locale, merchant, reference } = request
  if (!isVivaKind(kind)) {
    throw new PaymentProviderError('refused', `Viva has no payments of kind ${kind}.`)
  }
  if (currency !== account.currency) {
    throw new PaymentProviderError('refused', `The account at Viva has no ${currency}.`)
  }
  const sourceCode = account.sources[kind]
  if (!sourceCode || request.isFramed) {
    const message = sourceCode ? 'Viva’s page is in no frame.' : `There is no source for ${kind}.`
    throw new PaymentProviderError('unavailable', message)
  }
  const code = await viva.createOrder({
    amount: amountMinor,
    currencyCode: vivaCurrencies[currency],
    customerTrns: `${merchant} ${reference}`,
    customer: { requestLang: toRequestLang(locale) },
    paymentTimeout: secondsLeft(request.expiresAt),
    merchantTrns: nameOf(request),
    tags: [reference],
    sourceCode,
    // Cash at a kiosk is paid days later.
    disableCash: true,
    ...(instalments && { maxInstallments: Math.max(...instalments.offered) }),
  })
  return {
    paymentId: request.paymentId,
    providerId: code,
    state: 'OPEN',
    amountMinor,
    currency,
    url: viva.pageOf(code, vivaKinds[kind]),
    card: null,
    instalments: null,
    cause: null,
  }
}

function secondsLeft(expiresAt: Date): number {
  return Math.max(60, Math.ceil((expiresAt.getTime() - Date.now()) / 1_000))
}

/**
 * The order of a payment, undefined for another payment’s. Of an order whose code was lost there is
 * nothing to find, as no shopper has seen its page.
 */
async function findOrder(
  { viva }: Connection,
  payment: KnownPayment,
): Promise<VivaOrder | undefined> {
  if (payment.providerId === null || !/^\d+$/.test(payment.providerId)) return undefined
  const order = await viva.findOrder(payment.providerId)
  return order?.MerchantTrns === nameOf(payment) ? order : undefined
}

/** Reads a payment; a paid one from its transaction. */
async function readPayment(
  connection: Connection,
  payment: KnownPayment,
  order: VivaOrder,
): Promise<ProviderPayment> {
  const { account, viva } = connection
  const listed = order.StateId === 3 ? await viva.listTransactions(order.OrderCode) : []
  const paid = await findPaid(viva, order, listed)
  if (paid) return fromTransaction(paid.transaction, payment, order)
  const page = viva.pageOf(order.OrderCode)
  return fromOrder(order, { ...payment, currency: account.currency, page, listed })
}

/** The transaction that paid an order, verified by its own call. */
async function findPaid(
  viva: VivaClient,
  { OrderCode, MerchantTrns }: VivaOrder,
  listed: readonly ListedTransaction[],
) {
  for (const { TransactionId: id, ParentId, StatusId } of listed) {
    if (ParentId !== null || !hasPaid(StatusId)) continue
    const transaction = await viva.findTransaction(id)
    const isOurs = transaction?.orderCode === OrderCode && transaction.merchantTrns === MerchantTrns
    if (isOurs && hasPaid(transaction.statusId)) return { id, transaction }
  }
  return undefined
}

async function closeOrder({ viva }: Connection, { OrderCode, StateId }: VivaOrder): Promise<void> {
  if (StateId !== 0) return
  try {
    await viva.cancelOrder(OrderCode)
  } catch (error) {
    // It has been paid or closed in between.
    if (!(error instanceof PaymentProviderError) || error.code !== 'refused') throw error
  }
}

async function refund(
  connection: Connection,
  request: RefundRequest,
): Promise<{ providerId: string }> {
  const { viva } = connection
  const order = await findOrder(connection, request)
  if (!order) throw unknownPayment()
  const listed = await viva.listTransactions(order.OrderCode)
  // Viva has no idempotency keys for refunds: one that was made is in the order’s list. The job that
  // makes them runs in one process at a time.
  const before = listed.find(
    ({ MerchantTrns, StatusId }) => MerchantTrns === request.refundId && StatusId !== 'E',
  )
  if (before) return { providerId: before.TransactionId }
  const paid = await findPaid(viva, order, listed)
  if (!paid) throw unknownPayment()
  const made = await viva.cancelTransaction(paid.id, {
    amount: String(request.amountMinor),
    merchantTrns: request.refundId,
  })
  if (made.StatusId !== 'E') return { providerId: made.TransactionId }
  throw new PaymentProviderError('refused', 'Viva’s refund has failed.')
}

function unknownPayment(): PaymentProviderError {
  return new PaymentProviderError('refused', 'Viva does not know the payment.')
}
