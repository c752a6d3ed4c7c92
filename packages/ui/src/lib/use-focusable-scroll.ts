import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Lets the keyboard reach a part that scrolls and may hold nothing else to focus, such as a long text in a dialog.
 * What fits is left out of the tab order.
 */
export function useFocusableScroll(isShown: boolean): RefObject<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null)

  // After every drawing: whether it scrolls depends on what it holds.
  useEffect(() => {
    const part = ref.current
    if (!part || !isShown) return
    if (part.scrollHeight > part.clientHeight) part.tabIndex = 0
    else part.removeAttribute('tabindex')
  })

  return ref
}
