import { randomInt, randomUUID } from 'node:crypto'
import {
  eventExample,
  listedExample,
  olderExample,
  orderExample,
  paidExample,
  refundExample,
  refusedExample,
  transactionExample,
  updatedExample,
} from './viva-examples.js'

/** An answer that is no success. */
export class VivaRefusal extends Error {
  override readonly name = 'VivaRefusal'
  constructor(
    readonly status: number,
    readonly body: object,
  ) {
    super(`status ${status}`)
  }
}

interface Order {
  code: string
  amount: number
  currencyCode: string
  merchantTrns: string
  sourceCode: string
  closesAt: number
  maxInstallments: number
  /** Pending, expired, canceled, paid. */
  state: 0 | 1 | 2 | 3
}

interface Transaction {
  id: string
  order: Order
  amount: number
  status: string
  merchantTrns: string
  parentId: string | null
  card: { number: string; type: number } | null
  instalments: number
}

/** What a shopper does on a page. */
export interface PagePayment {
  /** @default 'card' */
  with?: 'card' | 'declined card' | 'bank' | 'slow bank'
  instalments?: number
}

/** The parameters in use, after they were checked. */
interface Params {
  amount: number
  currencyCode?: string
  merchantTrns?: string
  sourceCode?: string
  paymentTimeout?: number
  maxInstallments?: number
  ordercode?: string
}

export interface VivaState {
  /** Carries out a described call. @returns Its answer. */
  carryOut(call: string, id: string, params: object): object
  pay(orderCode: string, payment?: PagePayment): void
  /** The merchant gives the money of an order back, in Viva’s own app. */
  giveBack(orderCode: string): void
}

/** Viva’s orders and transactions, as far as the adapter uses them. */
export function createVivaState(options: {
  merchantId: string
  onEvent: (event: object) => void
}): VivaState {
  const orders = new Map<string, Order>()
  const transactions: Transaction[] = []

  const calls: Record<string, (id: string, params: Params) => object> = {
    'POST /checkout/v2/orders': (_, params) => {
      const order: Order = {
        code: newOrderCode(),
        amount: params.amount,
        currencyCode: params.currencyCode ?? '978',
        merchantTrns: params.merchantTrns ?? '',
        sourceCode: params.sourceCode ?? 'Default',
        closesAt: Date.now() + (params.paymentTimeout ?? 1_800) * 1_000,
        maxInstallments: params.maxInstallments ?? 0,
        state: 0,
      }
      orders.set(order.code, order)
      return { orderCode: order.code }
    },
    'GET /checkout/v2/transactions/{id}': (id) => {
      const { amount, card, instalments, merchantTrns, order, status } = knownTransaction(id)
      return {
        ...transactionExample,
        amount: amount / 100,
        orderCode: order.code,
        statusId: status,
        currencyCode: order.currencyCode,
        merchantTrns,
        cardNumber: card?.number ?? null,
        cardTypeId: card?.type ?? null,
        cardUniqueReference: card ? transactionExample.cardUniqueReference : null,
        totalInstallments: instalments,
      } satisfies typeof transactionExample
    },
    'GET /api/orders/{id}': (code) => {
      const order = knownOrder(code)
      return {
        ...orderExample,
        OrderCode: order.code,
        SourceCode: order.sourceCode,
        MerchantTrns: order.merchantTrns,
        MaxInstallments: order.maxInstallments,
        RequestAmount: order.amount / 100,
        StateId: order.state,
      } satisfies typeof orderExample
    },
    'DELETE /api/orders/{id}': (code) => {
      const order = knownOrder(code)
      if (order.state !== 0) throw new VivaRefusal(403, refusedExample)
      order.state = 2
      const { amount, merchantTrns } = order
      send(4865, {
        ...updatedExample,
        Amount: amount / 100,
        OrderCode: code,
        MerchantId: options.merchantId,
        MerchantTrns: merchantTrns,
      } satisfies typeof updatedExample)
      return { OrderCode: code, ...olderExample }
    },
    'GET /api/transactions': (_, { ordercode }) => ({
      Transactions: transactions
        .filter(({ order }) => order.code === ordercode)
        .map(({ id, amount, merchantTrns, parentId, status }) => ({
          ...listedExample,
          TransactionId: id,
          ParentId: parentId,
          Amount: amount / 100,
          StatusId: status,
          MerchantTrns: merchantTrns,
        })),
      ...olderExample,
    }),
    'DELETE /api/transactions/{id}': (id, { amount, merchantTrns = '' }) => {
      const paid = knownTransaction(id)
      const before = transactions.filter(({ parentId }) => parentId === id)
      const left = paid.amount - before.reduce((sum, one) => sum + one.amount, 0)
      if (!/^[FR]$/.test(paid.status) || amount > left) throw new VivaRefusal(403, refusedExample)
      // The whole amount on the day of the payment cancels it.
      paid.status = amount === paid.amount ? 'X' : 'R'
      const made = { ...paid, id: randomUUID(), amount, merchantTrns, status: 'F', parentId: id }
      transactions.push(made)
      return {
        ...refundExample,
        Amount: amount / 100,
        TransactionId: made.id,
        CurrencyCode: paid.order.currencyCode,
      } satisfies typeof refundExample
    },
    'GET /api/messages/config/token': () => ({ Key: 'B3248222FDCD41885AEAFE51CCC1B5607F00903F' }),
  }

  function knownOrder(code: string): Order {
    const order = orders.get(code)
    if (!order) throw new VivaRefusal(404, refusedExample)
    if (order.state === 0 && order.closesAt <= Date.now()) order.state = 1
    return order
  }

  function knownTransaction(id: string): Transaction {
    const transaction = transactions.find((one) => one.id === id)
    if (transaction) return transaction
    throw new VivaRefusal(404, refusedExample)
  }

  function send(type: number, data: object): void {
    const event = { ...eventExample, MessageId: randomUUID(), EventTypeId: type, EventData: data }
    options.onEvent({ ...event, Created: new Date().toISOString() })
  }

  return {
    carryOut: (call, id, params) => calls[call]!(id, params as Params),
    pay(code, { with: means = 'card', instalments = 0 } = {}) {
      const order = knownOrder(code)
      if (order.state !== 0) throw new Error('The page is closed.')
      const status = { card: 'F', 'declined card': 'E', bank: 'F', 'slow bank': 'A' }[means]
      const { amount, merchantTrns } = order
      const number = means === 'declined card' ? '414746XXXXXX0141' : '414746XXXXXX0133'
      const card = means === 'bank' || means === 'slow bank' ? null : { number, type: 0 }
      const id = randomUUID()
      transactions.push({
        id,
        order,
        amount,
        status,
        merchantTrns,
        parentId: null,
        card,
        instalments: Math.min(instalments, order.maxInstallments),
      })
      if (status !== 'E') order.state = 3
      if (status === 'A') return
      send(status === 'F' ? 1796 : 1798, {
        ...paidExample,
        Amount: amount / 100,
        MerchantId: options.merchantId,
        OrderCode: code,
        StatusId: status,
        TransactionId: id,
        MerchantTrns: merchantTrns,
        CardNumber: number,
        CurrencyCode: order.currencyCode,
        ResponseEventId: status === 'F' ? null : 10_051,
      } satisfies typeof paidExample)
    },
    giveBack(code) {
      for (const one of transactions) if (one.order.code === code) one.status = 'X'
    },
  }
}

/** More than a number of JavaScript’s holds exactly, as Viva warns. */
function newOrderCode(): string {
  return `9${String(randomInt(10 ** 9)).padStart(9, '0')}${String(randomInt(10 ** 6)).padStart(6, '0')}`
}
