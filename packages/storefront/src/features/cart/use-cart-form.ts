'use client'

import { parseCartForm } from '@floga/cart-core'
import type { CartChange, CartUserError } from '@floga/cart-core'
import { useState } from 'react'
import type { FormEvent } from 'react'

import { useLanguage } from '../../lib/views/storefront-context.js'
import { cartErrorMessage } from './cart-error-message.js'
import { useCart } from './cart-provider.js'

/** A form that changes the cart: posts as a page without scripts, in the background with them. */
export interface CartForm {
  formProps: {
    method: 'post'
    action: string
    noValidate: true
    /** @returns The change being made; null if the form requests none. */
    onSubmit: (event: FormEvent<HTMLFormElement>) => CartChange | null
  }
  isBusy: boolean
  /** Why the last attempt failed. */
  userError: CartUserError | null
  /** The same as a message. */
  errorMessage: string | null
}

export interface CartFormOptions {
  /** Makes the requested change. @returns Why it was rejected. @default changes the cart */
  make?: (change: CartChange) => Promise<CartUserError | null>
  /** Called when the server has made the change. */
  onDone?: () => void
}

/** Parses a form when it is submitted, and makes the change that it requests. */
export function useCartForm({ make, onDone }: CartFormOptions = {}): CartForm {
  const cart = useCart()
  const { t, href } = useLanguage()
  const [pending, setPending] = useState(0)
  const [userError, setUserError] = useState<CartUserError | null>(null)

  const send = async (change: CartChange): Promise<void> => {
    setPending((count) => count + 1)
    setUserError(null)
    const refused = await (make ?? cart.change)(change)
    if (refused) setUserError(refused)
    else onDone?.()
    setPending((count) => count - 1)
  }

  return {
    isBusy: pending > 0,
    userError,
    errorMessage: userError && cartErrorMessage(userError, t),
    formProps: {
      method: 'post',
      action: href('/shopping-cart'),
      // The shop's own message stays next to the line; the browser's native bubble disappears, and
      // is in the browser's language.
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        const parsed = parseCartForm(new FormData(event.currentTarget, submitter))
        if (parsed.status === 'valid') {
          void send(parsed.change)
          return parsed.change
        }
        setUserError({ ...parsed, available: null })
        return null
      },
    },
  }
}
