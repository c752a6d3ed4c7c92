import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Tells what stands in a field that had the focus when the scripts took over. */
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
