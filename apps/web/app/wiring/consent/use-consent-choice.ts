import type { ConsentChoice } from '@floga/consent'
import { useStore } from 'jotai/react'
import type { FormEvent } from 'react'

/**
 * Keeps the pressed choice in the browser, in the place of a form's post. What it takes is fetched with the first choice.
 *
 * @param onChosen Called with what was pressed, once a choice is kept.
 */
export function useConsentChoice(
  onChosen: (pressed: ConsentChoice) => void = () => undefined,
): (event: FormEvent<HTMLFormElement>) => void {
  const store = useStore()
  return (event) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const choice = submitter?.getAttribute('value') === 'all' ? 'all' : 'basic'
    event.preventDefault()
    const keep = async (): Promise<void> => {
      const { openConsent } = await import('./open-consent.js')
      openConsent(store).choose(choice)
      onChosen(choice)
    }
    keep().catch((error: unknown) => console.warn('the choice of cookies was not kept', error))
  }
}
