import { createLocalStorage, createSessionStorage } from '@floga/browser-storage'
import type { TextStorage } from '@floga/browser-storage'
import type { AtomStore } from '@floga/browser-storage/atoms'

import { tenant } from '#tenant/tenant.js'

/** Opens something once for each store of atoms: a browser has one, and on the server each page has its own. */
export function perStore<Opened>(open: (store: AtomStore) => Opened): (store: AtomStore) => Opened {
  const opened = new WeakMap<AtomStore, Opened>()
  return (store) => {
    const known = opened.get(store)
    if (known) return known
    const made = open(store)
    opened.set(store, made)
    return made
  }
}

/** A text of this tenant that all tabs share; null on the server. */
export function openLocalStorage(name: string): TextStorage | null {
  return typeof window === 'undefined' ? null : createLocalStorage(window, `${tenant.id}.${name}`)
}

/** A text of this tenant and this tab; null on the server. */
export function openSessionStorage(name: string): TextStorage | null {
  return typeof window === 'undefined' ? null : createSessionStorage(window, `${tenant.id}.${name}`)
}
