import { describe, expect, it, vi } from 'vitest'
import { createRecentSearches } from './recent-searches.js'
import { createMemoryStorage } from '../testing/memory-storage.js'
import type { StorageProblem } from './parse-stored.js'

function openDevice(text: string | null = null) {
  const memory = createMemoryStorage(text)
  const problems: StorageProblem['code'][] = []
  const openTab = () =>
    createRecentSearches({
      storage: memory.openTab(),
      onProblem: ({ code }) => problems.push(code),
    })
  return { memory, problems, openTab }
}

describe('a memory of the browser', () => {
  it('outlives the page', () => {
    const { openTab } = openDevice()
    openTab().add('tank')
    expect(openTab().getSnapshot()).toEqual(['tank'])
  })

  it('survives corrupt and foreign content, and writes over it', () => {
    const corrupt = openDevice('{"half')
    expect(corrupt.openTab().getSnapshot()).toEqual([])
    expect(corrupt.problems).toEqual(['corrupt'])
    const foreign = openDevice('{"items":[]}')
    const tab = foreign.openTab()
    tab.add('kit')
    expect(foreign.problems).toEqual(['foreign'])
    expect(foreign.memory.text).toBe('["kit"]')
  })

  it('keeps what makes sense of content that does so in part', () => {
    const { openTab, problems } = openDevice('["kit",7,null,"","KIT",{"a":1},"tank"]')
    expect(openTab().getSnapshot()).toEqual(['kit', 'tank'])
    expect(problems).toEqual([])
  })

  it('lasts as long as the page where storage is blocked', () => {
    const { memory, openTab, problems } = openDevice()
    memory.failure = 'blocked'
    const tab = openTab()
    tab.add('kit')
    tab.add('tank')
    expect(tab.getSnapshot()).toEqual(['tank', 'kit'])
    expect(new Set(problems)).toEqual(new Set(['unreadable', 'unwritable']))
  })

  it('stores everything once a full storage has room again', () => {
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
    tab.add('tank')
    expect(tab.getSnapshot()).toEqual(['tank', 'kit'])
  })

  it('follows other tabs, and overwrites nothing of theirs', () => {
    const { openTab } = openDevice()
    const [here, there] = [openTab(), openTab()]
    const listener = vi.fn<() => void>()
    here.getSnapshot()
    const stop = here.subscribe(listener)
    there.add('kit')
    expect(listener).toHaveBeenCalledTimes(1)
    here.add('tank')
    expect(there.getSnapshot()).toEqual(['tank', 'kit'])
    stop()
    there.add('hose')
    expect(listener).toHaveBeenCalledTimes(2)
    expect(here.getSnapshot()).toEqual(['hose', 'tank', 'kit'])
  })

  it('is the same object until something changes', () => {
    const { openTab } = openDevice('["kit"]')
    const tab = openTab()
    const listener = vi.fn<() => void>()
    tab.subscribe(listener)
    const before = tab.getSnapshot()
    tab.add('kit')
    tab.remove('tank')
    expect(tab.getSnapshot()).toBe(before)
    expect(listener).not.toHaveBeenCalled()
  })
})
