import { stripVTControlCharacters } from 'node:util'

/**
 * A test in one browser, with its attempts.
 *
 * @typedef {object} PlaywrightTest
 * @property {string} name
 * @property {{ status: string, duration: number, errors: { message?: string }[] }[]} results
 */

/**
 * What went wrong in each attempt that failed, also where a retry passed.
 *
 * @param {string} text the report of Playwright's JSON reporter
 * @returns {string[]} a paragraph each
 */
export function listPlaywrightFailures(text) {
  return listPlaywrightTests(text).flatMap(({ name, results }) =>
    results
      .filter(({ status }) => status !== 'passed' && status !== 'skipped')
      .map(({ status, errors }) => {
        const message = errors[0]?.message ?? status
        const lines = stripVTControlCharacters(message).split('\n').slice(0, 20)
        return [`✗ ${name}`, ...lines].join('\n  ')
      }),
  )
}

/**
 * @param {string} text the report of Playwright's JSON reporter
 * @returns {PlaywrightTest[]}
 */
export function listPlaywrightTests(text) {
  return JSON.parse(text)
    .suites.flatMap(specsOf)
    .flatMap((/** @type {any} */ spec) =>
      spec.tests.map((/** @type {any} */ test) => ({
        name: `${spec.file} › ${spec.title} [${test.projectName}]`,
        results: test.results,
      })),
    )
}

/**
 * @param {any} suite
 * @returns {any[]}
 */
function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}
