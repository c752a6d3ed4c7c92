import { atom, type Atom, type createStore } from 'jotai/vanilla'
import { currentChoice, readConsent, toConsentCookie } from './consent-record.js'
import type { ConsentChoice, ConsentCookieOptions, ConsentRecord } from './consent-record.js'
import type { ConsentPrompt } from './consent-script.js'

/** Somebody else's program that measures visits. It loads nothing and sets nothing before it is enabled. */
export interface TrackingProvider {
  /** Such as `gtag`. */
  name: string
  enable(): void
  /** Ends it, and removes what it has set. Also called for a provider that was never enabled, to remove what is left of before. */
  disable(): void
  /** Records the page that is open. */
  recordPage(): void
}

/** What a site knows of a visitor's consent. */
export interface ConsentState {
  /** Whether a choice was made. */
  cookieConsent: boolean
  /** Whether marketing cookies were allowed. */
  marketingCookies: boolean
  /** The choice as it is kept; null for none, and where the browser has opted out by itself. */
  record: ConsentRecord | null
  /** Whether the browser has answered by itself (Global Privacy Control). */
  isOptedOut: boolean
  /** Names of the providers that are enabled. */
  active: readonly string[]
  /** What a page is to show: a question is asked only where there is a provider. */
  prompt: ConsentPrompt
}

/** Options of {@link createConsent}. */
export interface ConsentOptions extends ConsentCookieOptions {
  store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>
  /** Version of the text that is shown with the question: a choice of another one is asked for again. */
  version: string
  /** The browser's document, or anything with its `cookie`. */
  document: { cookie: string }
  /** Whether the browser sends Global Privacy Control: it counts as `basic`. @default false */
  isOptedOut?: boolean
  /** What providers are as long as nothing was chosen. @default 'enabled' */
  beforeChoice?: 'enabled' | 'disabled'
  /** Milliseconds since 1970. @default Date.now */
  nowMs?: () => number
}

/** The choice of one visitor, and the providers that follow it. */
export interface Consent {
  stateAtom: Atom<ConsentState>
  /** Adds a provider. It is enabled at once where the choice, or what holds before it, says so. */
  register(provider: TrackingProvider): void
  /** Keeps a choice and makes the providers follow it. Where the browser has opted out, every choice is `basic`. */
  choose(choice: ConsentChoice): void
  /** Takes over a choice that was made elsewhere: in another tab, or by a form without scripts. */
  sync(): void
}

/**
 * Creates the consent of one visitor.
 *
 * @example
 * const consent = createConsent({ store, document, version: '2026-11', isSecure: true, beforeChoice: 'disabled' })
 * consent.register(provider)
 * consent.choose('all')
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
      // A choice that was taken back without scripts has left behind what the provider had set.
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
