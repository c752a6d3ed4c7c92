'use client'

import type { ConsentChoice } from '@floga/consent'
import { useStore } from 'jotai/react'
import type { FormEvent } from 'react'

import { useStorefront } from '../../lib/views/storefront-context.js'

/**
 * Stores the clicked choice in the browser, in place of a form's post. Its code is loaded with the
 * first choice.
 *
 * @param onChosen Called with the clicked choice, once it is stored.
 */
export function useConsentChoice(
  onChosen: (pressed: ConsentChoice) => void = () => undefined,
): (event: FormEvent<HTMLFormElement>) => void {
  const store = useStore()
  const shop = useStorefront()
  return (event) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const choice = submitter?.getAttribute('value') === 'all' ? 'all' : 'basic'
    event.preventDefault()
    const keep = async (): Promise<void> => {
      const { openConsent } = await import('./open-consent.js')
      openConsent(store, shop).choose(choice)
      onChosen(choice)
    }
    keep().catch((error: unknown) => console.warn('the cookie choice was not stored', error))
  }
}
