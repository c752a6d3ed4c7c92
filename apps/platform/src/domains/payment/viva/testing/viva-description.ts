import type { Described, DescribedCall } from '../../testing/described-calls.js'

/** A call of Viva’s, and what authorizes it. */
export interface VivaCall extends DescribedCall {
  authorization: 'client' | 'token' | 'merchant'
}

const pages = 'https://developer.viva.com'
const api = `${pages}/apis-for-payments/payment-api/#tag`
const createOrder = `${api}/Payments/paths/~1checkout~1v2~1orders/post`
const integration = `${pages}/smart-checkout/smart-checkout-integration/`

const languages =
  'bg-BG hr-HR cs-CZ da-DK nl-NL nl-BE en-GB en-US fi-FI fr-BE fr-FR de-DE el-GR hu-HU it-IT pl-PL pt-PT ro-RO ru-RU es-ES sv-SE'.split(
    ' ',
  )

/** A field, and the page that describes it. */
const field = (page: string, schema: Described): Described => ({ $comment: page, ...schema })

const fields = (
  properties: Readonly<Record<string, Described>>,
  required: readonly string[] = [],
): Described => ({ type: 'object', properties, required, additionalProperties: false })

const text = (maxLength: number): Described => ({ type: 'string', minLength: 1, maxLength })

/** What Viva takes in the calls of the adapter, each field with the address of its page. */
export const vivaCalls: readonly VivaCall[] = [
  {
    call: 'POST /connect/token',
    authorization: 'client',
    params: fields(
      {
        grant_type: field(`${pages}/integration-reference/oauth2-authentication/`, {
          const: 'client_credentials',
        }),
      },
      ['grant_type'],
    ),
  },
  {
    call: 'POST /checkout/v2/orders',
    authorization: 'token',
    params: fields(
      {
        amount: field(createOrder, { type: 'integer', minimum: 30 }),
        currencyCode: field(createOrder, { type: 'string', pattern: '^\\d{3}$' }),
        customerTrns: field(`${integration}#best-practices`, text(2_048)),
        customer: field(
          createOrder,
          fields({
            email: field(createOrder, text(50)),
            fullName: field(createOrder, text(100)),
            phone: field(createOrder, text(30)),
            countryCode: field(createOrder, { type: 'string', pattern: '^[A-Z]{2}$' }),
            requestLang: field(createOrder, { enum: languages }),
          }),
        ),
        paymentTimeout: field(createOrder, { type: 'integer', minimum: 1 }),
        maxInstallments: field(
          `${pages}/tutorials/payments/handle-payments-with-card-installments`,
          { type: 'integer', minimum: 1, maximum: 36 },
        ),
        forceMaxInstallments: field(`${pages}/smart-checkout/pay-by-card-instalments`, {
          type: 'boolean',
        }),
        disableCash: field(createOrder, { type: 'boolean' }),
        disableWallet: field(createOrder, { type: 'boolean' }),
        sourceCode: field(`${integration}#before-you-start`, {
          type: 'string',
          pattern: '^(\\d{4}|Default)$',
        }),
        merchantTrns: field(createOrder, text(2_048)),
        tags: field(createOrder, { type: 'array', items: { type: 'string' } }),
      },
      ['amount'],
    ),
  },
  {
    call: 'GET /checkout/v2/transactions/{id}',
    authorization: 'token',
    params: fields({}),
  },
  { call: 'GET /api/orders/{id}', authorization: 'merchant', params: fields({}) },
  { call: 'DELETE /api/orders/{id}', authorization: 'merchant', params: fields({}) },
  {
    call: 'GET /api/transactions',
    authorization: 'merchant',
    params: fields({
      // As in https://github.com/VivaPayments/API/blob/master/CreateOrder/PHP/gettransactions.php
      ordercode: field(`${api}/Transactions-(Deprecated)`, {
        type: 'string',
        pattern: '^\\d{16}$',
      }),
    }),
  },
  {
    call: 'DELETE /api/transactions/{id}',
    authorization: 'merchant',
    params: fields(
      Object.fromEntries(
        Object.entries({
          amount: { type: 'integer', minimum: 1 },
          sourceCode: { type: 'string' },
          merchantTrns: text(2_048),
          customerTrns: text(2_048),
          currencyCode: { type: 'string', pattern: '^\\d{3}$' },
        }).map(([name, schema]) => [
          name,
          field(`${api}/Transactions/paths/~1api~1transactions~1{transaction_id}/delete`, schema),
        ]),
      ),
      ['amount'],
    ),
  },
  {
    // https://developer.viva.com/webhooks-for-payments/#generate-a-webhook-verification-key
    call: 'GET /api/messages/config/token',
    authorization: 'merchant',
    params: fields({}),
  },
]
