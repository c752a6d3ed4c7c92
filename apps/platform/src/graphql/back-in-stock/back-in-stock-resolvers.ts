import * as v from 'valibot'
import type { UserError } from '../../foundation/messages/user-error.js'
import { toUserErrorView } from '../../foundation/messages/user-error.js'
import { inputRules, parseInput } from '../../foundation/messages/parse-input.js'
import { deleteBackInStockRequest } from '../../domains/back-in-stock/delete-back-in-stock-request.js'
import type { DeleteBackInStockRequestInput } from '../../domains/back-in-stock/delete-back-in-stock-request.js'
import { requestBackInStock } from '../../domains/back-in-stock/request-back-in-stock.js'
import type { AttemptThrottle } from '../../foundation/throttle/attempt-throttle.js'
import type { DomainResolvers } from '../create-schema.js'
import type {
  BackInStockDeleteScope,
  BackInStockRequestPayload,
} from '../../foundation/generated/contract-types.js'

export interface CreateBackInStockResolversOptions {
  throttle: AttemptThrottle
  /** @default () => new Date() */
  clock?: () => Date
}

const emailSchema = v.object({ email: inputRules.email })

/** Resolvers of back-in-stock requests. */
export function createBackInStockResolvers(
  options: CreateBackInStockResolversOptions,
): DomainResolvers {
  const { throttle } = options
  const clock = options.clock ?? (() => new Date())
  return {
    Mutation: {
      backInStockRequest: async (_parent, { input }, context) => {
        const { tenant, locale, messages, database, clientAddress: address } = context
        const refused = (error: UserError): BackInStockRequestPayload => ({
          status: 'REFUSED',
          errors: [toUserErrorView(error, messages)],
        })
        const parsed = parseInput(emailSchema, { email: input.email })
        if (parsed.status === 'refused') return refused(parsed.errors[0]!)
        const { email } = parsed.output
        if ((await throttle.consume({ tenant, key: email, address })) !== undefined) {
          return refused({ code: 'THROTTLED' })
        }
        const { variantId } = input
        const request = { variantId, email, locale, now: clock() }
        const outcome = await database.write(tenant, (sql) => requestBackInStock(sql, request))
        if (outcome === 'unknown') return refused({ code: 'NOT_AVAILABLE', field: 'variantId' })
        return { status: outcome === 'noted' ? 'NOTED' : 'CAN_BE_HAD', errors: [] }
      },
      backInStockDelete: async (_parent, { input }, context) => {
        await context.database.write(context.tenant, (sql) =>
          deleteBackInStockRequest(sql, { id: input.id, scope: scopes[input.scope] }),
        )
        return { errors: [] }
      },
    },
  }
}

const scopes: Record<BackInStockDeleteScope, DeleteBackInStockRequestInput['scope']> = {
  REQUEST: 'request',
  PERSON: 'person',
}
