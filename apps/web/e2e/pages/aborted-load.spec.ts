import { expect, test } from '../fixtures.js'
import { waitForScripts } from '../actions/browse.js'
import { englishShop } from '../data/languages.js'
import { long } from '../data/long.js'

const { path, t } = englishShop

test(
  'Navigating away before the end of a response is no error of the page',
  long,
  async ({ page }) => {
    // The data of a page arrive at once, the end of the response late.
    await page.addInitScript(() => {
      const load = window.fetch.bind(window)
      window.fetch = async (input, init) => {
        const response = await load(input, init)
        if (!response.url.includes('.data')) return response
        const text = await response.text()
        const marks = document.documentElement.dataset
        const body = new ReadableStream({
          start(stream) {
            stream.enqueue(new TextEncoder().encode(text))
            const end = setTimeout(() => stream.close(), 60_000)
            init?.signal?.addEventListener('abort', () => {
              clearTimeout(end)
              stream.error(init.signal?.reason)
              marks['aborted'] = 'yes'
            })
            marks['loads'] = 'begun'
          },
        })
        const { status, headers } = response
        return new Response(body, { status, headers })
      }
    })
    await page.goto(path('/contact'))
    await waitForScripts(page, englishShop)
    // Its data are there, its script is not.
    let release = (): void => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\.js$/, async (route) => {
      await isReleased
      await route.continue()
    })
    const html = page.locator('html')
    const footer = page.locator('footer')
    await footer.getByRole('link', { name: t('footer.withdraw') }).click()
    await expect(html).toHaveAttribute('data-loads', 'begun')
    await footer
      .getByRole('link', { name: t('footer.privacy') })
      .last()
      .click()
    await expect(html).toHaveAttribute('data-aborted', 'yes')
    release()
    await expect(page).toHaveURL(path('/privacy'))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)
