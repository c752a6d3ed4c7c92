import type { Page } from '@playwright/test'

/** How long a finger rests before it is lifted. */
const REST_MS = 200

/** Moves a finger leftwards, from 330 px on, and lifts it at rest: moves that a slow machine sends late look like a throw. */
export async function swipeLeft(page: Page, { y, by }: { y: number; by: number }): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    })
  await send('touchStart', 330)
  for (let moved = 20; moved < by; moved += 20) await send('touchMove', 330 - moved)
  await send('touchMove', 330 - by)
  await page.waitForTimeout(REST_MS)
  await send('touchEnd')
  await finger.detach()
}
