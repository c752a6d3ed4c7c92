import type { TextStorage } from '@floga/browser-storage'
import { createStoredAtom } from '@floga/browser-storage/atoms'
import { atom, type Atom, type WritableAtom } from 'jotai/vanilla'
import type { CapturedInstallPrompt, InstallOutcome } from './capture-install-prompt.js'

/** How the site is shown: in a tab, as an app of its own, or inside an Android app (trusted web activity). */
export type DisplayMode = 'browser' | 'standalone' | 'twa'

/** Options of {@link createInstallAtoms}. */
export interface InstallAtomsOptions {
  captured: CapturedInstallPrompt
  /** Where the outcome is kept; null on a server. */
  storage: TextStorage | null
  displayMode: DisplayMode
}

/** Whether the site is installed, may be offered to be, and what became of it. */
export interface InstallAtoms {
  displayMode: DisplayMode
  /** What the visitor answered, whichever way they were asked. Null before. */
  outcomeAtom: Atom<InstallOutcome | null>
  isInstalledAtom: Atom<boolean>
  /** Whether it may be offered: a browser would install it, and nobody has answered yet. */
  isOfferableAtom: Atom<boolean>
  /** Asks by the browser's own prompt, and keeps the outcome. */
  installAtom: WritableAtom<null, [], Promise<InstallOutcome | null>>
  /** The visitor would rather not: kept as the outcome. */
  dismissAtom: WritableAtom<null, [], void>
}

/** Creates what a page knows of being installed. */
export function createInstallAtoms({
  captured,
  storage,
  displayMode,
}: InstallAtomsOptions): InstallAtoms {
  const outcome = createStoredAtom<InstallOutcome | null>({
    storage,
    empty: null,
    parse: (text) => {
      const known = outcomes.find((one) => JSON.stringify(one) === text)
      return known ? { ok: true, value: known } : { ok: false, code: 'foreign' }
    },
  })
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
  return {
    displayMode,
    outcomeAtom: outcome.valueAtom,
    isInstalledAtom: atom(
      (get) =>
        displayMode !== 'browser' || get(hasInstalledAtom) || get(outcome.valueAtom) === 'accepted',
    ),
    isOfferableAtom: atom(
      (get) => displayMode === 'browser' && get(isWaitingAtom) && get(outcome.valueAtom) === null,
    ),
    installAtom: atom(null, async (_get, set) => {
      const answered = await captured.ask()
      if (answered) set(outcome.changeAtom, () => answered)
      return answered
    }),
    dismissAtom: atom(null, (_get, set) => set(outcome.changeAtom, () => 'dismissed' as const)),
  }
}

const outcomes: readonly InstallOutcome[] = ['accepted', 'dismissed']

/** What tells how a page is shown. */
export interface DisplayModeWindow {
  document: { referrer: string }
  matchMedia(query: string): { matches: boolean }
  /** Safari's own word for an app on the home screen. */
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
