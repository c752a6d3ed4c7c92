import { dateLocale } from '@floga/platform-contract'

/** Locale and time zone of a formatted date. */
export interface DateTimeScope {
  locale: string
  timeZone: string
}

/** A day, as the shop's pages write it: '21 Νοεμβρίου 2026', '21 November 2026'. */
export function writeDay(moment: Date, { locale, timeZone }: DateTimeScope): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat(dateLocale(locale), { ...parts, timeZone }).format(moment)
}

/** A day and its time, in 24 hours, without seconds and the name of the zone. */
export function formatDateTime(moment: Date, scope: DateTimeScope): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: scope.timeZone,
  })
  return `${writeDay(moment, scope)}, ${time.format(moment)}`
}
