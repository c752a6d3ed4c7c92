import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/**
 * Whether the server drew this part: true in its markup and in the browser that takes it over, also once it has; false where
 * the browser drew it.
 */
export function useServerDrawn(): boolean {
  const isServerDrawn = useRef(false)
  return useSyncExternalStore(
    followNothing,
    () => isServerDrawn.current,
    // Called by the server, and by a browser that takes over.
    () => (isServerDrawn.current = true),
  )
}

/**
 * False in the server's markup and while the browser takes it over, true once scripts run. All parts that wait for it are drawn
 * again together, in pieces between which the browser answers.
 */
export function useHydrated(): boolean {
  const isServerDrawn = useServerDrawn()
  const [isTakenOver, setTakenOver] = useState(false)
  useEffect(() => {
    if (isServerDrawn) startTransition(() => setTakenOver(true))
  }, [isServerDrawn])
  return !isServerDrawn || isTakenOver
}

function followNothing(): () => void {
  return () => undefined
}
