import { cx } from '@linaria/core'
import { forwardRef, useId, useRef } from 'react'
import type { FieldsetHTMLAttributes, ReactElement } from 'react'
import { useServerValue } from '../../lib/use-server-value.js'
import { Button } from '../button/button.js'
import { TextInput } from '../text-input/text-input.js'
import { priceRangeField } from './price-range-field.styles.js'

/** Props of {@link PriceRangeField}; other attributes reach the `<fieldset>`. */
export interface PriceRangeFieldProps extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'children'
> {
  /** Names both fields: 'Price'. */
  label: string
  fromLabel: string
  toLabel: string
  applyLabel: string
  /** @default 'priceFrom' */
  fromName?: string
  /** @default 'priceTo' */
  toName?: string
  /** Chosen bounds in the currency's major unit. */
  from?: number
  to?: number
  /** The lowest and highest price of the list, shown while nothing is chosen. */
  lowest?: number
  highest?: number
  /** Currency symbol next to the fields. */
  unit: string
}

/**
 * Two prices, least and most, sent with the form around them; the browser checks them without
 * scripts.
 */
export const PriceRangeField = forwardRef<HTMLFieldSetElement, PriceRangeFieldProps>(
  function PriceRangeField(
    {
      label,
      fromLabel,
      toLabel,
      applyLabel,
      fromName = 'priceFrom',
      toName = 'priceTo',
      from,
      to,
      lowest,
      highest,
      unit,
      className,
      ...rest
    },
    ref,
  ) {
    return (
      <fieldset ref={ref} className={cx(priceRangeField, className)} {...rest}>
        <legend>{label}</legend>
        <Bound label={fromLabel} name={fromName} value={from} example={lowest} unit={unit} />
        <Bound label={toLabel} name={toName} value={to} example={highest} unit={unit} />
        <Button type="submit" size="small">
          {applyLabel}
        </Button>
      </fieldset>
    )
  },
)

interface BoundProps {
  label: string
  name: string
  value: number | undefined
  example: number | undefined
  unit: string
}

function Bound({ label, name, value, example, unit }: BoundProps): ReactElement {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  // The address is the source of truth: it replaces the field's value.
  useServerValue({
    value: value === undefined ? '' : String(value),
    read: () => input.current?.value,
    write: (next) => {
      if (input.current) input.current.value = next
    },
  })

  return (
    <div>
      <label htmlFor={id}>
        {label} <span data-part="unit">({unit})</span>
      </label>
      <TextInput
        ref={input}
        id={id}
        type="number"
        inputMode="decimal"
        name={name}
        min={0}
        step="any"
        defaultValue={value}
        placeholder={example === undefined ? undefined : String(example)}
      />
    </div>
  )
}
