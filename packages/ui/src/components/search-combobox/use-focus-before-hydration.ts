import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Reports the value of a field that had focus during hydration. */
export function useFocusBeforeHydration(
  input: RefObject<HTMLInputElement>,
  onEarlyText: (text: string) => void,
): void {
  const first = useRef(onEarlyText)
  useEffect(() => {
    const field = input.current
    if (field && field === field.ownerDocument.activeElement) first.current(field.value)
  }, [input])
}
