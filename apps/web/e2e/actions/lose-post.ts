import type { BrowserContext, Page } from '@playwright/test'

/** The lost message: the post before it arrives, or its response. */
export type Moment = 'request' | 'answer'
/** Both, one after the other. */
export const moments: readonly Moment[] = ['request', 'answer']

export interface Sending {
  page: Page
  context: BrowserContext
  /** Where posts are sent to. */
  path: string
}

/** Loses one POST request or its response, with all cookies in it. */
export async function losePost(
  { page, context, path }: Sending,
  moment: Moment,
  send: () => Promise<void>,
): Promise<void> {
  const isPath = (url: URL) => url.pathname === path || url.pathname === `${path}.data`
  let lose: (() => void) | undefined
  const lost = new Promise<void>((resolve) => {
    lose = resolve
  })
  let posts = 0
  await page.route(isPath, async (route) => {
    if (route.request().method() !== 'POST' || posts > 0) return route.fallback()
    posts += 1
    if (moment === 'answer') {
      const cookies = await context.cookies()
      await route.fetch({ maxRedirects: 0 })
      await context.clearCookies()
      await context.addCookies(cookies)
    }
    await route.abort('connectionreset')
    lose?.()
  })
  await send()
  // The page's message may be left over from an earlier loss.
  await lost
  await page.unroute(isPath)
}
