import { describe, expect, it } from 'vitest'
import { listPlaywrightFailures, listVitestFailures } from './list-failures.mjs'

/** @type {(status: string, message?: string) => object} */
const result = (status, message) => ({ status, errors: message ? [{ message }] : [] })
/** @type {(title: string, results: object[]) => object} */
const spec = (title, results) => ({
  title,
  file: 'cart.spec.ts',
  tests: [{ projectName: 'desktop', results }],
})

describe('listPlaywrightFailures', () => {
  it('lists every failed attempt, at any depth', () => {
    const report = {
      suites: [
        {
          specs: [spec('adds', [result('passed')])],
          suites: [
            {
              specs: [
                spec('removes', [
                  result('failed', '\u001b[31mno line\u001b[39m'),
                  result('passed'),
                ]),
                spec('waits', [result('timedOut')]),
              ],
            },
          ],
        },
      ],
    }
    expect(listPlaywrightFailures(JSON.stringify(report))).toEqual([
      '✗ cart.spec.ts › removes [desktop]\n  no line',
      '✗ cart.spec.ts › waits [desktop]\n  timedOut',
    ])
  })
})

describe('listVitestFailures', () => {
  it('lists every failed test, and files that could not be run', () => {
    const passed = { fullName: 'adds', status: 'passed', failureMessages: [] }
    const failed = {
      fullName: 'cart removes',
      status: 'failed',
      failureMessages: ['\u001b[31mno line\u001b[39m\n    at cart.ts:3'],
    }
    const report = {
      testResults: [
        { name: '/repo/src/good.test.ts', status: 'passed', assertionResults: [passed] },
        { name: '/repo/src/bad.test.ts', status: 'failed', assertionResults: [passed, failed] },
        {
          name: '/repo/src/broken.test.ts',
          status: 'failed',
          message: 'no module',
          assertionResults: [],
        },
        {
          name: '/repo/src/left.test.ts',
          status: 'failed',
          message: 'afterAll failed',
          assertionResults: [passed],
        },
      ],
    }
    expect(listVitestFailures(JSON.stringify(report), '/repo')).toEqual([
      '✗ src/bad.test.ts › cart removes\n  no line\n      at cart.ts:3',
      '✗ src/broken.test.ts\n  no module',
      '✗ src/left.test.ts\n  afterAll failed',
    ])
  })
})
