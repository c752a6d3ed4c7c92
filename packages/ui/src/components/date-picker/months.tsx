import type { ReactElement } from 'react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components'
import { Icon } from '../icon/icon.js'

interface MonthsProps {
  /** Number of months side by side. */
  count: 1 | 2
}

/** The head with its two buttons and the months under it. */
export function Months({ count }: MonthsProps): ReactElement {
  return (
    <>
      <header>
        <Button slot="previous" className="" data-part="turn">
          <Icon name="chevron-left" />
        </Button>
        <Heading level={2} className="" data-part="month" />
        <Button slot="next" className="" data-part="turn">
          <Icon name="chevron-right" />
        </Button>
      </header>
      <div data-part="months">
        {Array.from({ length: count }, (_, months) => (
          <CalendarGrid key={months} offset={{ months }} weekdayStyle="short" className="">
            <CalendarGridHeader className="">
              {(day) => <CalendarHeaderCell className="">{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody className="">
              {(date) => <CalendarCell date={date} className="" data-part="day" />}
            </CalendarGridBody>
          </CalendarGrid>
        ))}
      </div>
    </>
  )
}
