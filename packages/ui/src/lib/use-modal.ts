import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Opens and closes a native dialog as a modal: the browser keeps the focus inside, gives it back
 * afterwards and closes on Escape; a press on the backdrop closes it too.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement> {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (isOpen && !dialog.open && dialog.isConnected) dialog.showModal()
    if (!isOpen && dialog.open) dialog.close()
  }, [isOpen])

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    // Content fills the dialog, so an event on the dialog itself comes from its backdrop.
    const press = (event: MouseEvent): void => {
      if (event.target === dialog) dialog.close()
    }
    dialog.addEventListener('click', press)
    return () => dialog.removeEventListener('click', press)
  }, [])

  return ref
}
