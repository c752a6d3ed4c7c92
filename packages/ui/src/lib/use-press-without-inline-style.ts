import { useInsertionEffect } from 'react'

/** The id of the style that react-aria would otherwise inject. */
const pressStyleId = 'react-aria-pressable-style'

/**
 * Prevents react-aria from injecting a `<style>` element, which a strict content security policy
 * blocks and reports. Its one rule (`touch-action` of pressable elements) is in the kit's own
 * styles.
 */
export function usePressWithoutInlineStyle(): void {
  // Runs before the effects of all descendants, where react-aria looks for the style.
  useInsertionEffect(() => {
    if (document.getElementById(pressStyleId)) return
    const standIn = document.createElement('meta')
    standIn.id = pressStyleId
    document.head.append(standIn)
  }, [])
}
