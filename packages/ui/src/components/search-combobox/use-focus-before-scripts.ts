import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Tells what stands in a field that had the focus when the scripts took over. */
export function useFocusBeforeScripts(
  input: RefObject<HTMLInputElement>,
  hear: (text: string) => void,
): void {
  const first = useRef(hear)
  useEffect(() => {
    const field = input.current
    if (field && field === field.ownerDocument.activeElement) first.current(field.value)
  }, [input])
}
