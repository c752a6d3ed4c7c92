import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures.js'

/**
 * Every rule of axe, on the page as it stands. The pages have no frames, so axe may run in one go
 * inside the page instead of gathering frames in a second window, which takes longer.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  // What is still fading in has too little contrast.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity
      return playState === 'running' && timeline === document.timeline && !isEndless
    })
    // One of an element that is no longer drawn may never say that it ended.
    const longest = new Promise((resolve) => {
      setTimeout(resolve, 3000)
    })
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), longest])
  })
  // Of what passes it would describe every element, which takes longer than to find what does not.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await builder.setLegacyMode().analyze()
  const violationTexts = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
  )
  expect(violationTexts).toEqual([])
}
