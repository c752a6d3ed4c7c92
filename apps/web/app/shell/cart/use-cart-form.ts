import type { CartChange } from '@floga/cart-core'
import { useState } from 'react'
import type { FormEvent } from 'react'

import { cartErrorMessage } from '../../wiring/cart-errors.js'
import { useHref, useMessages } from '../../wiring/use-language.js'
import { useCartAccess } from './cart-context.js'

export interface UseCartFormOptions {
  /** What the form does, so that it can be shown at once. */
  changeOf?: (form: FormData) => CartChange | undefined
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
  /** Why the last try was refused, in the shop's words. */
  error: string | null
}

export function useCartForm({ changeOf, onDone }: UseCartFormOptions = {}): CartForm {
  const { send } = useCartAccess()
  const t = useMessages()
  const href = useHref()
  const [pending, setPending] = useState(0)
  const [error, setError] = useState<string | null>(null)

  const submit = async (form: FormData): Promise<void> => {
    setPending((count) => count + 1)
    setError(null)
    const [refusal] = await send(form, changeOf?.(form))
    setPending((count) => count - 1)
    if (refusal) setError(cartErrorMessage(refusal, t))
    else onDone?.()
  }

  return {
    isBusy: pending > 0,
    error,
    formProps: {
      method: 'post',
      action: href('/shopping-cart'),
      // The shop's own words stand beside the line; a browser's bubble goes away, in a language of its own.
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        const form = new FormData(event.currentTarget, submitter)
        // The same press sent twice, by a retry or a proxy, counts once.
        form.set('mutationId', crypto.randomUUID())
        void submit(form)
      },
    },
  }
}
