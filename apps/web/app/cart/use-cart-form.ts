import type { CartChange } from '@floga/cart-core'
import { useState } from 'react'
import type { FormEvent } from 'react'

import { cartErrorMessage } from '../wiring/cart/cart-error-message.js'
import type { CartUserError } from '../wiring/cart/cart-error-message.js'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'
import { useCartAccess } from './cart-context.js'

export interface UseCartFormOptions {
  /** What the form does, so that it can be shown at once; left out, its fields are sent as they are. */
  changeOf?: (form: FormData) => CartChange | undefined
  /** Called as soon as the form is sent. */
  onSent?: (form: FormData) => void
  onDone?: () => void
}

/** A form that changes the cart: posts as a page without scripts, in the background with them. */
export interface CartForm {
  formProps: {
    method: 'post'
    action: string
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  isBusy: boolean
  /** Why the last attempt failed. */
  userError: CartUserError | null
  /** The same as a message. */
  errorMessage: string | null
}

export function useCartForm(options: UseCartFormOptions = {}): CartForm {
  const { send } = useCartAccess()
  const t = useMessages()
  const href = useHref()
  const [pending, setPending] = useState(0)
  const [userError, setUserError] = useState<CartUserError | null>(null)

  const submit = async (form: FormData): Promise<void> => {
    setPending((count) => count + 1)
    setUserError(null)
    const answer = send(options.changeOf?.(form) ?? toSubmit(form))
    options.onSent?.(form)
    const refused = await answer
    setPending((count) => count - 1)
    if (refused) setUserError(refused)
    else options.onDone?.()
  }

  return {
    isBusy: pending > 0,
    userError,
    errorMessage: userError && cartErrorMessage(userError, t),
    formProps: {
      method: 'post',
      action: href('/shopping-cart'),
      // The shop's own words stand beside the line; a browser's bubble goes away, in a language of its own.
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        void submit(new FormData(event.currentTarget, submitter))
      },
    },
  }
}

function toSubmit(form: FormData): CartChange {
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return { kind: 'submit', fields }
}
