import { describe, expect, it, vi } from 'vitest'
import { createLocalStorage, createSessionStorage, type StorageWindow } from './text-storage.js'

type Listener = Parameters<StorageWindow['addEventListener']>[1]

function createTexts() {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  }
}

function createWindow() {
  const listeners = new Set<Listener>()
  const target = {
    localStorage: createTexts(),
    sessionStorage: createTexts(),
    addEventListener: (_: 'storage', listener: Listener) => void listeners.add(listener),
    removeEventListener: (_: 'storage', listener: Listener) => void listeners.delete(listener),
  } satisfies StorageWindow
  const tell = (key: string | null) => {
    for (const listener of listeners) listener({ key })
  }
  return { target, tell, listeners }
}

describe('createLocalStorage', () => {
  it('reads and writes one key', () => {
    const { target } = createWindow()
    const storage = createLocalStorage(target, 'compare')
    expect(storage.read()).toBeNull()
    storage.write('text')
    expect(storage.read()).toBe('text')
    expect([...target.localStorage.texts.keys()]).toEqual(['compare'])
  })

  it('hears of its own key and of everything being erased, until stopped', () => {
    const { target, tell, listeners } = createWindow()
    const listener = vi.fn<() => void>()
    const stop = createLocalStorage(target, 'compare').subscribe?.(listener)
    tell('other')
    expect(listener).not.toHaveBeenCalled()
    tell('compare')
    tell(null)
    expect(listener).toHaveBeenCalledTimes(2)
    stop?.()
    expect(listeners.size).toBe(0)
  })
})

describe('createSessionStorage', () => {
  it('reads and writes one key of this tab', () => {
    const { target } = createWindow()
    const storage = createSessionStorage(target, 'filters')
    storage.write('text')
    expect(storage.read()).toBe('text')
    expect(target.localStorage.texts.size).toBe(0)
    expect(target.sessionStorage.texts.get('filters')).toBe('text')
  })
})
