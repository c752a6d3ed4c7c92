import { addWorkingDays, orderDay } from '../../../foundation/calendar/working-days.js'
import { instantOf } from '../../../foundation/calendar/local-day.js'
import type { ShippingRule } from '../../../foundation/pricing/shipping-rules.js'
import type { TenantSettings } from '../../../foundation/tenants/tenant-settings.js'
import type { Arrival, Availability } from '../../../foundation/generated/contract-types.js'

/** What a promise of a day rests on. */
export type ArrivalSettings = Pick<TenantSettings, 'workingDays' | 'dispatchDays' | 'timeZone'>

/**
 * Between which days goods arrive, or can be picked up, when they are ordered now; null where the tenant has not told its
 * working days, or goods leave on no day that is known.
 */
export function promiseArrival(
  { workingDays, dispatchDays, timeZone }: ArrivalSettings,
  rule: Pick<ShippingRule, 'minDays' | 'maxDays'>,
  availability: Availability,
  now: Date,
): Arrival | null {
  const dispatch = dispatchDays.find((known) => known.availability === availability)
  if (!workingDays || !dispatch) return null
  const { day, orderBy } = orderDay(workingDays, now, timeZone)
  const after = (count: number): Date =>
    instantOf(addWorkingDays(workingDays, day, count), timeZone)
  return {
    earliest: after(dispatch.min + rule.minDays),
    latest: after(dispatch.max + rule.maxDays),
    orderBy,
  }
}
