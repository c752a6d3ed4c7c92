import { createLocalStorage, createSessionStorage } from '@floga/browser-storage'
import type { TextStorage } from '@floga/browser-storage'
import type { AtomStore } from '@floga/browser-storage/atoms'

/**
 * Opens something once for each store of atoms: a browser has one, and on the server each page has
 * its own. Further arguments are those of the first call.
 */
export function perStore<Opened, Rest extends readonly unknown[]>(
  open: (store: AtomStore, ...rest: Rest) => Opened,
): (store: AtomStore, ...rest: Rest) => Opened {
  const opened = new WeakMap<AtomStore, Opened>()
  return (store, ...rest) => {
    const known = opened.get(store)
    if (known) return known
    const made = open(store, ...rest)
    opened.set(store, made)
    return made
  }
}

/** A text that all tabs share, by a name of `storedKeysOf`; null on the server. */
export function openLocalStorage(key: string): TextStorage | null {
  return typeof window === 'undefined' ? null : createLocalStorage(window, key)
}

/** A text of this tab; null on the server. */
export function openSessionStorage(key: string): TextStorage | null {
  return typeof window === 'undefined' ? null : createSessionStorage(window, key)
}
