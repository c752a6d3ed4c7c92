import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { openProduct } from '../actions/browse.js'
import { addToCart, cartDrawer, cartLine } from '../actions/cart.js'
import { hose } from '../data/catalogue-samples.js'
import { englishShop } from '../data/languages.js'

test.describe('At 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('the lines and the ways on of the cart drawer can be reached', async ({ page }) => {
    await openProduct(page, englishShop, hose.slug)
    await addToCart(page, englishShop)
    const drawer = cartDrawer(page, englishShop)
    const line = cartLine(drawer, hose.name.en)
    await expect(line).toBeVisible()
    const controls = [
      line.getByRole('spinbutton'),
      line.getByRole('button', {
        name: new RegExp(englishShop.t('cart.removeNamed', { name: '' }).trim()),
      }),
      drawer.getByRole('link', { name: englishShop.t('cart.checkout') }),
    ]
    for (const control of controls) await expectReachable(control)
  })
})

/** Takes the focus, and is in sight then. */
async function expectReachable(control: Locator): Promise<void> {
  await control.focus()
  await expect(control).toBeFocused()
  await expect(control).toBeInViewport({ ratio: 0.9 })
  await expectOnTop(control)
}

/** Nothing lies above the middle of an element. */
async function expectOnTop(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((target) => {
        const [box] = target.getClientRects()
        if (!box) return false
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        return top !== null && (target.contains(top) || top.contains(target))
      }),
    )
    .toBe(true)
}
