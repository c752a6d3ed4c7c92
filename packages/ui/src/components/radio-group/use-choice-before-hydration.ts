import { useEffect, useRef, useState } from 'react'

export interface UseChoiceBeforeHydrationOptions {
  /** Ids of the group's radio buttons, the same on server and client. */
  ids: readonly string[]
  /** The server's value. */
  known: string | undefined
  onEarlyChoice: (value: string) => void
}

/**
 * Preserves a choice that was made in a radio group before hydration, and reports it. React resets
 * such a group to the server's value, so the choice is read earlier: during the first render. A
 * group that replaces another of the same ids is not it: its buttons are other elements.
 */
export function useChoiceBeforeHydration(options: UseChoiceBeforeHydrationOptions): void {
  const first = useRef(options)
  const [earlier] = useState(() => findChosen(options.ids))
  useEffect(() => {
    const { known, onEarlyChoice } = first.current
    const chosen = findRadio(earlier?.id)
    if (!chosen || chosen !== earlier || chosen.value === known) return
    chosen.checked = true
    onEarlyChoice(chosen.value)
  }, [earlier])
}

/** Nothing on the server, nor where the group was not in the page yet. */
function findChosen(ids: readonly string[]): HTMLInputElement | undefined {
  if (typeof document === 'undefined') return undefined
  return ids.map(findRadio).find((radio) => radio?.checked)
}

function findRadio(id: string | undefined): HTMLInputElement | undefined {
  const found = id === undefined ? null : document.getElementById(id)
  return found instanceof HTMLInputElement ? found : undefined
}
