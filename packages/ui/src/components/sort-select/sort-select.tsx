import { cx } from '@linaria/core'
import { forwardRef, useId, useRef } from 'react'
import type { FormHTMLAttributes } from 'react'
import { useServerValue } from '../../lib/use-server-value.js'
import { Button } from '../button/button.js'
import { Select } from '../select/select.js'
import type { SelectOption } from '../select/select.js'
import { sortSelect } from './sort-select.styles.js'

/** Props of {@link SortSelect}; other attributes reach the `<form>`. */
export interface SortSelectProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'children'> {
  label: string
  options: readonly SelectOption[]
  /** The order in force. */
  value: string
  /** Sends the choice where scripts do not run: 'Sort'. */
  submitLabel: string
  /** @default 'sort' */
  name?: string
  /** Other parameters of the list's address, preserved when the order changes. */
  hiddenFields?: readonly (readonly [name: string, value: string])[]
  /**
   * Takes the chosen order, one chosen before scripts ran too, instead of the browser's own form
   * submission.
   */
  onSort?: (value: string) => void
}

/** The order of a list: changes at once with scripts, by a button without. */
export const SortSelect = forwardRef<HTMLFormElement, SortSelectProps>(function SortSelect(
  {
    label,
    options,
    value,
    submitLabel,
    name = 'sort',
    hiddenFields = [],
    onSort,
    className,
    ...rest
  },
  ref,
) {
  const id = useId()
  const choice = useRef<HTMLSelectElement>(null)

  useServerValue({
    value,
    read: () => choice.current?.value,
    write: (next) => {
      if (choice.current) choice.current.value = next
    },
    onEarlyChange: onSort,
  })

  return (
    <form ref={ref} method="get" autoComplete="off" className={cx(sortSelect, className)} {...rest}>
      {hiddenFields.map(([key, one]) => (
        <input key={`${key}=${one}`} type="hidden" name={key} value={one} />
      ))}
      <label htmlFor={id}>{label}</label>
      <Select
        ref={choice}
        id={id}
        name={name}
        options={options}
        defaultValue={value}
        onChange={(event) =>
          onSort ? onSort(event.target.value) : event.target.form?.requestSubmit()
        }
      />
      <noscript>
        <Button type="submit" size="small">
          {submitLabel}
        </Button>
      </noscript>
    </form>
  )
})
