import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { listenAsModal } from '../../lib/listen-as-modal.js'

/**
 * Makes the `dialog` in a `details` modal: the summary opens it; Escape, a click on the backdrop, a
 * followed link and another `routeKey` close it. One that was opened before hydration is left as it
 * is until closed: nothing moves under the pointer.
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
      // In `details` that were just opened Chromium focuses only elements that have a layout.
      dialog.getBoundingClientRect()
      // A dialog that is open already cannot become a modal.
      dialog.open = false
      dialog.showModal()
    }
    const pressButton = (event: Event): void => {
      // The browser opened it, and closes it.
      if (box.open && !isModal) return
      event.preventDefault()
      if (isModal) dialog.close()
      else open()
    }
    const press = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a')) dialog.close()
    }
    // A modal handles Escape itself.
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
    // A wider window hides this menu; an invisible modal would make the page inert.
    const resize = (): void => {
      if (box.open && box.getClientRects().length === 0) dialog.close()
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
    // The address changes before its page is rendered: a menu that was opened in between belongs to
    // the new page.
    if (openedAt.current === details.current?.ownerDocument.location.href) return
    if (details.current?.open) sheet.current?.close()
  }, [details, sheet, routeKey])
}
