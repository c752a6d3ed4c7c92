import type { CDPSession, Locator, Page } from 'playwright-core'

/** Milliseconds between pointerdown and pointerup. */
const pressMs = 80
/** Milliseconds that a pointer hovers before it clicks. */
const restMs = 100

/**
 * Creates a function that clicks and taps with human timing: a mouse hovers first, and there is a
 * pause between down and up. Playwright's own click runs a hit test in the page during the event,
 * which would count as the page's time.
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

/**
 * The point to click once the element is stable and painted: visitors do not click invisible
 * elements.
 */
async function findMiddle(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded()
  await target.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
  )
  const box = await target.boundingBox()
  if (!box) throw new Error('The target of the click is not visible.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
