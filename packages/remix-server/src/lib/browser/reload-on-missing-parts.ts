/** Where the last reload is remembered: the storage of one tab. */
export type ReloadMemory = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'floga.reloaded'

/** A file that is missing twice within this time will not come by loading the page again. */
const reloadPauseMs = 60_000

/**
 * Whether a page whose scripts or styles could not be loaded may load itself again: once a minute at most, so that it never
 * goes round in circles. A storage that cannot remember allows none.
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

/** What is asked of the browser's window. */
export type ReloadingWindow = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'document' | 'sessionStorage'
> & { location: Pick<Location, 'reload' | 'assign' | 'href'>; navigator: Pick<Navigator, 'onLine'> }

/** What is known of the router. */
export interface ReloadOnMissingPartsOptions {
  /** Where a click leads that has not arrived yet; null for none. @default none */
  pendingAddress?: () => string | null
  /** Whether what is on its way answers something that was sent. @default never */
  followsPost?: () => boolean
}

/**
 * Loads the page anew when a script or a style sheet of it cannot be had, as after a new version: the one that a click leads
 * to, else the same again. Without a connection it stays. Data of another build (`leaveFormerBuilds`) are met alike.
 *
 * @returns how to stop it.
 */
export function reloadOnMissingParts(
  window: ReloadingWindow,
  { pendingAddress = () => null, followsPost = () => false }: ReloadOnMissingPartsOptions = {},
): () => void {
  const reload = (): boolean => {
    if (!window.navigator.onLine) return false
    const address = pendingAddress()
    // It goes round in circles no more than whoever clicks.
    if (address !== null) {
      window.location.assign(address)
      return true
    }
    if (!mayReload(window.sessionStorage, Date.now())) return false
    window.location.reload()
    return true
  }
  const onMissing = (event: Event): void => {
    if (reload()) event.preventDefault()
  }
  /** Data of another build: what is shown stays as it is, and the next page comes as a document, with its own scripts. */
  const onOtherBuild = (event: Event): void => {
    const address = window.navigator.onLine && !followsPost() ? pendingAddress() : null
    if (address === null || isSamePage(address, window.location.href)) return
    event.preventDefault()
    // Its router waits for ever.
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
    window.location.assign(address)
  }
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') reload()
  }
  // Sheets that the page waited for: those that failed did so before anybody could hear it.
  const first = [...window.document.querySelectorAll<HTMLLinkElement>(waitedFor)]
  const onLoad = (): void => {
    if (first.some((link) => link.isConnected && !link.sheet)) reload()
  }
  window.addEventListener('vite:preloadError', onMissing)
  window.addEventListener('floga:other-build', onOtherBuild)
  // Errors of elements do not bubble.
  window.addEventListener('error', onError, true)
  // Scripts may be asked for once all is loaded.
  if (window.document.readyState === 'complete') onLoad()
  else window.addEventListener('load', onLoad)
  return () => {
    window.removeEventListener('vite:preloadError', onMissing)
    window.removeEventListener('floga:other-build', onOtherBuild)
    window.removeEventListener('error', onError, true)
    window.removeEventListener('load', onLoad)
  }
}

/** Forms of the page may be filled in: it is not loaded again for data of its own. */
function isSamePage(address: string, current: string): boolean {
  const [next, now] = [new URL(address, current), new URL(current)]
  return next.pathname === now.pathname
}

const waitedFor = 'link[rel="stylesheet"]:not([disabled])'
