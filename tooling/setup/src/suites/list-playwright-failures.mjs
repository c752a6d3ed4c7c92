import { stripVTControlCharacters } from 'node:util'

/**
 * What went wrong in each attempt that failed, also where a retry passed: the log has it long before its end.
 *
 * @param {string} text the report of Playwright's JSON reporter
 * @returns {string[]} a paragraph each
 */
export function listPlaywrightFailures(text) {
  return JSON.parse(text)
    .suites.flatMap(specsOf)
    .flatMap((/** @type {any} */ spec) =>
      spec.tests.flatMap((/** @type {any} */ test) =>
        test.results
          .filter((/** @type {any} */ result) => result.status !== 'passed')
          .filter((/** @type {any} */ result) => result.status !== 'skipped')
          .map((/** @type {any} */ result) => {
            const message = result.errors[0]?.message ?? result.status
            const lines = stripVTControlCharacters(message).split('\n').slice(0, 20)
            return [`✗ ${spec.file} › ${spec.title} [${test.projectName}]`, ...lines].join('\n  ')
          }),
      ),
    )
}

/**
 * @param {any} suite
 * @returns {any[]}
 */
function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}
