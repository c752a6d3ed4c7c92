import { dayMs, instantOf, localDay } from '../../foundation/calendar/local-day.js'

/** As the law has it, for every tenant. */
export const withdrawalDays = 14

/**
 * The end of the withdrawal period: the end of the fourteenth day after delivery; on a weekend,
 * that of the following Monday.
 *
 * @see Directive 2011/83/EU, article 9; Regulation 1182/71, article 3
 */
export function endOfWithdrawal(deliveredAt: Date, timeZone: string): Date {
  const last = localDay(deliveredAt, timeZone) + withdrawalDays * dayMs
  const weekday = new Date(last).getUTCDay()
  const moved = weekday === 6 ? 2 : weekday === 0 ? 1 : 0
  return instantOf(last + (moved + 1) * dayMs, timeZone)
}
