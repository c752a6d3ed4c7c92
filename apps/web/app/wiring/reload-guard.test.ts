import { describe, expect, it } from 'vitest'

import { mayReload, reloadOnMissingParts } from './reload-guard.js'

function createMemory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('mayReload', () => {
  it('allows one reload in 60 seconds, and the next one after them', () => {
    const memory = createMemory()
    expect(mayReload(memory, 1_000)).toBe(true)
    expect(mayReload(memory, 60_999)).toBe(false)
    expect(mayReload(memory, 61_000)).toBe(true)
    expect(mayReload(memory, 61_001)).toBe(false)
  })

  it('allows none where nothing can be remembered', () => {
    const blocked = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(mayReload(blocked, 1_000)).toBe(false)
  })
})

describe('reloadOnMissingParts', () => {
  it('reloads for the first missing part and lets the second fail', () => {
    let reloads = 0
    const target = new EventTarget()
    const window = Object.assign(target, {
      sessionStorage: createMemory(),
      location: { reload: () => (reloads += 1) },
    }) as unknown as Window
    const stop = reloadOnMissingParts(window)
    const lose = () => {
      const event = new Event('vite:preloadError', { cancelable: true })
      target.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect([lose(), lose()]).toEqual([true, false])
    expect(reloads).toBe(1)
    stop()
    expect(lose()).toBe(false)
  })
})
