import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/**
 * Whether this component was rendered on the server: true in its markup, during and after its
 * hydration; false when it was first rendered in the browser.
 */
export function useServerRendered(): boolean {
  const isServerRendered = useRef(false)
  return useSyncExternalStore(
    followNothing,
    () => isServerRendered.current,
    // Called by the server, and by a browser that hydrates.
    () => (isServerRendered.current = true),
  )
}

/**
 * False in the server's markup and during hydration, true afterwards. All components that use it
 * render again in one concurrent update with time slicing.
 */
export function useHydrated(): boolean {
  const isServerRendered = useServerRendered()
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    if (isServerRendered) startTransition(() => setHydrated(true))
  }, [isServerRendered])
  return !isServerRendered || isHydrated
}

function followNothing(): () => void {
  return () => undefined
}
