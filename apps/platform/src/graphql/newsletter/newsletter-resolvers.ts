import * as v from 'valibot'
import { inputRules, parseInput } from '../../foundation/messages/parse-input.js'
import { toUserErrorView } from '../../foundation/messages/user-error.js'
import { requestSubscription } from '../../domains/newsletter/request-subscription.js'
import type { NotifyOfSubscription } from '../../domains/newsletter/request-subscription.js'
import { confirmSubscription, deleteSubscription } from '../../domains/newsletter/subscription.js'
import type { AttemptThrottle } from '../../foundation/throttle/attempt-throttle.js'
import type { DomainResolvers } from '../create-schema.js'

export interface CreateNewsletterResolversOptions {
  notify: NotifyOfSubscription
  throttle: AttemptThrottle
  /** @default () => new Date() */
  clock?: () => Date
}

const askSchema = v.object(inputRules.newsletter)

/** Resolvers of the newsletter: subscribe, confirm by mail, unsubscribe. */
export function createNewsletterResolvers(
  options: CreateNewsletterResolversOptions,
): DomainResolvers {
  const { notify, throttle } = options
  const clock = options.clock ?? (() => new Date())
  return {
    Mutation: {
      newsletterSubscribe: async (
        _parent,
        { input },
        { tenant, locale, messages, database, clientAddress: address },
      ) => {
        const parsed = parseInput(askSchema, input)
        if (parsed.status === 'refused') {
          return { errors: parsed.errors.map((error) => toUserErrorView(error, messages)) }
        }
        const { output } = parsed
        if ((await throttle.consume({ tenant, key: output.email, address })) !== undefined) {
          return { errors: [toUserErrorView({ code: 'THROTTLED' }, messages)] }
        }
        await database.write(tenant, (sql) =>
          requestSubscription(sql, { ...output, locale, now: clock() }, notify),
        )
        return { errors: [] }
      },
      newsletterConfirm: async (_parent, { id }, { tenant, messages, database }) => {
        const holds = await database.write(tenant, (sql) =>
          confirmSubscription(sql, { id, now: clock() }),
        )
        return { errors: holds ? [] : [toUserErrorView({ code: 'LINK_INVALID' }, messages)] }
      },
      newsletterUnsubscribe: async (_parent, { id }, { tenant, database }) => {
        await database.write(tenant, (sql) => deleteSubscription(sql, id))
        return { errors: [] }
      },
    },
  }
}
