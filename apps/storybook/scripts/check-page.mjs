import { setTimeout as delay } from 'node:timers/promises'

/**
 * How often a failing page is checked again: under load, the result of a play function takes a
 * while.
 */
const looks = 20

/**
 * Checks the page: no animation under reduced motion, no horizontal scrolling, and no violation of
 * an axe rule.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ withAxe: boolean }} options
 * @returns {Promise<string[]>} the problems found
 */
export async function checkPage(page, { withAxe }) {
  const problems = await page.evaluate(findProblems, withAxe)
  for (let look = 1; problems.length > 0 && look < looks; look += 1) {
    await delay(100)
    problems.splice(0, problems.length, ...(await page.evaluate(findProblems, withAxe)))
  }
  return problems
}

/** Runs in the page. */
async function findProblems(withAxe) {
  const { violations } = withAxe ? await globalThis.axe.run(document) : { violations: [] }
  const moving = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ animationName, transitionProperty, effect }) =>
      [animationName ?? transitionProperty, effect?.target?.outerHTML.slice(0, 80)].join(' of '),
    )
  const root = document.documentElement
  const overflowPx = root.scrollWidth - root.clientWidth
  const widest = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 0.5)
    .at(-1)
  return [
    ...violations.map(
      ({ id, help, nodes }) =>
        `axe ${id}: ${help} (${nodes.length} times, first ${nodes[0]?.html})`,
    ),
    ...moving.map((name) => `moves under reduced motion: ${name}`),
    ...(overflowPx > 0
      ? [`scrolls sideways by ${overflowPx} px: ${widest?.outerHTML.slice(0, 120)}`]
      : []),
  ]
}
