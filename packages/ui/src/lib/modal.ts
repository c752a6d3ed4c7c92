/** Where the browser draws nothing, as in a tab behind another, what comes after drawing is done all the same. */
const longestFrameMs = 100

/** What is left to do for a dialog once the browser has drawn it. */
const waiting = new WeakMap<HTMLDialogElement, { callOff: () => void }>()
const modals = new WeakSet<HTMLDialogElement>()
/** What had the focus before a dialog opened: the browser remembers it no earlier than the second step. */
const openers = new WeakMap<HTMLDialogElement, HTMLElement>()

/**
 * Opens a dialog as a modal in two steps. A modal takes the rest of the page out of reach, for which browsers style all of
 * its elements anew: that is done once the dialog is drawn. Until then it lies over the page by `data-modal` alone.
 *
 * @param options - `isFrameFirst`: what stands in the dialog comes in a step between, with `data-modal` being `frame` before:
 * for dialogs with much inside that come in from an edge, so that nobody sees them empty.
 */
export function openModal(
  dialog: HTMLDialogElement,
  { isFrameFirst = false }: { isFrameFirst?: boolean } = {},
): void {
  callOff(dialog)
  const isModal = dialog.open && modals.has(dialog)
  const fill = (): void => {
    dialog.dataset['modal'] = 'open'
  }
  if (isModal || !isFrameFirst) fill()
  else dialog.dataset['modal'] = 'frame'
  if (isModal) return
  const { activeElement } = dialog.ownerDocument
  if (activeElement instanceof HTMLElement && !dialog.contains(activeElement)) {
    openers.set(dialog, activeElement)
  }
  dialog.open = true
  const takeOver = (): void => {
    // Whoever stands open already cannot become a modal.
    dialog.open = false
    modals.add(dialog)
    dialog.showModal()
  }
  afterDrawing(dialog, isFrameFirst ? [fill, takeOver] : [takeOver])
}

/** Closes a dialog in one step: what follows may put the focus into the page. */
export function closeModalAtOnce(dialog: HTMLDialogElement): void {
  callOff(dialog)
  if (!dialog.open) return
  dialog.dataset['modal'] = 'closed'
  modals.delete(dialog)
  dialog.close()
  giveFocusBack(dialog)
}

/** For a hand that was in the dialog before the second step, where the browser does not know what had the focus. */
function giveFocusBack(dialog: HTMLDialogElement): void {
  const { activeElement, body } = dialog.ownerDocument
  const isLost = !activeElement || activeElement === body || dialog.contains(activeElement)
  if (isLost) openers.get(dialog)?.focus({ preventScroll: true })
  openers.delete(dialog)
}

/** Closes a dialog from inside: out of sight at once, and once that is drawn it gives the page back, with the focus. */
export function closeModal(dialog: HTMLDialogElement): void {
  if (!dialog.open || dialog.dataset['modal'] === 'closed') return
  callOff(dialog)
  dialog.dataset['modal'] = 'closed'
  afterDrawing(dialog, [() => closeModalAtOnce(dialog)])
}

function callOff(dialog: HTMLDialogElement): void {
  waiting.get(dialog)?.callOff()
}

/** Takes one step after each frame that is drawn, and all with the next key, which is meant for what is in sight by then. */
function afterDrawing(dialog: HTMLDialogElement, [step, ...others]: readonly (() => void)[]): void {
  const view = dialog.ownerDocument.defaultView
  if (!view || !step) return
  const callOffThis = (): void => {
    view.cancelAnimationFrame(frame)
    view.clearTimeout(drawn)
    view.clearTimeout(atLast)
    view.removeEventListener('keydown', runAll, { capture: true })
    waiting.delete(dialog)
  }
  const run = (): void => {
    callOffThis()
    if (!dialog.isConnected) return
    step()
    afterDrawing(dialog, others)
  }
  const runAll = (): void => {
    callOffThis()
    if (dialog.isConnected) for (const act of [step, ...others]) act()
  }
  let drawn: number | undefined
  const frame = view.requestAnimationFrame(() => {
    drawn = view.setTimeout(run)
  })
  const atLast = view.setTimeout(run, longestFrameMs)
  view.addEventListener('keydown', runAll, { capture: true })
  waiting.set(dialog, { callOff: callOffThis })
}

/**
 * Listens for a press on the backdrop and for Escape, which close a modal, and keeps the page behind still.
 * Content fills the dialog, so an event on the dialog itself comes from its backdrop.
 *
 * @returns The way to stop.
 */
export function listenAsModal(dialog: HTMLDialogElement): () => void {
  const press = ({ target }: Event): void => {
    if (target === dialog) closeModal(dialog)
  }
  const cancel = (event: Event): void => {
    if (event.target !== dialog || !event.cancelable) return
    event.preventDefault()
    closeModal(dialog)
  }
  // Two fingers, and the wheel with Ctrl, enlarge the page.
  const hold = (event: WheelEvent | TouchEvent): void => {
    const isZoom = 'touches' in event ? event.touches.length > 1 : event.ctrlKey
    if (event.target === dialog && event.cancelable && !isZoom) event.preventDefault()
  }
  dialog.addEventListener('click', press)
  dialog.addEventListener('cancel', cancel)
  dialog.addEventListener('wheel', hold, { passive: false })
  dialog.addEventListener('touchmove', hold, { passive: false })
  return () => {
    dialog.removeEventListener('click', press)
    dialog.removeEventListener('cancel', cancel)
    dialog.removeEventListener('wheel', hold)
    dialog.removeEventListener('touchmove', hold)
  }
}
