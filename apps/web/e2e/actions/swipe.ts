import type { Page } from '@playwright/test'

/** A browser reckons a finger's speed from its last moves: after this rest there is none. */
const REST_MS = 200

/** Moves a finger leftwards by so many px and lifts it at rest: moves that a slow machine sends late end in a fling of any length. */
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
