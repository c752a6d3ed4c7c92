import { useEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Suggestion } from './suggestion-list.js'

export interface UseActiveOptionOptions {
  /** Options in the order of the arrow keys; ids as in the DOM. */
  options: readonly { id: string; suggestion: Suggestion }[]
  isOpen: boolean
  open: () => void
  close: () => void
  /** Empties the field. */
  clear: () => void
  remove: ((suggestion: Suggestion) => void) | undefined
}

/** The option that the arrows have come to, and the keys of an editable combobox. */
export interface ActiveOption {
  /** Undefined while the field itself is meant. */
  id: string | undefined
  reset: () => void
  press: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** Moves an active option by keys while the focus stays in the field. */
export function useActiveOption(options: UseActiveOptionOptions): ActiveOption {
  const { isOpen } = options
  const [wanted, setWanted] = useState<string>()
  // The active option may have left the list after the last character.
  const current = isOpen ? options.options.find(({ id }) => id === wanted) : undefined
  const id = current?.id
  const reset = (): void => setWanted(undefined)

  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' })
  }, [id])

  const step = (difference: 1 | -1): void => {
    if (!isOpen) return options.open()
    // One more position than there are options: the field itself is between last and first.
    const ids = options.options.map((option) => option.id)
    const at = id === undefined ? ids.length : ids.indexOf(id)
    setWanted(ids[(at + difference + ids.length + 1) % (ids.length + 1)])
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Enter and arrows belong to the input method during composition.
    if (event.nativeEvent.isComposing) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        return step(event.key === 'ArrowDown' ? 1 : -1)
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        // The caret moves as in any field.
        return reset()
      case 'Enter':
        if (!id) return
        event.preventDefault()
        return document.getElementById(id)?.click()
      case 'Delete':
        if (!current?.suggestion.removeLabel) return
        event.preventDefault()
        return options.remove?.(current.suggestion)
      case 'Escape':
        if (!isOpen && event.currentTarget.value === '') return
        event.preventDefault()
        return isOpen ? options.close() : options.clear()
    }
  }
  return { id, reset, press }
}
