import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Makes a modal of the `dialog` in a `details`: the summary opens it, Escape, a press on the backdrop, a followed link and
 * another `routeKey` close it. What was opened before scripts ran becomes a modal at once.
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

    const open = (): void => {
      box.toggleAttribute('open', true)
      openedAt.current = view.location.href
      // A dialog that stands open already cannot become a modal.
      dialog.removeAttribute('open')
      dialog.showModal()
      // What comes out of a closed details in the same breath is not yet focusable for the browser's own choice.
      dialog.querySelector('button')?.focus()
    }
    const pressButton = (event: Event): void => {
      event.preventDefault()
      open()
    }
    const press = (event: Event): void => {
      const target = event.target as Element
      // Content fills the dialog, so an event on the dialog itself comes from its backdrop.
      if (target === dialog || target.closest('a')) dialog.close()
    }
    const closed = (): void => {
      box.toggleAttribute('open', false)
    }
    // A wider window has no place for this menu; a modal that nobody sees would hold the page.
    const resize = (): void => {
      if (box.open && box.getClientRects().length === 0) dialog.close()
    }

    if (box.open) open()
    button.addEventListener('click', pressButton)
    dialog.addEventListener('click', press)
    dialog.addEventListener('close', closed)
    view.addEventListener('resize', resize)
    return () => {
      button.removeEventListener('click', pressButton)
      dialog.removeEventListener('click', press)
      dialog.removeEventListener('close', closed)
      view.removeEventListener('resize', resize)
    }
  }, [details, sheet])

  useEffect(() => {
    if (seenRoute.current === routeKey) return
    seenRoute.current = routeKey
    // The address changes before its page is drawn: a menu that was opened in between belongs to the new page.
    if (openedAt.current === details.current?.ownerDocument.location.href) return
    if (details.current?.open) sheet.current?.close()
  }, [details, sheet, routeKey])
}
