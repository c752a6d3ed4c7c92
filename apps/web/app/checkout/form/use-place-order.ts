import { useEffect, useState } from 'react'

/** A little longer than the server waits for the platform's word. */
const LONGEST_WAIT_MS = 20_000

/** An order on its way: from the press of the button until the answer's page stands. */
export function usePlaceOrder(): {
  isPlacing: boolean
  /** The browser has no connection to send it over. */
  isOffline: boolean
  onSend: (submitter: HTMLElement | null) => void
} {
  const [isPlacing, setPlacing] = useState(false)
  const [isOffline, setOffline] = useState(false)

  useEffect(() => {
    // A page that Back takes out of the browser's cache is ready to be sent again.
    const ready = (): void => setPlacing(false)
    const online = (): void => setOffline(!navigator.onLine)
    window.addEventListener('pageshow', ready)
    window.addEventListener('online', online)
    window.addEventListener('offline', online)
    return () => {
      window.removeEventListener('pageshow', ready)
      window.removeEventListener('online', online)
      window.removeEventListener('offline', online)
    }
  }, [])

  useEffect(() => {
    if (!isPlacing) return
    // Whoever stops the browser from going on stays here, and must be able to press again.
    const timer = window.setTimeout(() => setPlacing(false), LONGEST_WAIT_MS)
    return () => window.clearTimeout(timer)
  }, [isPlacing])

  return {
    isPlacing,
    isOffline,
    onSend: (submitter) =>
      setPlacing(submitter instanceof HTMLButtonElement && submitter.value === 'place'),
  }
}
