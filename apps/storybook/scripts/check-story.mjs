import { AxeBuilder } from '@axe-core/playwright'

const failures = [
  'storyErrored',
  'storyThrewException',
  'storyMissing',
  'playFunctionThrewException',
]

/**
 * Opens one story in one language, lets its play function run, and has axe judge the page.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ origin: string, id: string, locale: string }} story
 * @returns {Promise<string[]>} what is wrong; empty when nothing is
 */
export async function checkStory(page, { origin, id, locale }) {
  const problems = []
  const note = (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  }
  page.on('console', note)
  try {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=locale:${locale}`)
    const outcome = await page.waitForFunction(ended, failures, { timeout: 20_000 })
    const failure = await outcome.jsonValue()
    if (failure !== 'finished') problems.push(failure)
    const { violations } = await new AxeBuilder({ page }).analyze()
    for (const { id: rule, help, nodes } of violations) {
      for (const { html } of nodes) problems.push(`axe ${rule}: ${help} (${html})`)
    }
  } catch (error) {
    problems.push(String(error))
  } finally {
    page.off('console', note)
  }
  return problems
}

/** Runs in the page: the last word of the workbench about the story, or nothing yet. */
function ended(names) {
  // oxlint-disable-next-line no-underscore-dangle -- the workbench's own name
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  const name = names.find((event) => channel?.last(event))
  if (name) return `${name}: ${JSON.stringify(channel.last(name)).slice(0, 500)}`
  const [report] = channel?.last('storyFinished') ?? []
  if (!report) return undefined
  return report.status === 'error'
    ? `play failed: ${JSON.stringify(report).slice(0, 500)}`
    : 'finished'
}
