import { useInsertionEffect } from 'react'

/** The id under which react-aria looks for the style that it would otherwise write into the page. */
const pressStyleId = 'react-aria-pressable-style'

/**
 * Keeps react-aria from writing a `<style>` element, which a policy without inline styles refuses and reports.
 * Its one rule (`touch-action` of what can be pressed) stands in the kit's own styles.
 */
export function usePressWithoutInlineStyle(): void {
  // Runs before the effects of everything below, where react-aria looks.
  useInsertionEffect(() => {
    if (document.getElementById(pressStyleId)) return
    const standIn = document.createElement('meta')
    standIn.id = pressStyleId
    document.head.append(standIn)
  }, [])
}
