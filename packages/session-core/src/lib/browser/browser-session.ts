import {
  createLocalStorage,
  createSessionStorage,
  type StorageWindow,
} from '@floga/browser-storage'
import { createBrowserTabs, type TabChannel, type TabLocks } from './browser-tabs.js'
import { createSystemClock } from '../transport/session-clock.js'
import { createSession, type Session, type SessionOptions } from './session.js'

export interface BrowserSessionOptions extends Omit<
  SessionOptions,
  'storage' | 'pathStorage' | 'tabs'
> {
  /** The browser's window. */
  window: SessionWindow
}

/** The part of a browser's window that is used. */
export interface SessionWindow extends StorageWindow {
  readonly navigator: { readonly locks?: TabLocks }
  readonly document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
    readonly visibilityState: string
  }
  readonly BroadcastChannel?: new (name: string) => TabChannel
}

/**
 * Creates the session of a browser: persisted in local storage, shared by all tabs, checked when
 * the page becomes visible. With a token transport it holds the tokens itself; with a server
 * session it knows only the expiry and the e-mail address.
 *
 * @example
 * const session = createBrowserSession({ window, tenant: 'default', transport })
 */
export function createBrowserSession(options: BrowserSessionOptions): Session {
  const { window: target, tenant, clock = createSystemClock() } = options
  const name = `floga:session:${tenant}`
  const Channel = target.BroadcastChannel
  const session = createSession({
    ...options,
    clock,
    storage: createLocalStorage(target, name),
    pathStorage: createSessionStorage(target, `${name}:return`),
    tabs: createBrowserTabs({
      name,
      clock,
      locks: target.navigator.locks,
      openChannel: Channel && ((channelName) => new Channel(channelName)),
    }),
  })
  return {
    ...session,
    start(known) {
      let stopSession: (() => void) | null = session.start(known)
      const wake = () => {
        if (target.document.visibilityState === 'visible') session.wake()
      }
      // A hidden page with open channels is not eligible for the back/forward cache.
      const pause = () => {
        stopSession?.()
        stopSession = null
      }
      const resume = () => {
        stopSession ??= session.start()
        session.wake()
      }
      const listen = [
        [target.document, 'visibilitychange', wake],
        [target, 'online', wake],
        [target, 'focus', wake],
        [target, 'pagehide', pause],
        [target, 'pageshow', resume],
      ] as const
      for (const [on, type, listener] of listen) on.addEventListener(type, listener)
      return () => {
        for (const [on, type, listener] of listen) on.removeEventListener(type, listener)
        pause()
      }
    },
  }
}
