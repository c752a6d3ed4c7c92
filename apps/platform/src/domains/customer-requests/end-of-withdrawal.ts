import { dayMs, instantOf, localDay } from '../../foundation/calendar/local-day.js'

/** As the law has it, for every tenant. */
export const withdrawalDays = 14

/**
 * When the time to withdraw is over: fourteen days after the day on which the goods were handed over, at the end of the
 * last one; a last day on a weekend is moved to Monday.
 *
 * @see Directive 2011/83/EU, article 9; Regulation 1182/71, article 3
 */
export function endOfWithdrawal(deliveredAt: Date, timeZone: string): Date {
  const last = localDay(deliveredAt, timeZone) + withdrawalDays * dayMs
  const weekday = new Date(last).getUTCDay()
  const moved = weekday === 6 ? 2 : weekday === 0 ? 1 : 0
  return instantOf(last + (moved + 1) * dayMs, timeZone)
}
