'use client'

import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** A little longer than the server waits for the platform. */
const LONGEST_WAIT_MS = 20_000

/** State of a pending order: from the click until the response. */
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
    // A page restored from the back/forward cache still waits for a response that has redirected
    // elsewhere.
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
    // Without a response, the shopper must be able to click again.
    const timer = window.setTimeout(() => setOverdue(true), LONGEST_WAIT_MS)
    return () => {
      window.clearTimeout(timer)
      setOverdue(false)
    }
  }, [isSending])

  return { isPlacing: isSending && !isOverdue, isOffline }
}
