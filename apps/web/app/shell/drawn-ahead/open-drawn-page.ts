import { drawnPages, setDrawnPages } from './drawn-pages.js'
import type { DrawnPage, OpenDrawnPage } from './drawn-pages.js'
import { addressInSight } from '../../wiring/browser/address-in-sight.js'
import { afterFrame } from '../../wiring/browser/after-frame.js'

/** So long a paint is waited for: a window out of sight has none, and browsers tell of none below 16 ms, or of none at all. */
const latestPaintMs = 200

/** Has a page drawn; another that is not opened yet makes way. */
export function addDrawnPage(page: DrawnPage): void {
  // The same listener is added once.
  document.addEventListener('pointerdown', layOutPressed, true)
  setDrawnPages([...drawnPages.all.filter(isOpened), page])
}

/** Ends what is drawn of a page, unless it was opened. */
export function dropDrawnPage(page: DrawnPage): void {
  if (!isOpened(page)) leaveOut(page)
}

/**
 * Has the browser lay out a page while a mouse's button is down on its link, some 80 ms before the click: it stands in the
 * document, out of sight. It goes again where the click does not open it.
 */
function layOutPressed({ target, button }: PointerEvent): void {
  const href = (target as Element).closest('a')?.getAttribute('href')
  const page = button === 0 && drawnPages.all.find((one) => one.href === href)
  if (!page) return
  const { container } = page
  const stop = afterFrame(() => {
    if (!isOpenable(page)) return
    container.toggleAttribute('inert', true)
    drawnPages.inSight?.after(container)
    // Browsers lay out what is hidden when somebody asks how large it is.
    container.firstElementChild?.getBoundingClientRect()
  })
  // Only one of the two ends comes: what waits for the other would hold the page for as long as the document is open.
  const held = new AbortController()
  const putAway = (): void => {
    held.abort()
    // Behind the click.
    setTimeout(() => {
      stop()
      if (!isOpened(page)) container.remove()
    })
  }
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, putAway, { capture: true, signal: held.signal })
}

/** Opens the page that {@link addDrawnPage} has drawn. */
export const openDrawnPage: OpenDrawnPage = (href, navigate) => {
  const page = drawnPages.all.find((one) => one.href === href && isOpenable(one))
  const { inSight: earlier } = drawnPages
  if (!page || !earlier) {
    // The router's page comes first.
    for (const other of drawnPages.all) dropDrawnPage(other)
    return false
  }
  page.status = 'placed'
  drawnPages.heldScrollPx = window.scrollY
  earlier.hidden = true
  page.container.toggleAttribute('inert', false)
  // What is laid out already stays so where it is not moved.
  if (!page.container.isConnected) earlier.after(page.container)
  if (window.scrollY > 0) window.scrollTo(0, 0)
  drawnPages.followOpened = oncePainted(async () => {
    drawnPages.followOpened = undefined
    const arrival = navigate()
    drawnPages.heldScrollPx = undefined
    await arrival
    if (page.status === 'placed' && isIdleAt(page.from)) putBack(page, earlier)
  })
  return true
}

/**
 * Acts once: when what the click has changed is in sight, or when it is called. Until then browsers draw the frame's tiles, in
 * threads that the act would take the processor from.
 */
function oncePainted(act: () => Promise<void>): () => void {
  const calledAtMs = performance.now()
  const once = (): void => {
    observer.disconnect()
    clearTimeout(timer)
    void act()
  }
  const observer = new PerformanceObserver((list) => {
    const presses = list.getEntries() as PerformanceEventTiming[]
    if (presses.some(({ processingEnd }) => processingEnd >= calledAtMs)) once()
  })
  observer.observe({ type: 'event', durationThreshold: 16 })
  const timer = setTimeout(once, latestPaintMs)
  return once
}

/** The router has stayed where it was. */
function putBack(page: DrawnPage, earlier: HTMLElement): void {
  page.container.remove()
  earlier.hidden = false
  leaveOut(page)
}

function leaveOut(page: DrawnPage): void {
  const others = drawnPages.all.filter((one) => one !== page)
  if (others.length < drawnPages.all.length) setDrawnPages(others)
}

function isOpened({ status }: DrawnPage): boolean {
  return status === 'placed' || status === 'shown'
}

/** It is drawn, its data are not too old, and its sheets stand in the document. */
function isOpenable({ status, untilMs, from, sheets }: DrawnPage): boolean {
  return (
    status === 'ready' &&
    performance.now() < untilMs &&
    from === addressInSight() &&
    sheets.every(isApplied)
  )
}

function isApplied(sheet: string): boolean {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${sheet}"]`)
  // What the server has written into the document whole stays turned off.
  return link !== null && (link.disabled || link.sheet !== null)
}

function isIdleAt(address: string): boolean {
  // oxlint-disable-next-line no-underscore-dangle -- Remix hands its router over by this name alone
  const { location, navigation } = window.__remixRouter.state
  return navigation.state === 'idle' && location.pathname + location.search === address
}
