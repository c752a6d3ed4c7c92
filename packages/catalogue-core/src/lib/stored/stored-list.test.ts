import { createMemoryStorage } from '@floga/browser-storage/testing'
import { describe, expect, it, vi } from 'vitest'
import { createRecentSearches } from './recent-searches.js'
import type { StorageProblem } from '@floga/browser-storage/atoms'
import { createStore } from 'jotai/vanilla'

function openDevice(text: string | null = null) {
  const memory = createMemoryStorage(text)
  const problems: StorageProblem['code'][] = []
  const openTab = () => {
    const store = createStore()
    const list = createRecentSearches({
      storage: memory.openTab(),
      store,
      onProblem: ({ code }) => problems.push(code),
    })
    return {
      ...list,
      shown: () => store.get(list.entriesAtom),
      subscribe: (listener: () => void) => store.sub(list.entriesAtom, listener),
    }
  }
  return { memory, problems, openTab }
}

describe('createStoredList', () => {
  it('survives corrupt and foreign content, and writes over it', () => {
    const corrupt = openDevice('{"half')
    expect(corrupt.openTab().read()).toEqual([])
    expect(corrupt.problems).toEqual(['corrupt'])
    const foreign = openDevice('{"items":[]}')
    const tab = foreign.openTab()
    tab.add('kit')
    expect(foreign.problems).toEqual(['foreign'])
    expect(foreign.memory.text).toBe('["kit"]')
  })

  it('keeps what makes sense of content that does so in part', () => {
    const { openTab, problems } = openDevice('["kit",7,null,"","KIT",{"a":1},"tank"]')
    expect(openTab().read()).toEqual(['kit', 'tank'])
    expect(problems).toEqual([])
  })

  it('is the same object until something changes', () => {
    const { openTab } = openDevice('["kit"]')
    const tab = openTab()
    tab.subscribe(() => {})
    const listener = vi.fn<() => void>()
    tab.subscribe(listener)
    const before = tab.shown()
    tab.add('kit')
    tab.remove('tank')
    expect(tab.shown()).toBe(before)
    expect(tab.read()).toBe(before)
    expect(listener).not.toHaveBeenCalled()
  })
})
