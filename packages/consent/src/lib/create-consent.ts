import { atom, type Atom, type createStore } from 'jotai/vanilla'
import { currentChoice, readConsent, toConsentCookie } from './consent-record.js'
import type { ConsentChoice, ConsentCookieOptions, ConsentRecord } from './consent-record.js'
import type { ConsentPrompt } from './consent-script.js'

/** A third-party tracker. It loads nothing and sets nothing before it is enabled. */
export interface TrackingProvider {
  /** Such as `gtag`. */
  name: string
  enable(): void
  /**
   * Stops it and deletes its cookies. Also called for a provider that was never enabled, to delete
   * those of an earlier visit.
   */
  disable(): void
  /** Records the page that is open. */
  recordPage(): void
}

/** A visitor's consent. */
export interface ConsentState {
  /** Whether a choice was made. */
  cookieConsent: boolean
  /** Whether marketing cookies were allowed. */
  marketingCookies: boolean
  /** The stored choice; null for none, and where the browser has opted out. */
  record: ConsentRecord | null
  /** Whether the browser has opted out (Global Privacy Control). */
  isOptedOut: boolean
  /** Names of the providers that are enabled. */
  active: readonly string[]
  /** The prompt to show. There is none without a provider. */
  prompt: ConsentPrompt
}

export interface ConsentOptions extends ConsentCookieOptions {
  store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>
  /** Version of the prompt's text: a choice made for another version is requested again. */
  version: string
  /** The browser's document, or anything with its `cookie`. */
  document: { cookie: string }
  /** Whether the browser sends Global Privacy Control: it counts as `basic`. @default false */
  isOptedOut?: boolean
  /** State of providers before a choice. @default 'enabled' */
  beforeChoice?: 'enabled' | 'disabled'
  /** Milliseconds since 1970. @default Date.now */
  nowMs?: () => number
}

/** The choice of one visitor, and the providers that follow it. */
export interface Consent {
  stateAtom: Atom<ConsentState>
  /** Registers a provider and enables it immediately if consent allows. */
  register(provider: TrackingProvider): void
  /**
   * Stores a choice and updates the providers. If the browser has opted out, every choice is
   * `basic`.
   */
  choose(choice: ConsentChoice): void
  /**
   * Reads the stored choice again after it was changed in another tab or by a form without scripts.
   */
  sync(): void
}

/**
 * Creates the consent of one visitor.
 *
 * @example const consent = createConsent({ store, document, version: '2026-11', isSecure: true,
 * beforeChoice: 'disabled' }) consent.register(provider) consent.choose('all')
 */
export function createConsent(options: ConsentOptions): Consent {
  const { store, document, version, name, isOptedOut = false, beforeChoice = 'enabled' } = options
  const { nowMs = () => Date.now() } = options
  const providers = new Map<string, TrackingProvider>()
  const active = new Set<string>()

  const readState = (): ConsentState => {
    const kept = readConsent(document.cookie, name)
    const record = kept?.version === version ? kept : null
    const choice = currentChoice(record, { version, isOptedOut })
    const isAsked = providers.size > 0 && record === null
    return {
      cookieConsent: choice !== null,
      marketingCookies: choice === 'all',
      record,
      isOptedOut,
      active: [...active],
      prompt: isAsked ? (isOptedOut ? 'opt-out' : 'question') : 'none',
    }
  }
  const stateAtom = atom(readState())

  const mayRun = ({ cookieConsent, marketingCookies }: ConsentState): boolean =>
    cookieConsent ? marketingCookies : beforeChoice === 'enabled'

  const setActive = (provider: TrackingProvider, isActive: boolean): void => {
    if (active.has(provider.name) === isActive) return
    if (isActive) {
      active.add(provider.name)
      provider.enable()
      provider.recordPage()
    } else {
      active.delete(provider.name)
      provider.disable()
    }
  }
  const follow = (): void => {
    const isActive = mayRun(readState())
    for (const provider of providers.values()) setActive(provider, isActive)
    store.set(stateAtom, readState())
  }

  return {
    stateAtom: atom((get) => get(stateAtom)),
    register(provider) {
      providers.set(provider.name, provider)
      // Consent that was withdrawn without scripts leaves the provider's cookies behind.
      if (!mayRun(readState())) provider.disable()
      follow()
    },
    choose(choice) {
      const decidedOn = new Date(nowMs()).toISOString().slice(0, 10)
      const record = { version, decidedOn, choice: isOptedOut ? 'basic' : choice } as const
      document.cookie = toConsentCookie(record, options)
      follow()
    },
    sync: follow,
  }
}
