/**
 * Closes a modal dialog on a click on its backdrop, and locks scrolling of the page behind. Content
 * fills the dialog, so an event on the dialog itself comes from its backdrop. The browser closes it
 * on Escape.
 *
 * @returns A function that stops it.
 */
export function listenAsModal(dialog: HTMLDialogElement): () => void {
  const click = ({ target }: Event): void => {
    if (target === dialog) dialog.close()
  }
  // Two-finger gestures, and the wheel with Ctrl, zoom the page.
  const hold = (event: WheelEvent | TouchEvent): void => {
    const isZoom = 'touches' in event ? event.touches.length > 1 : event.ctrlKey
    if (event.target === dialog && event.cancelable && !isZoom) event.preventDefault()
  }
  dialog.addEventListener('click', click)
  dialog.addEventListener('wheel', hold, { passive: false })
  dialog.addEventListener('touchmove', hold, { passive: false })
  return () => {
    dialog.removeEventListener('click', click)
    dialog.removeEventListener('wheel', hold)
    dialog.removeEventListener('touchmove', hold)
  }
}
