import { useEffect, useState } from 'react'

/**
 * Whether something has been going on for 150 ms, or was when this was first drawn. What is over sooner has been no wait: what said
 * so would come and go at once, and the page be laid out for it in the frame that a press waits for.
 */
export function useIsLasting(isGoingOn: boolean): boolean {
  const [lasts, setLasts] = useState(isGoingOn)
  useEffect(() => {
    if (!isGoingOn) return undefined
    const timer = setTimeout(setLasts, 150, true)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [isGoingOn])
  return isGoingOn && lasts
}
