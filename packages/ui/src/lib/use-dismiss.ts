import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Calls `dismiss` when something outside the element is pressed or takes the focus, while `isOpen`. */
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
      // The path as it was at the press: what was pressed may be gone from the page by now.
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
