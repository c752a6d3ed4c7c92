import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** A little longer than the server waits for the platform's word. */
const LONGEST_WAIT_MS = 20_000

/** An order on its way: from the press of the button until its answer is there. */
export function usePlaceOrder(): {
  isPlacing: boolean
  /** The browser has no connection to send it over. */
  isOffline: boolean
} {
  const { state, formData } = useNavigation()
  const isSending = state !== 'idle' && formData?.get('intent') === 'place'
  const [isOverdue, setOverdue] = useState(false)
  const [isOffline, setOffline] = useState(false)

  useEffect(() => {
    // A page that Back takes out of the browser's cache still waits for an answer that has led elsewhere.
    const ready = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) window.location.reload()
    }
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
    if (!isSending) return
    // Where no answer comes, the shopper must be able to press again.
    const timer = window.setTimeout(() => setOverdue(true), LONGEST_WAIT_MS)
    return () => {
      window.clearTimeout(timer)
      setOverdue(false)
    }
  }, [isSending])

  return { isPlacing: isSending && !isOverdue, isOffline }
}
