import * as v from 'valibot'
import type { VivaAccount } from './viva-account.js'
import { readAnswer } from './viva-answers.js'
import { readName } from './viva-payment.js'
import { InvalidSignatureError } from '../payment-provider.js'
import type { EventMessage, ProviderEvent } from '../payment-provider.js'

/**
 * Of every event: https://developer.viva.com/webhooks-for-payments/setting-up-webhooks/. One about a
 * payment also has what
 * https://developer.viva.com/webhooks-for-payments/transaction-payment-created/ describes.
 */
const eventSchema = v.object({
  MessageId: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  EventTypeId: v.number(),
  Created: v.pipe(v.string(), v.isoTimestamp()),
  EventData: v.object({
    MerchantId: v.string(),
    MerchantTrns: v.optional(v.nullable(v.string())),
    OrderCode: v.optional(v.nullable(v.string())),
  }),
})

/**
 * Reads an event. Viva signs none, so that a shopper who knows a payment’s id could send one: all it
 * causes is a call that asks Viva for that payment. An event about a payment that is not of this platform
 * names no payment. Its age is not checked: Viva repeats it for a day.
 *
 * @throws {InvalidSignatureError} when it is of no account.
 */
export function readVivaEvent(
  { body }: EventMessage,
  accounts: ReadonlyMap<string, VivaAccount>,
): ProviderEvent {
  const parsed = v.safeParse(eventSchema, readAnswer(body))
  if (!parsed.success) throw new InvalidSignatureError('The event has another form.')
  const { MessageId: id, EventTypeId, Created, EventData } = parsed.output
  const tenants = [...accounts].filter(
    ([, { merchantId }]) => merchantId.toLowerCase() === EventData.MerchantId.toLowerCase(),
  )
  const [first] = tenants
  if (!first) throw new InvalidSignatureError('The event is of no account.')
  const named = readName(EventData.MerchantTrns)
  const isOurs = tenants.some(([tenant]) => tenant === named?.tenant)
  return {
    id,
    kind: String(EventTypeId),
    at: new Date(Created),
    tenant: isOurs && named ? named.tenant : first[0],
    paymentId: (isOurs && named?.paymentId) || '',
    providerId: EventData.OrderCode ?? null,
  }
}
