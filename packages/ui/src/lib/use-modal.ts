import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { closeModalAtOnce, listenAsModal, openModal } from './modal.js'

/**
 * Opens and closes a native dialog as a modal: the browser keeps the focus inside, gives it back
 * afterwards and closes on Escape; a press on the backdrop closes it too.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement> {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog?.isConnected) return
    if (isOpen) openModal(dialog)
    else closeModalAtOnce(dialog)
  }, [isOpen])

  useEffect(() => (ref.current ? listenAsModal(ref.current) : undefined), [])

  return ref
}
