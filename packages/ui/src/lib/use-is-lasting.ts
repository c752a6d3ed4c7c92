import { useEffect, useState } from 'react'

/** What is over sooner has been no wait. */
const shortestMs = 150

/**
 * Whether something has been going on for a while, or was when this was first drawn. What says so would come and go at once where
 * the answer is there soon, and each time the page is laid out for it in the frame that a press waits for.
 */
export function useIsLasting(isGoingOn: boolean): boolean {
  const [lasts, setLasts] = useState(isGoingOn)
  useEffect(() => {
    if (!isGoingOn) return undefined
    const timer = setTimeout(setLasts, shortestMs, true)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [isGoingOn])
  return isGoingOn && lasts
}
