import type { ReactElement } from 'react'
import {
  DateRangePicker as AriaDateRangePicker,
  Dialog,
  Group,
  I18nProvider,
  Label,
  Popover,
  RangeCalendar,
} from 'react-aria-components'
import { useHydrated } from '../../lib/use-hydrated.js'
import { usePressWithoutInlineStyle } from '../../lib/use-press-without-inline-style.js'
import { Fieldset } from '../fieldset/fieldset.js'
import { TextInput } from '../text-input/text-input.js'
import { CalendarButton, DateMessages, Segments } from './date-field-parts.js'
import type { DateFieldTexts } from './date-field-parts.js'
import { toDate } from './date-picker.js'
import { dateField, dateSheet } from './date-picker.styles.js'
import { Months } from './months.js'

/** First and last day, both written `2026-03-14`. */
export interface DateRange {
  from: string
  to: string
}

export interface DateRangePickerProps extends DateFieldTexts {
  /** Language and order of the dates: `el-GR`. */
  locale: string
  /** Labels of the two days where scripts do not run: 'From', 'To'. */
  fromLabel: string
  toLabel: string
  /** Names of the days in the form. @default 'from' */
  fromName?: string
  /** @default 'to' */
  toName?: string
  defaultValue?: DateRange
  min?: string
  max?: string
  onRangeChange?: (range: DateRange | undefined) => void
}

/**
 * First and last day, typed or taken from two months side by side, 646 px wide; two native fields
 * without scripts.
 */
export function DateRangePicker({
  label,
  hint,
  error,
  locale,
  fromLabel,
  toLabel,
  fromName = 'from',
  toName = 'to',
  defaultValue,
  min,
  max,
  onRangeChange,
}: DateRangePickerProps): ReactElement {
  const isHydrated = useHydrated()
  usePressWithoutInlineStyle()
  if (!isHydrated) {
    const bounds = { type: 'date', min, max } as const
    return (
      <Fieldset legend={label} legendSize="label" hint={hint} error={error}>
        <TextInput
          {...bounds}
          name={fromName}
          aria-label={fromLabel}
          defaultValue={defaultValue?.from}
        />
        <TextInput {...bounds} name={toName} aria-label={toLabel} defaultValue={defaultValue?.to} />
      </Fieldset>
    )
  }
  const start = toDate(defaultValue?.from)
  const end = toDate(defaultValue?.to)
  return (
    <I18nProvider locale={locale}>
      <AriaDateRangePicker
        className={dateField}
        startName={fromName}
        endName={toName}
        minValue={toDate(min)}
        maxValue={toDate(max)}
        isInvalid={Boolean(error)}
        defaultValue={start && end ? { start, end } : undefined}
        onChange={(range) =>
          onRangeChange?.(
            range ? { from: range.start.toString(), to: range.end.toString() } : undefined,
          )
        }
      >
        <Label className="">{label}</Label>
        <Group className="" data-part="box">
          <Segments slot="start" />
          <span aria-hidden="true">–</span>
          <Segments slot="end" />
          <CalendarButton />
        </Group>
        <DateMessages hint={hint} error={error} />
        <Popover className={dateSheet} data-months="2" placement="bottom start">
          <Dialog className="">
            <RangeCalendar className="" visibleDuration={{ months: 2 }}>
              <Months count={2} />
            </RangeCalendar>
          </Dialog>
        </Popover>
      </AriaDateRangePicker>
    </I18nProvider>
  )
}
