import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { Page, Response } from '@playwright/test'

/**
 * React has rendered a part of the page again, because a click changed it while it was hydrated: on a
 * busy machine, and the visitor sees no difference.
 */
const recovered = /Minified React error #421\b/

/** Has each test of a file fail by an error that no script handles. */
export function failOnErrors(): void {
  test.beforeEach(({ context }, { title }) => {
    context.on('weberror', (error) => {
      const text = String(error.error())
      if (!recovered.test(text)) throw new Error(`${title}: ${text}`)
    })
  })
}

export function open(page: Page, path: string): Promise<Response | null> {
  return page.goto(`${process.env['SHOP_ORIGIN']}${path}`)
}

/** Runs axe for WCAG 2.2 AA, and checks that the page does not scroll horizontally. */
export async function check(page: Page): Promise<void> {
  // Targets that the header of a scrolled page covers would count as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}
