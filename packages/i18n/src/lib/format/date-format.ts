import { assertKnown } from './assert-known.js'
import { normalizeSpaces } from './normalize-spaces.js'

/** A point in time: a Date, milliseconds since 1970, or an ISO 8601 text. */
export type DateValue = Date | number | string

/** `short` writes numbers only; `long` writes the month's name. */
export type DateStyle = 'short' | 'long'

/** Writes moments of one locale in one time zone. */
export interface DateFormat {
  date(value: DateValue, style?: DateStyle): string
  dateTime(value: DateValue, style?: DateStyle): string
  time(value: DateValue): string
  /** Weekday, day and month of a near day: `Τρίτη 24/11`. */
  day(value: DateValue): string
}

// Abbreviated months are not used, because their spelling varies between versions of ICU.
const DATE = {
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<DateStyle, Intl.DateTimeFormatOptions>

/** Creates the date format of a locale. An invalid date becomes an empty text. */
export function createDateFormat(options: {
  iso: string
  dateIso?: string
  timeZone: string
}): DateFormat {
  const { iso, dateIso = iso, timeZone } = options
  const create = (parts: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined
    return (value: DateValue) => {
      const moment = new Date(value)
      if (Number.isNaN(moment.getTime())) return ''
      format ??= assertKnown(
        options,
        () => new Intl.DateTimeFormat(dateIso, { ...parts, timeZone }),
      )
      return normalizeSpaces(format.format(moment)).replaceAll('\u00a0', ' ')
    }
  }
  const dates = { short: create(DATE.short), long: create(DATE.long) }
  // 24 hours in every language, because engines disagree about day periods.
  const weekday = create({ weekday: 'long' })
  const dayAndMonth = create({ day: 'numeric', month: 'numeric' })
  const time = create({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

  return {
    date: (value, style = 'short') => dates[style](value),
    // Joined here, because engines disagree about the separator between date and time.
    dateTime: (value, style = 'short') => {
      const day = dates[style](value)
      return day && `${day}, ${time(value)}`
    },
    time,
    // Joined here as well, for the same reason.
    day: (value) => {
      const name = weekday(value)
      return name && `${name} ${dayAndMonth(value)}`
    },
  }
}
