import type { CDPSession, Locator, Page } from 'playwright-core'

/** How long a finger or a button stays down. */
const pressMs = 80
/** How long a pointer has been at a place before it presses there. */
const restMs = 100

/**
 * Creates what presses as a hand does: a mouse comes to the place first, and what goes down stays there for a moment.
 * Playwright's own click asks in the page what it would hit while the event is on its way, which counts as the page's time.
 */
export function createPress(
  page: Page,
  { session, isTouch }: { session: CDPSession; isTouch: boolean },
): (target: Locator) => Promise<void> {
  return async (target) => {
    const { x, y } = await findMiddle(target)
    if (isTouch) {
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x, y }],
      })
      await page.waitForTimeout(pressMs)
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    } else {
      await page.mouse.move(x, y)
      await page.waitForTimeout(restMs)
      await page.mouse.down()
      await page.waitForTimeout(pressMs)
      await page.mouse.up()
    }
  }
}

/** Where it is pressed, once it stands still and is drawn: nobody presses what they do not see yet. */
async function findMiddle(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded()
  await target.evaluate(
    'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))',
  )
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be pressed cannot be seen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
