import type { TextStorage } from '@floga/browser-storage'
import { createStoredAtom } from '@floga/browser-storage/atoms'
import { atom, type Atom, type WritableAtom } from 'jotai/vanilla'
import type { CapturedInstallPrompt, InstallOutcome } from './capture-install-prompt.js'

/**
 * How the site is shown: in a tab, as an app of its own, or inside an Android app (trusted web
 * activity).
 */
export type DisplayMode = 'browser' | 'standalone' | 'twa'

export interface InstallAtomsOptions {
  captured: CapturedInstallPrompt
  /** Storage of the outcome; null on a server. */
  storage: TextStorage | null
  displayMode: DisplayMode
  /**
   * Whether the browser has no prompt, and the visitor adds sites to the home screen by its menu,
   * as on an iPhone. @default false
   */
  isAddedByMenu?: boolean
  /**
   * Milliseconds after which an outcome counts no longer: people change their minds, and remove
   * apps. @default 90 days
   */
  outcomeLifetimeMs?: number
  /** @default Date.now */
  nowMs?: () => number
}

/** How to offer installation: by the browser's prompt, or by instructions where it has none. */
export type InstallOffer = 'prompt' | 'instructions'

/** Whether the site is installed or installable, and the outcome of the prompt. */
export interface InstallAtoms {
  displayMode: DisplayMode
  /** The visitor's last choice; null before, and after its lifetime. */
  outcomeAtom: Atom<InstallOutcome | null>
  isInstalledAtom: Atom<boolean>
  /**
   * How to offer installation; null where it is installed, impossible, or was answered not long
   * ago.
   */
  offerAtom: Atom<InstallOffer | null>
  /** Shows the browser's own prompt, and stores the outcome. */
  installAtom: WritableAtom<null, [], Promise<InstallOutcome | null>>
  /** Stores that the visitor declined. */
  dismissAtom: WritableAtom<null, [], void>
}

/** Creates the atoms of a page's install state. */
export function createInstallAtoms({
  captured,
  storage,
  displayMode,
  isAddedByMenu = false,
  outcomeLifetimeMs = 90 * 24 * 60 * 60 * 1_000,
  nowMs = Date.now,
}: InstallAtomsOptions): InstallAtoms {
  const answer = createStoredAtom<Answer | null>({
    storage,
    empty: null,
    parse: (text) => {
      const value = parseAnswer(text)
      return value ? { ok: true, value } : { ok: false, code: 'foreign' }
    },
  })
  const outcomeAtom = atom((get) => {
    const known = get(answer.valueAtom)
    return known && nowMs() - known.atMs < outcomeLifetimeMs ? known.outcome : null
  })
  const keep = (outcome: InstallOutcome) => () => ({ outcome, atMs: nowMs() })
  const isWaitingAtom = atom(captured.isWaiting())
  isWaitingAtom.onMount = (set) => {
    set(captured.isWaiting())
    return captured.subscribe(() => set(captured.isWaiting()))
  }
  const hasInstalledAtom = atom(false)
  hasInstalledAtom.onMount = (set) =>
    captured.subscribe((what) => {
      if (what === 'installed') set(true)
    })
  // A browser asks for what is not installed, whatever was answered before.
  const isInstalledAtom = atom(
    (get) =>
      displayMode !== 'browser' ||
      get(hasInstalledAtom) ||
      (get(outcomeAtom) === 'accepted' && !get(isWaitingAtom)),
  )
  return {
    displayMode,
    outcomeAtom,
    isInstalledAtom,
    offerAtom: atom((get) => {
      if (get(isInstalledAtom) || get(outcomeAtom) !== null) return null
      if (get(isWaitingAtom)) return 'prompt'
      return isAddedByMenu ? 'instructions' : null
    }),
    installAtom: atom(null, async (_get, set) => {
      const answered = await captured.ask()
      if (answered) set(answer.changeAtom, keep(answered))
      return answered
    }),
    dismissAtom: atom(null, (_get, set) => set(answer.changeAtom, keep('dismissed'))),
  }
}

interface Answer {
  outcome: InstallOutcome
  atMs: number
}

const outcomes: readonly InstallOutcome[] = ['accepted', 'dismissed']

function parseAnswer(text: string): Answer | undefined {
  try {
    const { outcome, atMs } = JSON.parse(text) as Partial<Record<keyof Answer, unknown>>
    const known = outcomes.find((one) => one === outcome)
    return known && typeof atMs === 'number' ? { outcome: known, atMs } : undefined
  } catch {
    return undefined
  }
}

/** The part of `Window` with the display mode. */
export interface DisplayModeWindow {
  document: { referrer: string }
  matchMedia(query: string): { matches: boolean }
  /** Safari's property of an app on the home screen. */
  navigator: { standalone?: boolean }
}

/** Reads how the page is shown. */
export function readDisplayMode({
  document,
  matchMedia,
  navigator,
}: DisplayModeWindow): DisplayMode {
  if (document.referrer.startsWith('android-app://')) return 'twa'
  const isApp = matchMedia('(display-mode: standalone)').matches || navigator.standalone === true
  return isApp ? 'standalone' : 'browser'
}

/**
 * Whether the browser adds sites to the home screen by its menu alone: Safari's property is of
 * iPhones and iPads.
 */
export function hasHomeScreenMenu({ navigator }: Pick<DisplayModeWindow, 'navigator'>): boolean {
  return navigator.standalone === false
}
