import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

const choices = ['shippingMethodId', 'paymentMethodId']

/** Hears of a form in which somebody chose how to get or to pay the goods before the scripts took over. */
export function useEarlierChoices(
  button: RefObject<HTMLButtonElement>,
  known: FormData,
  hear: (form: HTMLFormElement) => void,
): void {
  const first = useRef({ known, hear })
  useEffect(() => {
    const form = button.current?.form
    if (!form) return
    const typed = new FormData(form)
    const isOther = (name: string): boolean =>
      (typed.get(name) ?? '') !== first.current.known.get(name)
    if (choices.some(isOther)) first.current.hear(form)
  }, [button])
}
