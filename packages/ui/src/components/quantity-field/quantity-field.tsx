import { cx } from '@linaria/core'
import { forwardRef, useRef, useState } from 'react'
import type { FieldsetHTMLAttributes } from 'react'
import { useServerValue } from '../../lib/use-server-value.js'
import { Icon } from '../icon/icon.js'
import { visuallyHidden } from '../visually-hidden/visually-hidden.styles.js'
import { quantityField } from './quantity-field.styles.js'

/** Props of {@link QuantityField}; other attributes reach the group around the three parts. */
export interface QuantityFieldProps extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'onChange' | 'defaultValue' | 'name'
> {
  /** Names the counted item: 'Quantity of Regulator 30 mbar'. */
  label: string
  decreaseLabel: string
  increaseLabel: string
  /** Name of the number in the form. @default 'quantity' */
  name?: string
  /** Makes the field controlled. */
  value?: number
  /** @default 1 */
  defaultValue?: number
  /** @default 1 */
  min?: number
  max?: number
  /**
   * Makes minus and plus submit buttons of this name with the values `-1` and `1`: a server can
   * then change the line by a difference without scripts. Without it they step the number in the
   * browser.
   */
  stepName?: string
  onQuantityChange?: (quantity: number) => void
  /** Id of a message that speaks about this field. */
  describedBy?: string
  /** @default false */
  isInvalid?: boolean
  /** @default false */
  isDisabled?: boolean
}

/** A number between minus and plus. */
export const QuantityField = forwardRef<HTMLFieldSetElement, QuantityFieldProps>(
  function QuantityField(
    {
      label,
      decreaseLabel,
      increaseLabel,
      name = 'quantity',
      value,
      defaultValue = 1,
      min = 1,
      max,
      stepName,
      onQuantityChange,
      describedBy,
      isInvalid = false,
      isDisabled = false,
      className,
      ...rest
    },
    ref,
  ) {
    const [typed, setTyped] = useState(value === undefined ? String(defaultValue) : undefined)
    const shown = typed ?? String(value)
    const current = Number.parseInt(shown, 10) || min
    const input = useRef<HTMLInputElement>(null)

    // A controlled field stores only incomplete text.
    const settle = (text: string | undefined): void =>
      setTyped(value === undefined ? text : undefined)
    const set = (quantity: number): void => {
      const allowed = Math.max(min, Math.min(max ?? quantity, quantity))
      settle(String(allowed))
      onQuantityChange?.(allowed)
    }
    const enter = (text: string): void => {
      const quantity = Number(text)
      if (text === '' || !Number.isInteger(quantity)) return setTyped(text)
      settle(text)
      onQuantityChange?.(quantity)
    }
    useServerValue({
      value: shown,
      read: () => input.current?.value,
      // React writes it.
      write: () => undefined,
      onEarlyChange: enter,
    })
    // Text typed before hydration may not be in the state yet.
    const read = (): number => Number.parseInt(input.current?.value ?? shown, 10) || min
    const step = (difference: number) =>
      stepName
        ? ({ type: 'submit', name: stepName, value: String(difference) } as const)
        : ({ type: 'button', onClick: () => set(read() + difference) } as const)

    return (
      <fieldset
        ref={ref}
        className={cx(quantityField, className)}
        data-invalid={isInvalid || undefined}
        {...rest}
      >
        <legend className={visuallyHidden}>{label}</legend>
        {stepName && (
          // The Enter key clicks a form's first submit button: this one submits the typed number.
          <button type="submit" tabIndex={-1} aria-hidden="true" className={visuallyHidden} />
        )}
        <button
          aria-label={decreaseLabel}
          disabled={isDisabled || (!stepName && current <= min)}
          {...step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          ref={input}
          type="number"
          inputMode="numeric"
          name={name}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          min={min}
          max={max}
          step={1}
          value={shown}
          disabled={isDisabled}
          onChange={(event) => enter(event.target.value)}
          onBlur={() => settle(typed)}
        />
        <button
          aria-label={increaseLabel}
          disabled={isDisabled || (max !== undefined && current >= max)}
          {...step(1)}
        >
          <Icon name="plus" />
        </button>
      </fieldset>
    )
  },
)
