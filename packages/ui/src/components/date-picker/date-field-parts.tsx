import type { ReactElement, ReactNode } from 'react'
import { Button, DateInput, DateSegment, Text } from 'react-aria-components'
import { FieldError, FieldHint } from '../form-field/field-messages.js'
import { Icon } from '../icon/icon.js'

/** Texts around the field of both pickers. */
export interface DateFieldTexts {
  label: string
  hint?: ReactNode
  error?: ReactNode
}

interface SegmentsProps {
  slot?: 'start' | 'end'
}

/** Day, month and year, each typed or stepped separately. */
export function Segments({ slot }: SegmentsProps): ReactElement {
  return (
    <DateInput slot={slot} className="" data-part="segments">
      {(segment) => <DateSegment segment={segment} className="" data-part="segment" />}
    </DateInput>
  )
}

/** Opens the calendar; named by the picker in the language of its locale. */
export function CalendarButton(): ReactElement {
  return (
    <Button className="" data-part="opener">
      <Icon name="calendar" />
    </Button>
  )
}

/** Hint and error, tied to the field by the picker. */
export function DateMessages({ hint, error }: Omit<DateFieldTexts, 'label'>): ReactElement {
  return (
    <>
      {hint && (
        <Text slot="description" elementType="div" className="">
          <FieldHint id="">{hint}</FieldHint>
        </Text>
      )}
      {error && (
        <Text slot="errorMessage" elementType="div" className="">
          <FieldError id="">{error}</FieldError>
        </Text>
      )}
    </>
  )
}
