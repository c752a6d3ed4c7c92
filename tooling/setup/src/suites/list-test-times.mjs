import { relative } from 'node:path'
import { listPlaywrightTests } from './list-failures.mjs'

/**
 * How long one test file of vitest, or one test of Playwright, took.
 *
 * @typedef {object} TestTime
 * @property {string} name
 * @property {number} elapsedMs
 */

/**
 * Reads the report of vitest's JSON reporter.
 *
 * @param {string} text
 * @param {string} root names are relative to it
 * @returns {TestTime[]} one for each file
 */
export function listVitestTestTimes(text, root) {
  return JSON.parse(text).testResults.map((/** @type {any} */ file) => ({
    name: relative(root, file.name),
    elapsedMs: file.endTime - file.startTime,
  }))
}

/**
 * Reads the report of Playwright's JSON reporter.
 *
 * @param {string} text
 * @returns {TestTime[]} one for each test, all its attempts together
 */
export function listPlaywrightTestTimes(text) {
  return listPlaywrightTests(text).map(({ name, results }) => ({
    name,
    elapsedMs: results.reduce((sum, { duration }) => sum + duration, 0),
  }))
}

/**
 * The slowest tests of a run, as lines.
 *
 * @param {TestTime[]} times
 * @param {number} [count]
 * @returns {string[]}
 */
export function formatSlowest(times, count = 10) {
  return times
    .toSorted((a, b) => b.elapsedMs - a.elapsedMs)
    .slice(0, count)
    .map(({ name, elapsedMs }) => `${(elapsedMs / 1000).toFixed(1).padStart(7)} s  ${name}`)
}
