import { createStore } from 'jotai/vanilla'
import { describe, expect, it, vi } from 'vitest'
import { createStoredAtom, type StorageProblem } from '../atoms.js'
import { createMemoryStorage } from '../testing.js'

const NONE: readonly string[] = []

function parseList(text: string) {
  try {
    const content: unknown = JSON.parse(text)
    return Array.isArray(content)
      ? { ok: true as const, value: content as readonly string[] }
      : { ok: false as const, code: 'foreign' as const }
  } catch {
    return { ok: false as const, code: 'corrupt' as const }
  }
}

function openDevice(text: string | null = null) {
  const memory = createMemoryStorage(text)
  const problems: StorageProblem['code'][] = []
  const openTab = () => {
    const store = createStore()
    const stored = createStoredAtom<readonly string[]>({
      storage: memory.openTab(),
      empty: NONE,
      parse: parseList,
      onProblem: ({ code }) => problems.push(code),
    })
    return {
      add: (entry: string) => store.set(stored.changeAtom, (known) => [entry, ...known]),
      change: (change: (known: readonly string[]) => readonly string[]) =>
        store.set(stored.changeAtom, change),
      shown: () => store.get(stored.valueAtom),
      read: stored.read,
      subscribe: (listener: () => void) => store.sub(stored.valueAtom, listener),
    }
  }
  return { memory, problems, openTab }
}

describe('createStoredAtom', () => {
  it('outlives the page', () => {
    const { openTab } = openDevice()
    openTab().add('tank')
    expect(openTab().read()).toEqual(['tank'])
  })

  it('is empty until the first subscription, so that a cached page can be hydrated', () => {
    const tab = openDevice('["kit"]').openTab()
    expect(tab.shown()).toEqual([])
    tab.subscribe(() => {})
    expect(tab.shown()).toEqual(['kit'])
  })

  it('survives corrupt and foreign content, and writes over it', () => {
    const corrupt = openDevice('{"half')
    expect(corrupt.openTab().read()).toEqual([])
    expect(corrupt.problems).toEqual(['corrupt'])
    const foreign = openDevice('{"items":[]}')
    foreign.openTab().add('kit')
    expect(foreign.problems).toEqual(['foreign'])
    expect(foreign.memory.text).toBe('["kit"]')
  })

  it('lasts as long as the page where storage is blocked', () => {
    const { memory, openTab, problems } = openDevice()
    memory.failure = 'blocked'
    const tab = openTab()
    tab.subscribe(() => {})
    tab.add('kit')
    tab.add('tank')
    expect(tab.shown()).toEqual(['tank', 'kit'])
    expect(new Set(problems)).toEqual(new Set(['unreadable', 'unwritable']))
  })

  it('stores everything once a full storage has space again', () => {
    const { memory, openTab } = openDevice()
    const tab = openTab()
    memory.failure = 'full'
    tab.add('kit')
    expect(memory.text).toBeNull()
    memory.failure = null
    tab.add('tank')
    expect(memory.text).toBe('["tank","kit"]')
  })

  it('loses nothing that could not be stored to what another tab writes', () => {
    const { memory, openTab } = openDevice()
    const tab = openTab()
    memory.failure = 'full'
    tab.add('kit')
    memory.text = '["hose"]'
    tab.subscribe(() => {})
    tab.add('tank')
    expect(tab.shown()).toEqual(['tank', 'kit'])
  })

  it('follows other tabs, and overwrites nothing of theirs', () => {
    const { openTab } = openDevice()
    const [here, there] = [openTab(), openTab()]
    const listener = vi.fn<() => void>()
    const stop = here.subscribe(listener)
    there.add('kit')
    expect(listener).toHaveBeenCalledTimes(1)
    here.add('tank')
    expect(there.read()).toEqual(['tank', 'kit'])
    stop()
    there.add('hose')
    expect(listener).toHaveBeenCalledTimes(2)
    expect(here.read()).toEqual(['hose', 'tank', 'kit'])
  })

  it('is the same object until something changes', () => {
    const tab = openDevice('["kit"]').openTab()
    tab.subscribe(() => {})
    const listener = vi.fn<() => void>()
    tab.subscribe(listener)
    const before = tab.shown()
    tab.change((known) => known)
    expect(tab.shown()).toBe(before)
    expect(listener).not.toHaveBeenCalled()
  })

  it('erases the text when the value is empty again', () => {
    const { memory, openTab } = openDevice('["kit"]')
    openTab().change(() => NONE)
    expect(memory.text).toBeNull()
  })

  it('works without storage', () => {
    const store = createStore()
    const stored = createStoredAtom({ storage: null, empty: NONE, parse: parseList })
    store.set(stored.changeAtom, () => ['kit'])
    expect(store.get(stored.valueAtom)).toEqual(['kit'])
    expect(stored.read()).toEqual(['kit'])
  })
})
