import { addDailyCounts } from '../../domains/daily-counts/daily-counts.js'
import type { DailyCount } from '../../domains/daily-counts/daily-counts.js'
import type { AttemptThrottle } from '../../foundation/throttle/attempt-throttle.js'
import { toUserErrorView } from '../../foundation/messages/user-error.js'
import type { DomainResolvers } from '../create-schema.js'

export interface CreateVisitCountResolversOptions {
  throttle: AttemptThrottle
  clock: () => Date
}

/** Of each list of a call. */
const maxRows = 200
/** Of one row. */
const maxCount = 10_000

/** Resolvers of visit counts from a shop's server. */
export function createVisitCountResolvers({
  throttle,
  clock,
}: CreateVisitCountResolversOptions): DomainResolvers {
  return {
    Mutation: {
      visitCountsAdd: async (_parent, { input }, context) => {
        const { tenant, messages, settings, database, clientAddress: address } = context
        const refuse = (code: 'INVALID' | 'THROTTLED') => ({
          errors: [toUserErrorView({ code }, messages)],
        })
        if ((await throttle.consume({ tenant, key: null, address })) !== undefined) {
          return refuse('THROTTLED')
        }
        const { views, vitals } = input
        const rows: DailyCount[] = [
          ...views.map(({ page, count }) => ({ kind: 'view' as const, name: page, count })),
          ...vitals.map(({ page, vital, rating, count }) => ({
            kind: 'vital' as const,
            name: `${page} ${vital} ${rating}`,
            count,
          })),
        ]
        const isInRange =
          views.length <= maxRows &&
          vitals.length <= maxRows &&
          rows.every(({ count }) => count >= 1 && count <= maxCount)
        if (!isInRange) return refuse('INVALID')
        const { timeZone } = settings
        await database.write(tenant, (sql) => addDailyCounts(sql, rows, { now: clock(), timeZone }))
        return { errors: [] }
      },
    },
  }
}
