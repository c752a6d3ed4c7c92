import { dateLocale } from '@floga/platform-contract'

/** What a moment is written for. */
export interface MomentScope {
  locale: string
  timeZone: string
}

/** A day, as the shop's pages write it: '21 Νοεμβρίου 2026', '21 November 2026'. */
export function writeDay(moment: Date, { locale, timeZone }: MomentScope): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat(dateLocale(locale), { ...parts, timeZone }).format(moment)
}

/** A day and its time, in 24 hours, without seconds and the name of the zone. */
export function writeMoment(moment: Date, scope: MomentScope): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: scope.timeZone,
  })
  return `${writeDay(moment, scope)}, ${time.format(moment)}`
}
