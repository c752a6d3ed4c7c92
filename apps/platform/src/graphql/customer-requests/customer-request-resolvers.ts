import * as v from 'valibot'
import type { UserError } from '../../foundation/messages/user-error.js'
import { toUserErrorView } from '../../foundation/messages/user-error.js'
import { changeCustomerRequest } from '../../domains/customer-requests/change-customer-request.js'
import { confirmWithdrawal } from '../../domains/customer-requests/confirm-withdrawal.js'
import { findOrder } from '../../domains/customer-requests/find-order.js'
import { readCustomerRequest } from '../../domains/customer-requests/read-customer-request.js'
import { readWithdrawal } from '../../domains/customer-requests/read-withdrawal.js'
import type {
  CustomerRequestRecord,
  NotifyOfCustomerRequest,
} from '../../domains/customer-requests/customer-request-record.js'
import {
  findRepeatedRequest,
  writeCustomerRequest,
} from '../../domains/customer-requests/write-customer-request.js'
import type { AttemptThrottle } from '../../foundation/throttle/attempt-throttle.js'
import type { DomainResolvers } from '../create-schema.js'
import { inputRules, parseInput } from '../../foundation/messages/parse-input.js'
import type { PlatformContext } from '../platform-context.js'
import { itemName } from '../../domains/customer-requests/item-name.js'
import type { WithdrawalRecord } from '../../domains/customer-requests/read-withdrawal.js'

export interface CreateCustomerRequestResolversOptions {
  notify: NotifyOfCustomerRequest
  findMemberId: (context: PlatformContext) => Promise<string | null>
  /** Throttle of messages. */
  throttle: AttemptThrottle
  /** Of receipts to a typed address. */
  receiptThrottle: AttemptThrottle
  /** Of guesses at orders. */
  lookUpThrottle: AttemptThrottle
  /** @default () => new Date() */
  clock?: () => Date
}

const requestOpenSchema = v.object({
  kind: v.picklist(['CONTACT', 'QUESTION', 'RETURN', 'AVAILABILITY']),
  ...inputRules.customerRequest,
  ...inputRules.customerRequestSubject,
})

const requestReplySchema = v.object({ id: v.string(), message: inputRules.message })

const orderFindSchema = v.object(inputRules.orderLookup)

const withdrawalSchema = v.object({
  orderId: v.string(),
  ...inputRules.withdrawal,
  items: v.pipe(
    v.array(v.object({ id: v.string(), quantity: v.pipe(v.number(), v.integer()) })),
    v.maxLength(500, 'INVALID'),
  ),
})

/** Resolvers of customer requests, of finding an order, and of withdrawing from one. */
export function createCustomerRequestResolvers(
  options: CreateCustomerRequestResolversOptions,
): DomainResolvers {
  const { notify, findMemberId, throttle, receiptThrottle, lookUpThrottle } = options
  const clock = options.clock ?? (() => new Date())
  return {
    Query: {
      customerRequest: async (_parent, { id }, context) => viewOf(context, id),
      withdrawal: async (
        _parent,
        { orderId },
        { database, tenant, locale, settings: { timeZone } },
      ) => {
        const found = await database.read(tenant, (sql) =>
          readWithdrawal(sql, { orderId, now: clock(), timeZone }),
        )
        return found ? toWithdrawalView(found, locale) : null
      },
    },
    Mutation: {
      customerRequestOpen: async (_parent, { input }, context) => {
        const parsed = parseInput(requestOpenSchema, input)
        if (parsed.status === 'refused') return refused(context, parsed.errors)
        const { output } = parsed
        if (!(await isWithinLimit(throttle, null, context))) return throttled(context)
        // Strangers who flood the mailbox of an address do not keep its owner from writing.
        const hasReceipt = await isWithinLimit(receiptThrottle, output.email, context)
        const memberId = await findMemberId(context)
        const { locale, tenant, database } = context
        const id = await database.write(tenant, async (sql) => {
          const now = clock()
          const repeated = await findRepeatedRequest(sql, { ...output, now })
          if (repeated) return repeated
          const requestId = await writeCustomerRequest(sql, {
            ...output,
            locale,
            memberId,
            orderId: null,
            now,
          })
          const event = hasReceipt ? 'opened' : 'opened-quietly'
          await notify(sql, { event, requestId, now })
          return requestId
        })
        return { customerRequest: await viewOf(context, id), errors: [] }
      },
      customerRequestReply: async (_parent, { input }, context) => {
        const parsed = parseInput(requestReplySchema, input)
        if (parsed.status === 'refused') return refused(context, parsed.errors)
        const { id, message: text } = parsed.output
        if (!(await isWithinLimit(throttle, id, context))) return throttled(context)
        const isKnown = await context.database.write(context.tenant, (sql) =>
          changeCustomerRequest(sql, { id, author: 'shopper', text, now: clock() }, notify),
        )
        if (!isKnown) return refused(context, [{ code: 'NOT_FOUND' }])
        return { customerRequest: await viewOf(context, id), errors: [] }
      },
      orderFind: async (_parent, { input }, context) => {
        const notFound = (errors: UserError[]) => ({
          orderId: null,
          errors: errors.map((error) => toUserErrorView(error, context.messages)),
        })
        const parsed = parseInput(orderFindSchema, input)
        if (parsed.status === 'refused') return notFound(parsed.errors)
        const { number } = parsed.output
        if (!(await isWithinLimit(lookUpThrottle, number, context))) {
          return notFound([{ code: 'THROTTLED' }])
        }
        const orderId = await context.database.read(context.tenant, (sql) =>
          findOrder(sql, parsed.output),
        )
        return orderId === undefined
          ? notFound([{ code: 'ORDER_NOT_FOUND', reason: 'orderMismatch' }])
          : { orderId, errors: [] }
      },
      withdrawalConfirm: async (_parent, { input }, context) => {
        const parsed = parseInput(withdrawalSchema, input)
        if (parsed.status === 'refused') return refused(context, parsed.errors)
        if (!(await isWithinLimit(throttle, parsed.output.orderId, context)))
          return throttled(context)
        const { locale, tenant, database, settings } = context
        const memberId = await findMemberId(context)
        const withdrawal = {
          ...parsed.output,
          locale,
          memberId,
          now: clock(),
          timeZone: settings.timeZone,
        }
        const outcome = await database.write(tenant, (sql) =>
          confirmWithdrawal(sql, withdrawal, notify),
        )
        if (outcome.status === 'refused') return refused(context, [outcome.error])
        return { customerRequest: await viewOf(context, outcome.requestId), errors: [] }
      },
    },
  }
}

async function isWithinLimit(
  throttle: AttemptThrottle,
  key: string | null,
  { tenant, clientAddress: address }: PlatformContext,
): Promise<boolean> {
  return (await throttle.consume({ tenant, key, address })) === undefined
}

async function viewOf({ database, tenant, locale }: PlatformContext, id: string) {
  const request = await database.read(tenant, (sql) => readCustomerRequest(sql, id))
  return request ? toCustomerRequestView(request, locale) : null
}

function refused({ messages }: PlatformContext, errors: readonly UserError[]) {
  return {
    customerRequest: null,
    errors: errors.map((error) => toUserErrorView(error, messages)),
  }
}

function throttled(context: PlatformContext) {
  return refused(context, [{ code: 'THROTTLED' }])
}

/** Localizes the contract's Request. */
function toCustomerRequestView(request: CustomerRequestRecord, locale: string) {
  const { createdAt, moves, withdrawn, ...rest } = request
  return {
    ...rest,
    date: createdAt,
    history: moves,
    withdrawnItems: withdrawn.map(({ sku, quantity, texts }) => ({
      sku,
      quantity,
      name: itemName(texts, locale),
    })),
  }
}

/** Localizes the contract's Withdrawal. */
function toWithdrawalView(withdrawal: WithdrawalRecord, locale: string) {
  return {
    ...withdrawal,
    items: withdrawal.items.map(({ texts, ...item }) => ({
      ...item,
      name: itemName(texts, locale),
    })),
  }
}
