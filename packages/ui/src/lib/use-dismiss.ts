import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Calls `dismiss` on a click or focus outside the element, while `isOpen`. */
export function useDismiss(
  ref: RefObject<HTMLElement>,
  isOpen: boolean,
  dismiss: () => void,
): void {
  useEffect(() => {
    const element = ref.current
    if (!element || !isOpen) return
    const page = element.ownerDocument
    const leave = (event: Event): void => {
      // The path at the time of the event: its target may have been removed since.
      if (!event.composedPath().includes(element)) dismiss()
    }
    page.addEventListener('click', leave)
    page.addEventListener('focusin', leave)
    return () => {
      page.removeEventListener('click', leave)
      page.removeEventListener('focusin', leave)
    }
  }, [ref, isOpen, dismiss])
}
