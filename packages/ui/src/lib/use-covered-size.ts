import { useEffect, type RefObject } from 'react'

/**
 * Sets a custom property on the page to the height that an element covers at the bottom, as scroll
 * padding.
 *
 * @param property Name of the property of `<html>`, in pixels; it is absent while nothing is
 * covered.
 */
export function useCoveredSize(
  ref: RefObject<HTMLElement>,
  property: `--${string}`,
  isCovering = true,
): void {
  useEffect(() => {
    const element = ref.current
    if (!element || !isCovering || typeof ResizeObserver === 'undefined') return undefined
    const { style } = document.documentElement
    // A page may hold a second element for the same place, which is not shown.
    let isShown = false
    const apply = (size: number): void => {
      if (size > 0) style.setProperty(property, `${size}px`)
      else if (isShown) style.removeProperty(property)
      isShown = size > 0
    }
    const observer = new ResizeObserver(() => apply(element.offsetHeight))
    observer.observe(element)
    return () => {
      observer.disconnect()
      apply(0)
    }
  }, [ref, property, isCovering])
}
