import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import { TextInput } from '../text-input/text-input.js'
import type { TextInputProps } from '../text-input/text-input.js'
import { numberField } from './number-field.styles.js'

/** Props of {@link NumberField}: those of `<input>`. */
export interface NumberFieldProps extends Omit<TextInputProps, 'type'> {
  /** Stands after the number: 'cm', 'kg', '%'. Say it in the label too, it is not read out. */
  unit?: string
}

/** A number with its unit, inside a `FormField`. `inputMode` is `decimal` unless whole steps are asked for. */
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
