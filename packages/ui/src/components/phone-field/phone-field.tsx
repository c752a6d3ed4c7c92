import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import { Select } from '../select/select.js'
import { TextInput } from '../text-input/text-input.js'
import type { TextInputProps } from '../text-input/text-input.js'
import { phoneField } from './phone-field.styles.js'

/** A country's code as it is dialled. */
export interface PhoneCode {
  /** Sent with the form: `+30`. */
  value: string
  /** 'Greece +30'. */
  label: string
}

/** Props of {@link PhoneField}: those of `<input>`. */
export interface PhoneFieldProps extends Omit<TextInputProps, 'type' | 'inputMode'> {
  /** Countries to choose from; without them the number is typed with its code. */
  codes?: readonly PhoneCode[]
  /** Name of the code in the form. @default 'phoneCode' */
  codeName?: string
  /** Label of the select of codes: 'Country code'. */
  codeLabel?: string
  defaultCode?: string
}

/** A telephone number, inside a `FormField`; numbers run from left to right in every language. */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  {
    codes = [],
    codeName = 'phoneCode',
    codeLabel,
    defaultCode,
    autoComplete = codes.length > 0 ? 'tel-national' : 'tel',
    className,
    ...rest
  },
  ref,
) {
  return (
    <span className={cx(phoneField, className)}>
      {codes.length > 0 && (
        <Select
          id={undefined}
          aria-describedby={undefined}
          aria-label={codeLabel}
          name={codeName}
          options={codes}
          defaultValue={defaultCode}
          autoComplete="tel-country-code"
        />
      )}
      <TextInput
        ref={ref}
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete={autoComplete}
        {...rest}
      />
    </span>
  )
})
