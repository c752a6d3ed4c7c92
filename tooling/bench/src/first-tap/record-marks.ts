/** Targets of a tap. */
export type Target = 'add' | 'menu'

/** First occurrences after a page was opened or tapped. */
export type MarkName =
  /** First contentful paint. */
  | 'first-paint'
  /** The touch began, and the page's listeners were called. */
  | 'touch'
  /** The touch ended. */
  | 'tap'
  /** The tapped button is busy. */
  | 'busy'
  | 'loading-bar'
  /** A drawer is visible: of the cart, or of the menu. */
  | 'drawer'
  /** The count of the cart's link grew. */
  | 'badge'
  /** The product is a line of the drawer or of the cart page. */
  | 'line'
  /** Another document was painted. */
  | 'other-page'

/** A mark, at a time by the machine's clock. */
export interface Mark {
  name: MarkName
  atMs: number
  /** Path of the page at that moment. */
  path: string
}

/** Where a page is tapped, in CSS pixels of the viewport, once it is scrolled so far. */
export interface Place {
  x: number
  y: number
  scrollY: number
}

export interface RecordMarksOptions {
  target: Target
  /** As it is in the cart. */
  productName: string
  /** Name of the function of the page that takes each mark as JSON. */
  binding: string
}

/** Languages differ only in text: selectors do not use any. */
const selectors: Record<Target, string> = {
  add: 'main form:has([name=variantId]) button[type=submit]',
  menu: 'header summary',
}

/**
 * The script that records marks; it runs in each document before the page's own scripts. It checks
 * the page in each animation frame from the tap on, in a document opened by the tap from the start,
 * and takes the time after the frame is painted.
 */
export function recordMarks({ target, productName, binding }: RecordMarksOptions): string {
  return `{
  const selector = ${JSON.stringify(selectors[target])}
  const productName = ${JSON.stringify(productName)}
  const isOther = document.referrer.startsWith(location.origin)
  const seen = new Set()
  let pressed = null
  let pieces = 1
  let isWatching = false

  const report = (name, atMs) =>
    globalThis.${binding}(
      JSON.stringify({ name, atMs: performance.timeOrigin + atMs, path: location.pathname }),
    )
  const isInSight = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return right > 1 && left < innerWidth - 1 && bottom > 1 && top < innerHeight - 1
  }
  const hasInSight = (query, isWanted = () => true) =>
    [...document.querySelectorAll(query)].some((element) => isWanted(element) && isInSight(element))
  const countPieces = () => {
    const link = document.querySelector('header a[href$="/shopping-cart"]')
    return Number(/\\d+/.exec(link?.getAttribute('aria-label') ?? link?.textContent ?? '')?.[0] ?? 0)
  }
  const isLine = (element) => element.textContent.includes(productName)
  const signs = {
    'busy': () => pressed?.matches('[aria-busy=true], [aria-disabled=true], :disabled') ?? false,
    'loading-bar': () => document.querySelector('[data-phase]:not([data-phase=hidden])') !== null,
    'drawer': () => hasInSight('dialog[open], details[open] dialog'),
    'badge': () => countPieces() >= pieces,
    'line': () =>
      hasInSight('dialog[open] article', isLine) ||
      (location.pathname.endsWith('/shopping-cart') && hasInSight('main article', isLine)),
  }
  const look = () => {
    for (const [name, isThere] of Object.entries(signs)) {
      if (seen.has(name) || !isThere()) continue
      seen.add(name)
      setTimeout(() => report(name, performance.now()))
    }
    requestAnimationFrame(look)
  }
  const watch = () => {
    if (!isWatching) requestAnimationFrame(look)
    isWatching = true
  }

  /** Scrolls the target into view. @returns its center. */
  globalThis.aimAtTarget = () => {
    const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())
    if (!element) return null
    const { top, bottom } = element.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2, scrollY }
  }

  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') report(isOther ? 'other-page' : 'first-paint', startTime)
    }
  }).observe({ type: 'paint', buffered: true })
  addEventListener('touchstart', ({ target }) => {
    report('touch', performance.now())
    pressed = target.closest('button, summary')
    pieces = countPieces() + 1
    seen.clear()
    // What is there before the tap is no answer to it.
    for (const [name, isThere] of Object.entries(signs)) if (isThere()) seen.add(name)
    watch()
  }, { capture: true, passive: true })
  addEventListener('touchend', ({ timeStamp }) => report('tap', timeStamp), { capture: true, passive: true })
  if (isOther) watch()
}`
}
