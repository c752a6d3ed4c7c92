import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * A test in one browser, with its attempts.
 *
 * @typedef {object} PlaywrightTest
 * @property {string} name
 * @property {{ status: string, duration: number, errors: { message?: string }[] }[]} results
 */

/**
 * Errors of each failed attempt, even where a retry passed.
 *
 * @param {string} text the report of Playwright's JSON reporter
 * @returns {string[]} a paragraph each
 */
export function listPlaywrightFailures(text) {
  return listPlaywrightTests(text).flatMap(({ name, results }) =>
    results
      .filter(({ status }) => status !== 'passed' && status !== 'skipped')
      .map(({ status, errors }) => formatFailure(name, errors[0]?.message ?? status)),
  )
}

/**
 * Errors of each failed test, and of each file that could not run.
 *
 * @param {string} text the report of vitest's JSON reporter
 * @param {string} root names are relative to it
 * @returns {string[]} a paragraph each
 */
export function listVitestFailures(text, root) {
  return JSON.parse(text)
    .testResults.filter((/** @type {any} */ file) => file.status === 'failed')
    .flatMap((/** @type {any} */ file) => {
      const name = relative(root, file.name)
      const failed = file.assertionResults.filter(
        (/** @type {any} */ { status }) => status === 'failed',
      )
      if (failed.length === 0) return [formatFailure(name, file.message)]
      return failed.map((/** @type {any} */ test) =>
        formatFailure(`${name} › ${test.fullName}`, test.failureMessages.join('\n')),
      )
    })
}

/**
 * @param {string} name
 * @param {string} message its first lines are enough
 * @returns {string}
 */
function formatFailure(name, message) {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 20)
  return [`✗ ${name}`, ...lines].join('\n  ')
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
