const periodDays = 14
const dayMs = 24 * 60 * 60 * 1_000

/**
 * When the time to withdraw is over: fourteen days after the day on which the goods were handed over, at the end of the
 * last one; a last day on a weekend is moved to Monday.
 *
 * @see Directive 2011/83/EU, article 9; Regulation 1182/71, article 3
 */
export function endOfWithdrawal(deliveredAt: Date, timeZone: string): Date {
  const last = localDay(deliveredAt, timeZone) + periodDays * dayMs
  const weekday = new Date(last).getUTCDay()
  const moved = weekday === 6 ? 2 : weekday === 0 ? 1 : 0
  return startOfDay(last + (moved + 1) * dayMs, timeZone)
}

/** The calendar day of an instant, as midnight UTC of that day. */
function localDay(at: Date, timeZone: string): number {
  const local = localClock(at.getTime(), timeZone)
  return local - (local % dayMs)
}

/** The instant at which a calendar day begins in a time zone. */
function startOfDay(day: number, timeZone: string): Date {
  const guess = day - (localClock(day, timeZone) - day)
  // A clock that was changed in between has another offset at the instant itself.
  return new Date(day - (localClock(guess, timeZone) - guess))
}

/** What clocks of a time zone show at an instant, read as if it were UTC. */
function localClock(atMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(atMs)
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((candidate) => candidate.type === type)?.value)
  const clock = [part('hour'), part('minute'), part('second')] as const
  return Date.UTC(part('year'), part('month') - 1, part('day'), ...clock)
}
