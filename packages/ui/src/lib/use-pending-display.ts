import { useEffect, useState } from 'react'

/**
 * Shorter work shows nothing: a display for a moment flashes. `Skeleton` waits as long, by its
 * style.
 */
export const pendingDisplayDelayMs = 200

/**
 * Whether to show that work is in progress: after 200 ms, or immediately if it was in progress at
 * the first render.
 */
export function usePendingDisplay(isBusy: boolean): boolean {
  const [hasLasted, setHasLasted] = useState(isBusy)
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setTimeout(setHasLasted, pendingDisplayDelayMs, true)
    return () => {
      clearTimeout(timer)
      setHasLasted(false)
    }
  }, [isBusy])
  return isBusy && hasLasted
}
