import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'

/** A little longer than the server waits for the platform's word. */
const LONGEST_WAIT_MS = 20_000

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

  useEffect(() => {
    if (!isPlacing) return
    // Whoever stops the browser from going on stays here, and must be able to press again.
    const timer = window.setTimeout(() => setPlacing(false), LONGEST_WAIT_MS)
    return () => window.clearTimeout(timer)
  }, [isPlacing])

  return {
    isPlacing,
    onSubmit: ({ nativeEvent }) => {
      const { submitter } = nativeEvent as SubmitEvent
      setPlacing(submitter instanceof HTMLButtonElement && submitter.value === 'place')
    },
  }
}
