import { useEffect, useState } from 'react'

/**
 * Whether a spinner is shown: once work has gone on for 150 ms, or at once where it did when this was first drawn. For shorter work a
 * spinner would come and go, and the page be laid out for it in the frame that a press waits for.
 */
export function useDelayedSpinner(isBusy: boolean): boolean {
  const [hasLasted, setHasLasted] = useState(isBusy)
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setTimeout(setHasLasted, 150, true)
    return () => {
      clearTimeout(timer)
      setHasLasted(false)
    }
  }, [isBusy])
  return isBusy && hasLasted
}
