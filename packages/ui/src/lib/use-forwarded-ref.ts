import { useImperativeHandle, useRef } from 'react'
import type { ForwardedRef, RefObject } from 'react'

/** A ref for the component's own use that also fills the one its owner gave. */
export function useForwardedRef<Element>(outer: ForwardedRef<Element>): RefObject<Element> {
  const own = useRef<Element>(null)
  useImperativeHandle<Element | null, Element | null>(outer, () => own.current)
  return own
}
