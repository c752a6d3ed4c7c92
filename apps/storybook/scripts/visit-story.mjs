import { judgePage } from './check-page.mjs'
import { showStory } from './show-story.mjs'
import { takePicture } from './take-screenshot.mjs'

const heightPx = 720

/**
 * Shows one story in one language, lets its play function run, has the page judged and its pictures compared.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('./plan-visits.mjs').Visit} visit
 * @param {object} options
 * @param {Awaited<ReturnType<import('./open-screenshot-store.mjs').openPictureStore>>} options.store
 * @param {boolean} options.isJudged without it the story is only pictured
 * @returns {Promise<string[]>} what is wrong; empty when nothing is
 */
export async function visitStory(page, visit, { store, isJudged }) {
  const problems = []
  const note = (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  }
  const noteError = (error) => problems.push(`uncaught: ${error.message}`)
  page.on('console', note)
  page.on('pageerror', noteError)
  try {
    await page.emulateMedia({
      reducedMotion: 'reduce',
      forcedColors: visit.hasForcedColors ? 'active' : 'none',
    })
    await page.setViewportSize({ width: visit.widthPx, height: heightPx })
    const failure = await showStory(page, visit)
    if (failure !== undefined) problems.push(failure)
    else if (visit.viewMode === 'story') {
      if (isJudged) problems.push(...(await judgePage(page)))
      for (const { name, widthPx } of visit.pictures) {
        await page.setViewportSize({ width: widthPx, height: heightPx })
        const fault = await store.judge(name, await takePicture(page, widthPx))
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
