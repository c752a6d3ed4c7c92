import { describe, expect, it, vi } from 'vitest'
import { createListLayout, type StorageProblem } from '../index.js'
import { createMemoryStorage } from '../testing.js'

describe('createListLayout', () => {
  it('is a grid until a list is chosen, and stays a list', () => {
    const device = createMemoryStorage()
    const layout = createListLayout({ storage: device.openTab() })
    const heard = vi.fn<() => void>()
    layout.subscribe(heard)
    expect(layout.getSnapshot()).toBe('grid')
    layout.choose('list')
    expect(heard).toHaveBeenCalledOnce()
    expect(createListLayout({ storage: device.openTab() }).getSnapshot()).toBe('list')
  })

  it('is a grid where storage holds something else, and says so', () => {
    const storage = createMemoryStorage('"table"').openTab()
    const onProblem = vi.fn<(problem: StorageProblem) => void>()
    expect(createListLayout({ storage, onProblem }).getSnapshot()).toBe('grid')
    expect(onProblem).toHaveBeenCalledWith({ code: 'foreign' })
  })
})
