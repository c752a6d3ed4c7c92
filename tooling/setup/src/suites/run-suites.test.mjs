import { describe, expect, it } from 'vitest'
import { runSuites } from './run-suites.mjs'

/** A run whose suites end when told to. */
function createRun() {
  /** @type {string[]} */
  const started = []
  /** @type {Map<string, () => void>} */
  const ends = new Map()
  const run = (/** @type {{ name: string }} */ { name }) =>
    new Promise((/** @type {(result: string) => void} */ resolve) => {
      started.push(name)
      ends.set(name, () => resolve(`${name} ran`))
    })
  const end = async (/** @type {string} */ name) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { started, run, end }
}

describe('runSuites', () => {
  it('runs two at a time, and returns the results in the order of the list', async () => {
    const { started, run, end } = createRun()
    const suites = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]
    const results = runSuites({ suites, lanes: 2, run })
    expect(started).toEqual(['a', 'b'])
    await end('b')
    expect(started).toEqual(['a', 'b', 'c'])
    await end('c')
    await end('a')
    expect(await results).toEqual(['a ran', 'b ran', 'c ran'])
  })

  it('starts a suite only when those before it have ended', async () => {
    const { started, run, end } = createRun()
    const suites = [{ name: 'build' }, { name: 'e2e', after: ['build'] }, { name: 'unit' }]
    const results = runSuites({ suites, lanes: 2, run })
    expect(started).toEqual(['build', 'unit'])
    await end('unit')
    expect(started).toEqual(['build', 'unit'])
    await end('build')
    expect(started).toEqual(['build', 'unit', 'e2e'])
    await end('e2e')
    expect(await results).toHaveLength(3)
  })

  it('does not wait for a suite that is not in the list', async () => {
    const { started, run, end } = createRun()
    const results = runSuites({ suites: [{ name: 'e2e', after: ['build'] }], lanes: 2, run })
    expect(started).toEqual(['e2e'])
    await end('e2e')
    expect(await results).toEqual(['e2e ran'])
  })

  it('rejects suites that wait for each other', async () => {
    const { run } = createRun()
    const suites = [
      { name: 'a', after: ['b'] },
      { name: 'b', after: ['a'] },
    ]
    await expect(runSuites({ suites, lanes: 2, run })).rejects.toThrow('wait for each other')
  })

  it('fails when a run is interrupted', async () => {
    const suites = [{ name: 'a' }]
    const run = () => Promise.reject(new Error('interrupted'))
    await expect(runSuites({ suites, lanes: 2, run })).rejects.toThrow('interrupted')
  })
})
