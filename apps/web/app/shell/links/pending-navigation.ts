import { startTransition, useSyncExternalStore } from 'react'

import { useBrowserLayoutEffect } from '../../wiring/browser/use-browser-layout-effect.js'

type Router = NonNullable<typeof window.__remixRouter>
type Subscriber = Parameters<Router['subscribe']>[0]
type RouterState = Parameters<Subscriber>[0]

/** So long the page in sight does not hear that another is on its way: most that were fetched ahead are there before. */
const quietMs = 150

let isPending = false
let deferred: Router | undefined
const watchers = new Set<() => void>()

/**
 * Has pages drawn anew for a link once the next one is there, not a first time because it is on its way: that takes as long as
 * a third of the next page. `usePendingNavigation` knows at once. What a form sends is known to all at once.
 */
export function deferPendingNavigation(router: Router): void {
  if (deferred === router) return
  deferred = router
  isPending = router.state.navigation.state !== 'idle'
  const { subscribe } = router
  subscribe(({ navigation }) => {
    isPending = navigation.state !== 'idle'
    for (const watcher of watchers) watcher()
  })
  router.subscribe = (notify) => {
    let known = router.state
    let timer: ReturnType<typeof setTimeout> | undefined
    const pass: Subscriber = (state, options) => {
      known = state
      // One step with the page that comes: Remix draws what is in sight anew at once where its address changes.
      startTransition(() => notify(state, options))
    }
    const stop = subscribe((state, options) => {
      clearTimeout(timer)
      if (isOnlyLoading(state, known) && options.deletedFetchers.length === 0) {
        timer = setTimeout(() => pass(state, options), quietMs)
      } else pass(state, options)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }
}

/** Defers them from the first page on: effects of the router's own component come after those of what it shows. */
export function useDeferredNavigations(): void {
  useBrowserLayoutEffect(() => {
    // oxlint-disable-next-line no-underscore-dangle -- Remix hands its router over by this name alone
    deferPendingNavigation(window.__remixRouter)
  }, [])
}

/** Whether another page is on its way. */
export function usePendingNavigation(): boolean {
  return useSyncExternalStore(watch, read, () => false)
}

const read = (): boolean => isPending

function watch(act: () => void): () => void {
  watchers.add(act)
  return () => watchers.delete(act)
}

/** Whether nothing has changed but that a page is asked for. */
function isOnlyLoading(state: RouterState, known: RouterState): boolean {
  const { navigation } = state
  if (navigation.state !== 'loading' || navigation.formMethod !== undefined) return false
  return (Object.keys(state) as (keyof RouterState)[]).every(
    (name) => name === 'navigation' || state[name] === known[name],
  )
}
