import type { CartMirror, CartStore } from '@floga/cart-core'
import { useEffect } from 'react'

export interface CartSyncOptions {
  /** Of the page, without its language. */
  path: string
  store: CartStore
  mirror: CartMirror | null
  refresh: () => Promise<void>
}

/** Keeps the cart on a page in step with the shop: after a navigation, with other tabs, and when the browser brings a page back. */
export function useCartSync({ path, store, mirror, refresh }: CartSyncOptions): void {
  useEffect(() => {
    const before = mirror?.getSnapshot() ?? null
    mirror?.navigated(path)
    const kept = mirror?.getSnapshot() ?? null
    const isOver = before !== null && kept === null
    if (isOver) store.clear()
    // Cards say how many of theirs are in the cart: a page that opens asks once.
    const isUnknown = Boolean(kept && kept.quantity > 0 && !store.getSnapshot())
    if (kept?.stale || isUnknown || isOver) void refresh()
  }, [mirror, path, refresh, store])

  useEffect(() => {
    const isBehind = (): boolean => {
      const known = mirror?.getSnapshot() ?? null
      const shown = store.getSnapshot()
      if (!known || !shown) return known !== null || shown !== null
      return known.stale || known.id !== shown.id || known.version > shown.version
    }
    // A tab that nobody looks at asks once somebody does.
    const catchUp = (): void => {
      if (document.visibilityState === 'visible' && isBehind()) void refresh()
    }
    // A page from the back/forward cache shows what was true when it was left.
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) void refresh()
    }
    const stop = mirror?.subscribeToTabs(catchUp)
    document.addEventListener('visibilitychange', catchUp)
    window.addEventListener('pageshow', onShow)
    return () => {
      stop?.()
      document.removeEventListener('visibilitychange', catchUp)
      window.removeEventListener('pageshow', onShow)
    }
  }, [mirror, refresh, store])
}
