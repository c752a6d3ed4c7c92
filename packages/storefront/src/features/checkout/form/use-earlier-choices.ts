'use client'

import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

const choices = ['shippingMethodId', 'paymentMethodId']

/** Calls back with a form in which a shipping or payment method was selected before hydration. */
export function useEarlierChoices(
  button: RefObject<HTMLButtonElement>,
  known: FormData,
  onChosen: (form: HTMLFormElement) => void,
): void {
  const first = useRef({ known, onChosen })
  useEffect(() => {
    const form = button.current?.form
    if (!form) return
    const typed = new FormData(form)
    const isOther = (name: string): boolean =>
      (typed.get(name) ?? '') !== first.current.known.get(name)
    if (choices.some(isOther)) first.current.onChosen(form)
  }, [button])
}
