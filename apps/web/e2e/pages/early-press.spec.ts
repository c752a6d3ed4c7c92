import { expect, test } from '../fixtures.js'
import { waitForScripts } from '../actions/browse.js'
import { greekShop } from '../data/languages.js'

test.use({ viewport: { width: 390, height: 844 } })

const { path, t } = greekShop

test('A key pressed between the arrival of the scripts and the first render takes no script away', async ({
  page,
}) => {
  // React listens to the document first and renders in a later task: the key comes in between.
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document)
    document.addEventListener = (...[type, ...rest]: Parameters<typeof listen>) => {
      listen(type, ...rest)
      if (type !== 'keydown' || document.documentElement.dataset['pressed']) return
      document.documentElement.dataset['pressed'] = 'yes'
      queueMicrotask(() => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
      })
    }
  })
  await page.goto(path('/'))
  const button = page.locator('header summary').and(page.getByLabel(t('nav.menu')))
  await button.press('Enter')
  const menu = page.getByRole('dialog', { name: t('nav.menu') })
  await expect(menu).toBeVisible()
  await waitForScripts(page, greekShop)
  // What the browser may have opened by itself is closed the same way.
  if (await menu.evaluate((dialog) => !dialog.matches(':modal'))) {
    await button.press('Enter')
    await expect(menu).toBeHidden()
    await button.press('Enter')
  }
  await expect(menu.getByRole('button', { name: t('nav.closeMenu') })).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'yes')
})
