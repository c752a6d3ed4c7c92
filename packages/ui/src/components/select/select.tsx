import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { SelectHTMLAttributes } from 'react'
import { useFieldControl } from '../../lib/field-context.js'
import { Icon } from '../icon/icon.js'
import { select } from './select.styles.js'

/** One choice of a {@link Select}. */
export interface SelectOption {
  value: string
  label: string
  isDisabled?: boolean
}

/** Props of {@link Select}: those of `<select>`, with the choices as data. */
export interface SelectProps extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'children' | 'multiple'
> {
  options: readonly SelectOption[]
  /** First choice with an empty value: 'Please choose'. */
  emptyLabel?: string
}

/** The browser's own list of choices. `className` and `ref` go to the `<select>`. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { options, emptyLabel, className, ...rest },
  ref,
) {
  const control = useFieldControl()
  const { required } = { ...control, ...rest }
  // HTML allows it with an empty first choice alone; without one there is always a value.
  const isRequired = required && (emptyLabel !== undefined || options[0]?.value === '')
  return (
    <span className={select}>
      <select ref={ref} className={cx(className)} {...control} {...rest} required={isRequired}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map(({ value, label, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  )
})
