import { useEffect, useRef, useState } from 'react'

/** What {@link useChoiceBeforeHydration} needs. */
export interface UseChoiceBeforeHydrationOptions {
  /** Ids of the group's radio buttons, the same on server and client. */
  ids: readonly string[]
  /** What the server says is chosen. */
  known: string | undefined
  onEarlyChoice: (value: string) => void
}

/**
 * Keeps what somebody had chosen in a group of radio buttons before the scripts took over, and tells it. React puts such a
 * group back to what the server said, so it is read before: while the group is drawn for the first time.
 */
export function useChoiceBeforeHydration(options: UseChoiceBeforeHydrationOptions): void {
  const first = useRef(options)
  const [earlier] = useState(() => findChosen(options.ids)?.id)
  useEffect(() => {
    const { known, onEarlyChoice } = first.current
    const chosen = findRadio(earlier)
    if (!chosen || chosen.value === known) return
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
