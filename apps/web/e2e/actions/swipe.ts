import type { Page } from '@playwright/test'

/** A browser reckons a finger's speed from its last moves: after this rest there is none. */
const REST_MS = 200

/** Moves a finger leftwards from 300 px and lifts it at rest: moves that a slow machine sends late end in a fling of any length. */
export async function swipeLeft(page: Page, { y, by }: { y: number; by: number }): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    })
  await send('touchStart', 300)
  for (let moved = 20; moved < by; moved += 20) await send('touchMove', 300 - moved)
  await send('touchMove', 300 - by)
  await page.waitForTimeout(REST_MS)
  await send('touchEnd')
  await finger.detach()
}
