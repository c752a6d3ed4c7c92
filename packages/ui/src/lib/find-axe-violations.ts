import axe from 'axe-core'

/**
 * Runs axe over rendered markup and returns one line for each violation; empty when it is clean.
 *
 * Colour contrast needs a real browser and page landmarks need a page, so those two are left out.
 */
export async function findAxeViolations(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.html})`),
  )
}
