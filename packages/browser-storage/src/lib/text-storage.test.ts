import { describe, expect, it, vi } from 'vitest'
import { createLocalStorage, createSessionStorage, type StorageWindow } from '../index.js'

function createWebStorage() {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
}

function createWindow() {
  const target = Object.assign(new EventTarget(), {
    localStorage: createWebStorage(),
    sessionStorage: createWebStorage(),
  })
  const announce = (key: string | null) =>
    target.dispatchEvent(Object.assign(new Event('storage'), { key }))
  return { target, announce }
}

describe('createLocalStorage', () => {
  it('reads, writes and erases one key', () => {
    const { target } = createWindow()
    const storage = createLocalStorage(target, 'cart')
    expect(storage.read()).toBeNull()
    storage.write('text')
    expect(storage.read()).toBe('text')
    expect([...target.localStorage.texts.keys()]).toEqual(['cart'])
    storage.erase()
    expect(storage.read()).toBeNull()
  })

  it('announces changes of its own key and of everything, until stopped', () => {
    const { target, announce } = createWindow()
    const listener = vi.fn<() => void>()
    const stop = createLocalStorage(target, 'cart').subscribe?.(listener)
    announce('other')
    expect(listener).not.toHaveBeenCalled()
    announce('cart')
    announce(null)
    expect(listener).toHaveBeenCalledTimes(2)
    stop?.()
    announce('cart')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('accesses storage lazily', () => {
    const target: StorageWindow = Object.defineProperty(new EventTarget(), 'localStorage', {
      get() {
        throw new Error('blocked')
      },
    }) as never
    const storage = createLocalStorage(target, 'cart')
    expect(() => storage.read()).toThrow('blocked')
  })
})

describe('createSessionStorage', () => {
  it('keeps the text in this tab', () => {
    const { target } = createWindow()
    const storage = createSessionStorage(target, 'filters')
    storage.write('text')
    expect(storage.read()).toBe('text')
    expect(target.sessionStorage.texts.get('filters')).toBe('text')
    expect(target.localStorage.texts.size).toBe(0)
    expect(storage.subscribe).toBeUndefined()
  })
})
