import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'

/** Whether an order is on its way: from the press of the button until the answer's page stands. */
export function usePlacing(): {
  isPlacing: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
} {
  const [isPlacing, setPlacing] = useState(false)

  useEffect(() => {
    // A page that Back takes out of the browser's cache is ready to be sent again.
    const ready = (): void => setPlacing(false)
    window.addEventListener('pageshow', ready)
    return () => window.removeEventListener('pageshow', ready)
  }, [])

  return {
    isPlacing,
    onSubmit: ({ nativeEvent }) => {
      const { submitter } = nativeEvent as SubmitEvent
      setPlacing(submitter instanceof HTMLButtonElement && submitter.value === 'place')
    },
  }
}
