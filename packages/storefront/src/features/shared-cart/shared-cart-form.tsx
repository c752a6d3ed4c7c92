import { toSharedCartFields } from '@floga/cart-core/shared-cart'
import type { SharedCartAction } from '@floga/cart-core/shared-cart'
import { Button } from '@floga/ui'
import type { ButtonProps } from '@floga/ui'
import { Form, useNavigation } from '@remix-run/react'
import type { ReactElement, ReactNode } from 'react'

import { useLanguage } from '../../lib/views/storefront-context.js'

export const sharedCartPath = '/shared-cart'

export interface SharedCartFormProps {
  action: SharedCartAction
  label: string
  /** Names the person or line, where several buttons have the same text. */
  fullLabel?: string
  variant?: ButtonProps['variant']
  /** Visible fields. */
  children?: ReactNode
  /** Names of the fields among `children`. @default none */
  openFields?: readonly string[]
}

/** One button that does one thing to the shared cart, by a plain form. */
export function SharedCartForm(props: SharedCartFormProps): ReactElement {
  const { action, label, fullLabel, variant, children, openFields = [] } = props
  const { href } = useLanguage()
  const { formAction, formData } = useNavigation()
  const fields = toSharedCartFields(action).filter(([name]) => !openFields.includes(name))
  const isBusy =
    formAction === href(sharedCartPath) &&
    fields.every(([name, value]) => formData?.get(name) === value)
  return (
    <Form method="post" action={href(sharedCartPath)} noValidate>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button
        type="submit"
        size={children ? 'medium' : 'small'}
        isBusy={isBusy}
        {...(variant ? { variant } : {})}
        {...(fullLabel ? { 'aria-label': fullLabel } : {})}
      >
        {label}
      </Button>
    </Form>
  )
}
