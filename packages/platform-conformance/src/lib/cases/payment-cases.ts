import {
  OrderDocument,
  OrderPayDocument,
  PaymentSettleDocument,
} from '@floga/api-client/operations'
import { casesOf } from '../conformance-case.js'
import type { CaseContext } from '../conformance-case.js'
import { CaseSkipped, expectSame, expectThat } from '../contract-violation.js'

const contract = 'schema/payment.graphql'

function paymentOf({ settings }: CaseContext) {
  if (!settings.payment) throw new CaseSkipped('the settings have no `payment`')
  return settings.payment
}

/** An order that is to be paid at the provider. */
async function orderToPay(context: CaseContext): Promise<string> {
  const { method } = paymentOf(context)
  const { shopper } = context
  const cart = await shopper.cartWith(1)
  const { order } = await shopper.place(await shopper.orderOf(cart.id, { payment: method }))
  expectThat(order !== null && order !== undefined, `an order to pay with ${method}`, order)
  return order.id
}

/** Paying at a provider. */
export const paymentCases = casesOf('payments', [
  {
    name: 'an order is paid on a page of the provider, the same one until it is settled',
    contract: `${contract}, orderPay`,
    async run(context) {
      const { call } = context
      const { returnUrl } = paymentOf(context)
      const orderId = await orderToPay(context)
      const pay = async () =>
        (await call.ask(OrderPayDocument, { input: { orderId, returnUrl } })).orderPay
      const [first, again] = [await pay(), await pay()]
      expectSame([first.status, first.errors], ['PAGE', []])
      expectThat(URL.canParse(first.url ?? ''), 'the address of a page', first.url)
      expectSame(again.url, first.url, 'asked again')
    },
  },
  {
    name: 'nothing is paid by coming back from the page',
    contract: `${contract}, paymentSettle`,
    async run(context) {
      const { call } = context
      const { returnUrl } = paymentOf(context)
      const orderId = await orderToPay(context)
      await call.ask(OrderPayDocument, { input: { orderId, returnUrl } })
      const { status, order } = (await call.ask(PaymentSettleDocument, { orderId })).paymentSettle
      expectSame([status, order?.payment.state], ['OPEN', 'PENDING'])
    },
  },
  {
    name: 'an event of the provider without its signature is rejected with 401 and pays nothing',
    contract: 'README.md, Payments',
    async run(context) {
      const { call } = context
      const { eventsUrl, returnUrl } = paymentOf(context)
      const orderId = await orderToPay(context)
      await call.ask(OrderPayDocument, { input: { orderId, returnUrl } })
      const { order } = await call.ask(OrderDocument, { id: orderId })
      const paymentId = order?.payments[0]?.id
      expectThat(paymentId !== undefined, 'the payment among those of the order', order?.payments)
      const event = { id: 'made-up', kind: 'paid', at: new Date().toISOString(), paymentId }
      expectSame((await call.post(eventsUrl, event)).status, 401)
      const after = (await call.ask(OrderDocument, { id: orderId })).order
      expectSame(after?.payment.state, 'PENDING', 'the order’s payment')
    },
  },
  {
    name: 'the return URL of the page is one of the shop',
    contract: `${contract}, OrderPayInput.returnUrl`,
    async run(context) {
      const { call } = context
      const orderId = await orderToPay(context)
      const input = { orderId, returnUrl: 'https://elsewhere.example/' }
      const { status, url } = (await call.ask(OrderPayDocument, { input })).orderPay
      expectSame([status, url], ['REFUSED', null])
    },
  },
  {
    name: 'an order that does not exist is not paid',
    contract: `${contract}, OrderPayPayload.errors`,
    async run(context) {
      const { call } = context
      const { returnUrl } = paymentOf(context)
      const input = { orderId: 'AAAAAAAAAAAAAAAAAAAAAA', returnUrl }
      const { status, errors } = (await call.ask(OrderPayDocument, { input })).orderPay
      const codes = errors.map(({ code }) => code)
      expectSame([status, codes], ['REFUSED', ['ORDER_NOT_FOUND']])
    },
  },
  {
    name: 'a guest pays with no saved card',
    contract: `${contract}, OrderPayInput.savedCardId`,
    async run(context) {
      const { call } = context
      const { returnUrl } = paymentOf(context)
      const orderId = await orderToPay(context)
      const input = { orderId, returnUrl, savedCardId: 'AAAAAAAAAAAAAAAAAAAAAA' }
      const { status, errors } = (await call.ask(OrderPayDocument, { input })).orderPay
      const codes = errors.map(({ code }) => code)
      expectSame([status, codes], ['REFUSED', ['CARD_NOT_FOUND']])
    },
  },
])
