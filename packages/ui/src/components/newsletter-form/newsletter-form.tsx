import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { FormHTMLAttributes, ReactNode } from 'react'
import { Button } from '../button/button.js'
import { FormField } from '../form-field/form-field.js'
import { TextInput } from '../text-input/text-input.js'
import { newsletterForm } from './newsletter-form.styles.js'

/** Props of {@link NewsletterForm}; other attributes reach the `<form>`. */
export interface NewsletterFormProps extends FormHTMLAttributes<HTMLFormElement> {
  /** Label of the field: 'E-mail for our newsletter'. */
  label: string
  submitLabel: string
  /** How often it is sent, how to unsubscribe. */
  hint?: ReactNode
  error?: ReactNode
  /** Shown after submission in place of the field. */
  successMessage?: ReactNode
  /** @default 'email' */
  name?: string
  defaultValue?: string
  /** @default false */
  isBusy?: boolean
}

/** One address for the newsletter; hidden fields and consent go in as children. */
export const NewsletterForm = forwardRef<HTMLFormElement, NewsletterFormProps>(
  function NewsletterForm(
    {
      label,
      submitLabel,
      hint,
      error,
      successMessage,
      name = 'email',
      defaultValue,
      isBusy = false,
      method = 'post',
      className,
      children,
      ...rest
    },
    ref,
  ) {
    return (
      <form ref={ref} method={method} className={cx(newsletterForm, className)} {...rest}>
        <p role="status">{successMessage}</p>
        {!successMessage && (
          <>
            <div data-part="line">
              <FormField label={label} hint={hint} error={error} isRequired>
                <TextInput
                  type="email"
                  name={name}
                  defaultValue={defaultValue}
                  autoComplete="email"
                />
              </FormField>
              <Button type="submit" isBusy={isBusy}>
                {submitLabel}
              </Button>
            </div>
            {children}
          </>
        )}
      </form>
    )
  },
)
