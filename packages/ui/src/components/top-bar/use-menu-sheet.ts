import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { closeModal, closeModalAtOnce, listenAsModal, openModal } from '../../lib/modal.js'

/**
 * Makes a modal of the `dialog` in a `details`: the summary opens it, Escape, a press on the backdrop, a followed link and
 * another `routeKey` close it. What was opened before scripts ran stays as it is until it is closed: nothing moves from under a finger.
 */
export function useMenuSheet(
  details: RefObject<HTMLDetailsElement>,
  sheet: RefObject<HTMLDialogElement>,
  routeKey: string | undefined,
): void {
  const seenRoute = useRef(routeKey)
  const openedAt = useRef<string>()

  useEffect(() => {
    const box = details.current
    const dialog = sheet.current
    const button = box?.querySelector('summary')
    const view = box?.ownerDocument.defaultView
    if (!box || !dialog || !button || !view) return

    let isModal = false
    const open = (): void => {
      isModal = true
      box.toggleAttribute('open', true)
      openedAt.current = view.location.href
      openModal(dialog, { isFrameFirst: true })
    }
    const pressButton = (event: Event): void => {
      // The browser opened it, and closes it.
      if (box.open && !isModal) return
      event.preventDefault()
      if (isModal) closeModal(dialog)
      else open()
    }
    const press = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a')) closeModal(dialog)
    }
    // A modal hears Escape itself.
    const pressKey = (event: KeyboardEvent): void => {
      const isInside = event.target instanceof Node && box.contains(event.target)
      if (event.key !== 'Escape' || event.defaultPrevented || !isInside || isModal) return
      box.toggleAttribute('open', false)
      button.focus()
    }
    const closed = (): void => {
      isModal = false
      box.toggleAttribute('open', false)
    }
    // A wider window has no place for this menu; a modal that nobody sees would hold the page.
    const resize = (): void => {
      if (box.open && box.getClientRects().length === 0) closeModal(dialog)
    }

    const stopListening = listenAsModal(dialog)
    button.addEventListener('click', pressButton)
    dialog.addEventListener('click', press)
    dialog.addEventListener('close', closed)
    view.addEventListener('keydown', pressKey)
    view.addEventListener('resize', resize)
    return () => {
      stopListening()
      button.removeEventListener('click', pressButton)
      dialog.removeEventListener('click', press)
      dialog.removeEventListener('close', closed)
      view.removeEventListener('keydown', pressKey)
      view.removeEventListener('resize', resize)
    }
  }, [details, sheet])

  useEffect(() => {
    if (seenRoute.current === routeKey) return
    seenRoute.current = routeKey
    // The address changes before its page is drawn: a menu that was opened in between belongs to the new page.
    if (openedAt.current === details.current?.ownerDocument.location.href) return
    if (details.current?.open && sheet.current) closeModalAtOnce(sheet.current)
  }, [details, sheet, routeKey])
}
