import { describe, expect, it } from 'vitest'
import { listPlaywrightFailures } from './list-playwright-failures.mjs'

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
