import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Makes a scroll container focusable if it may contain no focusable element, such as a long text in
 * a dialog. It is not in the tab order unless it overflows.
 */
export function useFocusableScroll(isShown: boolean): RefObject<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null)

  // After every render: whether it overflows depends on its content.
  useEffect(() => {
    const part = ref.current
    if (!part || !isShown) return
    if (part.scrollHeight > part.clientHeight) part.tabIndex = 0
    else part.removeAttribute('tabindex')
  })

  return ref
}
