import type { HomeSeason } from './shop-home.js'

/** Returns the first season that a day lies in, by the calendar of the shop's time zone. */
export function currentSeason(
  seasons: readonly HomeSeason[],
  now: Date,
  timeZone: string,
): HomeSeason | undefined {
  const today = monthAndDay(now, timeZone)
  return seasons.find(({ from, until }) =>
    from <= until ? from <= today && today <= until : from <= today || today <= until,
  )
}

/** As `MM-DD`, which is in the order of the calendar. */
function monthAndDay(now: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { month: '2-digit', day: '2-digit', timeZone })
    .formatToParts(now)
    .map(({ type, value }) => [type, value])
  const { month, day } = Object.fromEntries(parts) as Record<'month' | 'day', string>
  return `${month}-${day}`
}
