import { parseDate } from '@internationalized/date'
import type { CalendarDate } from '@internationalized/date'
import type { ReactElement } from 'react'
import {
  DatePicker as AriaDatePicker,
  Calendar,
  Dialog,
  Group,
  I18nProvider,
  Label,
  Popover,
} from 'react-aria-components'
import { useHydrated } from '../../lib/use-hydrated.js'
import { usePressWithoutInlineStyle } from '../../lib/use-press-without-inline-style.js'
import { FormField } from '../form-field/form-field.js'
import { TextInput } from '../text-input/text-input.js'
import { CalendarButton, DateMessages, Segments } from './date-field-parts.js'
import type { DateFieldTexts } from './date-field-parts.js'
import { dateField, dateSheet } from './date-picker.styles.js'
import { Months } from './months.js'

/** Props of {@link DatePicker}. All dates are written `2026-03-14`. */
export interface DatePickerProps extends DateFieldTexts {
  /** Locale and format of the date: `el-GR`. The calendar's own texts use it. */
  locale: string
  /** Name of the date in the form. */
  name?: string
  defaultValue?: string
  /** Makes the picker controlled; an empty string is no date. */
  value?: string
  min?: string
  max?: string
  /** @default false */
  isRequired?: boolean
  /** @default false */
  isDisabled?: boolean
  onValueChange?: (value: string) => void
}

/**
 * A date, typed or taken from a calendar 322 px wide; the browser's own field where scripts do not
 * run.
 */
export function DatePicker(props: DatePickerProps): ReactElement {
  const {
    label,
    hint,
    error,
    locale,
    name,
    min,
    max,
    isRequired = false,
    isDisabled = false,
  } = props
  const isHydrated = useHydrated()
  usePressWithoutInlineStyle()
  if (!isHydrated) {
    return (
      <FormField label={label} hint={hint} error={error} isRequired={isRequired}>
        <TextInput
          type="date"
          name={name}
          min={min}
          max={max}
          disabled={isDisabled}
          defaultValue={props.value ?? props.defaultValue}
        />
      </FormField>
    )
  }
  return (
    <I18nProvider locale={locale}>
      <AriaDatePicker
        className={dateField}
        name={name}
        minValue={toDate(min)}
        maxValue={toDate(max)}
        isRequired={isRequired}
        isDisabled={isDisabled}
        isInvalid={Boolean(error)}
        onChange={(date) => props.onValueChange?.(date?.toString() ?? '')}
        {...(props.value === undefined
          ? { defaultValue: toDate(props.defaultValue) }
          : { value: toDate(props.value) ?? null })}
      >
        <Label className="">{label}</Label>
        <Group className="" data-part="box">
          <Segments />
          <CalendarButton />
        </Group>
        <DateMessages hint={hint} error={error} />
        <Popover className={dateSheet} placement="bottom start">
          <Dialog className="">
            <Calendar className="">
              <Months count={1} />
            </Calendar>
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </I18nProvider>
  )
}

/** Reads a date; nothing for an empty text. */
export function toDate(text: string | undefined): CalendarDate | undefined {
  return text ? parseDate(text) : undefined
}
