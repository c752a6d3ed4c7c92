import * as v from 'valibot'
import { inputRules } from '../../foundation/words/parse-input.js'

export const requestOpenSchema = v.object({
  kind: v.picklist(['CONTACT', 'QUESTION', 'RETURN', 'AVAILABILITY']),
  ...inputRules.customerRequest,
  ...inputRules.customerRequestSubject,
})

export const requestReplySchema = v.object({ id: v.string(), message: inputRules.message })

export const orderFindSchema = v.object(inputRules.orderLookup)

export const withdrawalSchema = v.object({
  orderId: v.string(),
  ...inputRules.withdrawal,
  items: v.pipe(
    v.array(v.object({ id: v.string(), quantity: v.pipe(v.number(), v.integer()) })),
    v.maxLength(500, 'INVALID'),
  ),
})
