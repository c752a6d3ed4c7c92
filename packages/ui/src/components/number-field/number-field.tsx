import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import { TextInput } from '../text-input/text-input.js'
import type { TextInputProps } from '../text-input/text-input.js'
import { numberField } from './number-field.styles.js'

/** Props of {@link NumberField}: those of `<input>`. */
export interface NumberFieldProps extends Omit<TextInputProps, 'type'> {
  /** After the number: 'cm', 'kg', '%'. Include it in the label too, it is not announced. */
  unit?: string
}

/**
 * A number with its unit, inside a `FormField`. `inputMode` is `decimal` unless whole steps are
 * used.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  { unit, step = 'any', className, ...rest },
  ref,
) {
  const isWhole = step !== 'any' && Number.isInteger(Number(step))
  return (
    <span className={cx(numberField, className)} data-unit={unit ? '' : undefined}>
      <TextInput
        ref={ref}
        type="number"
        inputMode={isWhole ? 'numeric' : 'decimal'}
        step={step}
        {...rest}
      />
      {unit && <span aria-hidden="true">{unit}</span>}
    </span>
  )
})
