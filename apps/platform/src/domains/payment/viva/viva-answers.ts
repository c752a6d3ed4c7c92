import * as v from 'valibot'

/** Sixteen digits, more than a number holds exactly: see {@link readAnswer}. */
const orderCode = v.pipe(v.string(), v.regex(/^\d{12,19}$/))

/** An amount with decimals, in minor units: every currency at Viva has two. */
const amountMinor = v.pipe(
  v.number(),
  v.transform((amount) => Math.round(amount * 100)),
)

/** https://developer.viva.com/integration-reference/response-codes/#statusid-parameter */
const statusId = v.string()

const optionalText = v.optional(v.nullable(v.string()), null)

/** https://developer.viva.com/integration-reference/oauth2-authentication/ */
export const tokenAnswer = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  /** Seconds. */
  expires_in: v.pipe(v.number(), v.minValue(1)),
})

/** https://developer.viva.com/apis-for-payments/payment-api/#tag/Payments/paths/~1checkout~1v2~1orders/post */
export const createdOrder = v.object({ orderCode })

/** https://developer.viva.com/apis-for-payments/payment-api/#tag/Payments/paths/~1api~1orders~1{orderCode}/get */
export const foundOrder = v.object({
  OrderCode: orderCode,
  /** Pending, expired, canceled, paid. */
  StateId: v.picklist([0, 1, 2, 3]),
  MerchantTrns: optionalText,
  RequestAmount: amountMinor,
})

export type VivaOrder = v.InferOutput<typeof foundOrder>

/** https://developer.viva.com/apis-for-payments/payment-api/#tag/Transactions-(Deprecated) */
export const listedTransactions = v.object({
  Transactions: v.array(
    v.object({
      TransactionId: v.string(),
      StatusId: statusId,
      MerchantTrns: optionalText,
      /** Of a refund: the transaction that was paid. */
      ParentId: optionalText,
    }),
  ),
})

export type ListedTransaction = v.InferOutput<typeof listedTransactions>['Transactions'][number]

/** https://developer.viva.com/apis-for-payments/payment-api/#tag/Transactions/paths/~1checkout~1v2~1transactions~1{transactionId}/get */
export const foundTransaction = v.object({
  orderCode,
  statusId,
  amount: amountMinor,
  /** A number of ISO 4217, as a text or as a number. */
  currencyCode: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  merchantTrns: optionalText,
  /** Such as `523929XXXXXX0168`; null without a card. */
  cardNumber: optionalText,
  cardTypeId: v.optional(v.nullable(v.number())),
  totalInstallments: v.optional(v.nullable(v.number()), 0),
})

export type VivaTransaction = v.InferOutput<typeof foundTransaction>

/** https://developer.viva.com/apis-for-payments/payment-api/#tag/Transactions/paths/~1api~1transactions~1{transaction_id}/delete */
export const canceledTransaction = v.object({ TransactionId: v.string(), StatusId: statusId })

/** https://developer.viva.com/webhooks-for-payments/#generate-a-webhook-verification-key */
export const eventKey = v.object({ Key: v.pipe(v.string(), v.minLength(1)) })

/** A call of the older API that was not done, with any status. */
export const failure = v.object({
  ErrorCode: v.pipe(
    v.number(),
    v.check((code) => code !== 0),
  ),
  EventId: v.optional(v.nullable(v.number()), null),
})

/** Reads an answer or an event; codes of orders become texts. Undefined for no JSON. */
export function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text.replaceAll(/("orderCode"\s*:\s*)(\d+)/gi, '$1"$2"'))
  } catch {
    return undefined
  }
}
