import { checkPage } from './check-page.mjs'
import { showStory } from './show-story.mjs'
import { takeScreenshot, takeSettledScreenshot } from './take-screenshot.mjs'

const heightPx = 720

/**
 * Shows one story in one language, lets its play function run, checks the page and compares its
 * screenshots.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('./plan-visits.mjs').Visit} visit
 * @param {object} options
 * @param {Awaited<ReturnType<import('./open-screenshot-store.mjs').openScreenshotStore>>} options.store
 * @param {boolean} options.isUpdate the story only has its screenshots taken
 * @returns {Promise<string[]>} the problems
 */
export async function visitStory(page, visit, { store, isUpdate }) {
  const problems = []
  const note = (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  }
  const noteError = (error) => problems.push(`uncaught: ${error.message}`)
  page.on('console', note)
  page.on('pageerror', noteError)
  try {
    await forceColors(page, visit.hasForcedColors)
    await page.setViewportSize({ width: visit.widthPx, height: heightPx })
    const failure = await showStory(page, visit)
    if (failure !== undefined) problems.push(failure)
    else if (visit.viewMode === 'story') {
      if (!isUpdate) problems.push(...(await checkPage(page, visit)))
      for (const screenshot of visit.screenshots) {
        const fault = await checkScreenshot(page, screenshot, store)
        if (fault !== undefined) problems.push(fault)
      }
    }
  } catch (error) {
    problems.push(String(error))
  } finally {
    page.off('console', note)
    page.off('pageerror', noteError)
  }
  return problems
}

/** The pages whose colours are forced; a context begins without. */
const forced = new WeakSet()

/**
 * Sets the colours of a page where they change: each time takes the browser and this program 15 ms
 * of processor.
 */
async function forceColors(page, isForced) {
  if (forced.has(page) === isForced) return
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' })
  if (isForced) forced.add(page)
  else forced.delete(page)
}

async function checkScreenshot(page, { name, widthPx }, store) {
  await page.setViewportSize({ width: widthPx, height: heightPx })
  const first = await takeScreenshot(page, widthPx)
  if (await store.isAccepted(name, first)) return undefined
  const settled = await takeSettledScreenshot(page, widthPx, first)
  return (await store.isAccepted(name, settled)) ? undefined : store.take(name, settled)
}
