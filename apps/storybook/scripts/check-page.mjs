/**
 * Judges what the page shows: every rule of axe, nothing moving although the visitor asked for calm, and
 * nothing that makes the page scroll sideways.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<string[]>} what is wrong; empty when nothing is
 */
export async function judgePage(page) {
  const { violations, moving, overflowPx, widest } = await page.evaluate(judge)
  return [
    ...violations,
    ...moving.map((name) => `moves under reduced motion: ${name}`),
    ...(overflowPx > 0 ? [`scrolls sideways by ${overflowPx} px: ${widest}`] : []),
  ]
}

/** Runs in the page. */
async function judge() {
  const { violations } = await globalThis.axe.run(document)
  const root = document.documentElement
  const overflowPx = root.scrollWidth - root.clientWidth
  const widest = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 0.5)
    .at(-1)
  return {
    violations: violations.map(
      ({ id, help, nodes }) =>
        `axe ${id}: ${help} (${nodes.length} times, first ${nodes[0]?.html})`,
    ),
    moving: document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ animationName, transitionProperty, effect }) =>
        [animationName ?? transitionProperty, effect?.target?.outerHTML.slice(0, 80)].join(' of '),
      ),
    overflowPx,
    widest: widest?.outerHTML.slice(0, 120),
  }
}
