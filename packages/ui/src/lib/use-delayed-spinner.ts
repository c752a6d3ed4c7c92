import { useEffect, useState } from 'react'

/**
 * Whether to show a spinner: after 150 ms of work, or immediately if work was in progress at the
 * first render. For shorter work a spinner would flash, and its layout would delay the next paint
 * after the click.
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
