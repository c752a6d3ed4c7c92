/**
 * Runs suites side by side: each time one ends, the first of the list starts whose predecessors have ended.
 *
 * @template {{ name: string, after?: string[] }} Suite
 * @template Result
 * @param {object} options
 * @param {Suite[]} options.suites `after` names suites that have to end first; those not in the list do not count
 * @param {number} options.lanes how many run at the same time
 * @param {(suite: Suite) => Promise<Result>} options.run
 * @returns {Promise<Result[]>} in the order of `suites`
 */
export async function runSuites({ suites, lanes, run }) {
  /** @type {Map<Suite, Result>} */
  const results = new Map()
  const waiting = [...suites]
  /** @type {Map<Suite, Promise<void>>} */
  const running = new Map()
  const isReady = (/** @type {Suite} */ { after = [] }) =>
    [...waiting, ...running.keys()].every(({ name }) => !after.includes(name))

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < lanes ? waiting.findIndex(isReady) : -1
    if (next === -1) {
      if (running.size === 0) throw new Error('Suites wait for each other.')
      await Promise.race(running.values())
      continue
    }
    for (const suite of waiting.splice(next, 1)) {
      const finish = (/** @type {Result} */ result) => {
        results.set(suite, result)
        running.delete(suite)
      }
      running.set(suite, run(suite).then(finish))
    }
  }
  return suites.map((suite) => /** @type {Result} */ (results.get(suite)))
}
