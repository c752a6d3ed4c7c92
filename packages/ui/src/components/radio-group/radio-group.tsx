import { cx } from '@linaria/core'
import { forwardRef, Fragment } from 'react'
import type { ChangeEvent, ReactNode } from 'react'
import { useFieldIds } from '../../lib/field-context.js'
import { Fieldset } from '../fieldset/fieldset.js'
import type { FieldsetProps } from '../fieldset/fieldset.js'
import { radioGroup } from './radio-group.styles.js'
import { useChoiceBeforeHydration } from './use-choice-before-hydration.js'

/** One choice of a {@link RadioGroup}. */
export interface RadioOption {
  value: string
  label: ReactNode
  /** A line under the label: days, conditions. */
  description?: ReactNode
  /** Content at the end of the line: a price, an icon. */
  endContent?: ReactNode
  /** Content below the choice while it is selected. */
  details?: ReactNode
  isDisabled?: boolean
}

/** Props of {@link RadioGroup}; other attributes reach the `<fieldset>`. */
export interface RadioGroupProps extends Omit<
  FieldsetProps,
  'onChange' | 'children' | 'defaultValue'
> {
  name: string
  options: readonly RadioOption[]
  /** Makes the group controlled. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /**
   * `cards` renders each choice as a card, `buttons` as a row of labelled buttons. @default 'plain'
   */
  variant?: 'plain' | 'cards' | 'buttons'
  /** @default false */
  isRequired?: boolean
}

/** One choice of several, as native radio buttons. */
export const RadioGroup = forwardRef<HTMLFieldSetElement, RadioGroupProps>(function RadioGroup(
  {
    id,
    name,
    options,
    value,
    defaultValue,
    onValueChange,
    variant = 'plain',
    isRequired = false,
    error,
    ...rest
  },
  ref,
) {
  const ids = useFieldIds(id)
  const radioId = (index: number): string => `${ids.id}-${index}`
  useChoiceBeforeHydration({
    ids: options.map((_option, index) => radioId(index)),
    known: value ?? defaultValue,
    onEarlyChoice: (chosen) => onValueChange?.(chosen),
  })
  const change = (event: ChangeEvent<HTMLInputElement>): void => onValueChange?.(event.target.value)
  return (
    <Fieldset ref={ref} id={ids.id} legendSize="label" error={error} {...rest}>
      <div className={cx(radioGroup)} data-variant={variant}>
        {options.map((option, index) => (
          <Fragment key={option.value}>
            <label>
              <input
                id={radioId(index)}
                type="radio"
                name={name}
                value={option.value}
                required={isRequired}
                disabled={option.isDisabled}
                onChange={change}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
              />
              <span data-part="option">
                <span data-part="label">{option.label}</span>{' '}
                {option.description && <span data-part="description">{option.description}</span>}
              </span>{' '}
              {option.endContent && <span data-part="end">{option.endContent}</span>}
            </label>
            {option.details && <div data-part="details">{option.details}</div>}
          </Fragment>
        ))}
      </div>
    </Fieldset>
  )
})
