import type { Page } from '@playwright/test'

/** Browsers compute a fling's velocity from the last moves: after this pause it is zero. */
const REST_MS = 200

/**
 * Swipes left by this many px and pauses before the touch ends: late moves on a slow machine would
 * otherwise end in a fling of any length.
 */
export async function swipeLeft(
  page: Page,
  { x: from = 300, y, by }: { x?: number; y: number; by: number },
): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    })
  await send('touchStart', from)
  for (let moved = 20; moved < by; moved += 20) await send('touchMove', from - moved)
  await send('touchMove', from - by)
  await page.waitForTimeout(REST_MS)
  await send('touchEnd')
  await finger.detach()
}
