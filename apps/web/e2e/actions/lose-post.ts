import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../fixtures.js'

/** What is lost: the post before it arrives, or its answer. */
export type Moment = 'request' | 'answer'
/** Both, one after the other. */
export const moments: readonly Moment[] = ['request', 'answer']

export interface Sending {
  page: Page
  context: BrowserContext
  /** Where posts are sent to. */
  path: string
}

/** Loses one post: it does not arrive, or its answer does not, with all cookies in it. */
export async function losePost(
  { page, context, path }: Sending,
  moment: Moment,
  send: () => Promise<void>,
): Promise<void> {
  let lost = 0
  const isPath = (url: URL) => url.pathname === path || url.pathname === `${path}.data`
  await page.route(isPath, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost += 1
    if (moment === 'answer') {
      const cookies = await context.cookies()
      await route.fetch({ maxRedirects: 0 })
      await context.clearCookies()
      await context.addCookies(cookies)
    }
    await route.abort('connectionreset')
  })
  await send()
  expect(lost, `posts to ${path} that were lost`).toBe(1)
  await page.unroute(isPath)
}
