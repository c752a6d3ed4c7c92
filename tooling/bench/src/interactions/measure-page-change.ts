import type { Browser, Locator, Page } from 'playwright-core'
import { createPress } from './create-press.js'
import { openPage } from './measure-scenario.js'
import { watchRequests } from './watch-requests.js'

/** A link that leads to a page whose largest part is an image. */
export interface FollowedLink {
  /** Address of the page with the link. */
  url: string
  find: (page: Page) => Locator
}

/**
 * Observes images that appear after a click, with the time of their paint and the visible area.
 * Browsers report no paint of an image that was loaded before it was inserted into the document
 * (https://crbug.com/1027948): it is decoded in the frame for which they report the heading.
 */
const watchImages = `{
  let isPressed = false
  let clickedAt
  const paints = []
  const loaded = []
  addEventListener('pointerdown', () => {
    isPressed = true
  }, true)
  addEventListener('click', ({ timeStamp }) => {
    clickedAt ??= timeStamp
  }, true)
  const mark = (node) => {
    if (!isPressed || node.nodeType !== Node.ELEMENT_NODE) return
    for (const element of [node, ...node.querySelectorAll('img, h1')]) {
      if (!element.matches('main img, main h1')) continue
      element.setAttribute('elementtiming', 'after-click')
      if (element.complete && element.naturalWidth > 0) loaded.push(element)
    }
  }
  const areaInSight = (image) => {
    const { left, right, top, bottom } = image.getBoundingClientRect()
    const width = Math.min(right, innerWidth) - Math.max(left, 0)
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
    return Math.max(width, 0) * Math.max(height, 0)
  }
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(mark)
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { renderTime, intersectionRect: { width, height }, element } of list.getEntries()) {
      const atMs = renderTime - clickedAt
      if (element?.matches('h1')) {
        for (const image of loaded.splice(0)) paints.push({ atMs, area: areaInSight(image) })
      } else paints.push({ atMs, area: width * height })
    }
  }).observe({ type: 'element', buffered: true })
  globalThis.readPaints = () => paints
}`

/**
 * Points at a link until its page is prefetched, and follows it.
 *
 * @returns Milliseconds from the click until the largest image of the new page was painted.
 */
export async function measurePageChange(browser: Browser, link: FollowedLink): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  try {
    await context.addInitScript(watchImages)
    const page = await context.newPage()
    const untilQuiet = watchRequests(page)
    await openPage(page, link.url)
    await untilQuiet()
    const target = link.find(page)
    const address = new URL((await target.getAttribute('href')) ?? '', link.url)
    const fetched = page.waitForResponse((response) => isDataOf(response.url(), address.pathname))
    await target.hover()
    await fetched
    await untilQuiet()
    const session = await context.newCDPSession(page)
    await createPress(page, { session, isTouch: false })(target)
    await page.waitForURL((url) => url.pathname === address.pathname)
    await untilQuiet()
    const paints: { atMs: number; area: number }[] = await page.evaluate('readPaints()')
    const [largest] = paints.toSorted((one, other) => other.area - one.area)
    if (!largest) throw new Error(`${address.pathname} painted no image after a click.`)
    return largest.atMs
  } finally {
    await context.close()
  }
}

function isDataOf(url: string, pathname: string): boolean {
  return new URL(url).pathname === `${pathname}.data`
}
