import { watchLeaving } from './page-leaving.js'
import type { PageLeaving } from './page-leaving.js'

/** Storage of one tab, in which the last reload is remembered. */
export type ReloadMemory = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'floga.reloaded'

/** A file that is missing twice within this time will not come by another reload. */
const reloadPauseMs = 60_000

/**
 * Whether a page whose scripts or styles could not be loaded may reload: once a minute at most, so
 * that it never reloads in a loop. Without a working storage it does not reload.
 */
export function mayReload(memory: ReloadMemory, nowMs: number): boolean {
  try {
    const last = Number(memory.getItem(KEY) ?? -reloadPauseMs)
    if (nowMs - last < reloadPauseMs) return false
    memory.setItem(KEY, String(nowMs))
    return true
  } catch {
    return false
  }
}

/** The part of the browser's window that is used. */
export type ReloadingWindow = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'sessionStorage'
> & { location: Pick<Location, 'reload' | 'assign' | 'href'>; navigator: Pick<Navigator, 'onLine'> }

export interface HandleChunkLoadErrorOptions {
  /** A watch of the page that is used elsewhere too. @default one of its own */
  leaving?: PageLeaving
  /** Address of the navigation that is pending; null for none. @default none */
  pendingAddress?: () => string | null
  /** Whether the pending navigation follows a form that was sent. @default never */
  followsPost?: () => boolean
}

/**
 * Reloads the page when a script or a stylesheet of it cannot be loaded, as after a deployment: the
 * page of the pending navigation, else the current one. Offline it does nothing, and neither while
 * the page is left: Firefox stops the requests of a page whose link was followed, and a reload would
 * take the place of the navigation. Loader data of a new deployment (`floga:new-deployment`) lead to the document of their page.
 *
 * Both events of Remix's router come from the patch of `@remix-run/react` that the README names.
 *
 * @returns A function that stops it.
 */
export function handleChunkLoadError(
  window: ReloadingWindow,
  {
    leaving = watchLeaving(window),
    pendingAddress = () => null,
    followsPost = () => false,
  }: HandleChunkLoadErrorOptions = {},
): () => void {
  const reload = (): boolean => {
    if (!window.navigator.onLine || leaving.isLeaving()) return false
    const address = pendingAddress()
    // A visitor's click started it, so it cannot loop by itself.
    if (address !== null) {
      window.location.assign(address)
      return true
    }
    if (!mayReload(window.sessionStorage, Date.now())) return false
    window.location.reload()
    return true
  }
  const onPreloadError = (event: Event): void => {
    if (reload()) event.preventDefault()
  }
  /**
   * The current page stays as it is, and the next one comes as a document, with its own scripts.
   */
  const onNewDeployment = (event: Event): void => {
    const address = window.navigator.onLine && !followsPost() ? pendingAddress() : null
    if (address === null || isSamePage(address, window.location.href)) return
    event.preventDefault()
    // The router of this page waits for its data forever, also when the page is restored from the
    // back/forward cache.
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
    window.location.assign(address)
  }
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') reload()
  }
  window.addEventListener('vite:preloadError', onPreloadError)
  window.addEventListener('floga:new-deployment', onNewDeployment)
  // Errors of elements do not bubble. Stylesheets that failed before are loaded again by
  // `enableStylesheets`.
  window.addEventListener('error', onError, true)
  return () => {
    leaving.stop()
    window.removeEventListener('vite:preloadError', onPreloadError)
    window.removeEventListener('floga:new-deployment', onNewDeployment)
    window.removeEventListener('error', onError, true)
  }
}

/** A page with a filled-in form is not reloaded for new data of its own. */
function isSamePage(address: string, current: string): boolean {
  const [next, now] = [new URL(address, current), new URL(current)]
  return next.pathname === now.pathname
}
