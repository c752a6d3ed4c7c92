// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { keyFragmentEntries } from './key-fragment-entries.js'

beforeEach(() => history.replaceState({ key: 'first', idx: 0 }, '', '/en/brands'))

/** Follows a fragment, as a browser does. @returns the states that later listeners read. */
function follow(...fragments: string[]): unknown[] {
  onTestFinished(keyFragmentEntries(window))
  const states: unknown[] = []
  const read = (): void => void states.push(history.state)
  window.addEventListener('popstate', read)
  onTestFinished(() => window.removeEventListener('popstate', read))
  for (const fragment of fragments) {
    history.pushState(null, '', fragment)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }
  return states
}

const key: unknown = expect.stringMatching(/^\w+$/)

describe('keyFragmentEntries', () => {
  it('gives each entry without a state a key of its own, before later listeners read it', () => {
    const [one, other] = follow('#letter-L', '#letter-Z')
    expect([one, other]).toEqual([{ key }, { key }])
    expect(one).not.toEqual(other)
    expect(location.hash).toBe('#letter-Z')
  })

  it('keeps the key of an entry that has one', () => {
    onTestFinished(keyFragmentEntries(window))
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    expect(history.state).toEqual({ key: 'first', idx: 0 })
  })

  it('gives one to the entry of a fragment that was followed before the scripts were loaded', () => {
    history.pushState(null, '', '#letter-L')
    onTestFinished(keyFragmentEntries(window))
    expect(history.state).toEqual({ key })
  })
})
