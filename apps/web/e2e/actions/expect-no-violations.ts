import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures.js'

/**
 * Runs all axe rules on the current page. The pages have no iframes, so axe may run in one go
 * inside the page instead of collecting frames in a second window, which takes longer.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  // Text that is still fading in has too little contrast.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity
      return playState === 'running' && timeline === document.timeline && !isEndless
    })
    // The animation of a removed element may never finish.
    const longest = new Promise((resolve) => {
      setTimeout(resolve, 3000)
    })
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), longest])
  })
  // Describing passed elements takes longer than finding violations.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await builder.setLegacyMode().analyze()
  const violationTexts = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
  )
  expect(violationTexts).toEqual([])
}
