import { describe, expect, it, vi } from 'vitest'
import { createLocalStorage, type StorageWindow } from './text-storage.js'

type Listener = Parameters<StorageWindow['addEventListener']>[1]

function createWindow() {
  const texts = new Map<string, string>()
  const listeners = new Set<Listener>()
  const target: StorageWindow = {
    localStorage: {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key),
    },
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  }
  const tell = (key: string | null) => {
    for (const listener of listeners) listener({ key })
  }
  return { target, texts, tell, listeners }
}

describe('createLocalStorage', () => {
  it('reads, writes and erases one key', () => {
    const { target, texts } = createWindow()
    const storage = createLocalStorage(target, 'cart')
    expect(storage.read()).toBeNull()
    storage.write('text')
    expect(storage.read()).toBe('text')
    expect([...texts.keys()]).toEqual(['cart'])
    storage.erase()
    expect(storage.read()).toBeNull()
  })

  it('hears of its own key and of everything being erased, until stopped', () => {
    const { target, tell, listeners } = createWindow()
    const listener = vi.fn<() => void>()
    const stop = createLocalStorage(target, 'cart').subscribe(listener)
    tell('other')
    expect(listener).not.toHaveBeenCalled()
    tell('cart')
    tell(null)
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    expect(listeners.size).toBe(0)
  })

  it('touches storage only when asked to', () => {
    const target: StorageWindow = {
      get localStorage(): never {
        throw new Error('blocked')
      },
      addEventListener: () => {},
      removeEventListener: () => {},
    }
    const storage = createLocalStorage(target, 'cart')
    expect(() => storage.read()).toThrow('blocked')
  })
})
