import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { listenAsModal } from './listen-as-modal.js'

/**
 * Opens and closes a native dialog as a modal: the browser traps focus, restores it afterwards and
 * closes on Escape; a click on the backdrop closes it too.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement> {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog?.isConnected || dialog.open === isOpen) return
    if (isOpen) dialog.showModal()
    else dialog.close()
  }, [isOpen])

  useEffect(() => (ref.current ? listenAsModal(ref.current) : undefined), [])

  return ref
}
