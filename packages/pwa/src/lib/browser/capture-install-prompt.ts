/** What became of the browser's question whether to install. */
export type InstallOutcome = 'accepted' | 'dismissed'

/** The browser's own question, kept until it is a good moment. */
export interface CapturedInstallPrompt {
  isWaiting(): boolean
  /** Asks; a browser allows it once, and after a press alone. Null where there is nothing to ask. */
  ask(): Promise<InstallOutcome | null>
  /** Calls the listener when a question comes or goes, and when the app was installed. @returns The way to stop it. */
  subscribe(listener: (what: 'changed' | 'installed') => void): () => void
}

/** @see {@link https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent} */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ outcome: InstallOutcome }>
}

/** Keeps the browser's question for later. Call it early: the event comes once. */
export function captureInstallPrompt(window: EventTarget): CapturedInstallPrompt {
  let event: InstallPromptEvent | null = null
  const listeners = new Set<(what: 'changed' | 'installed') => void>()
  const notify = (what: 'changed' | 'installed'): void => {
    for (const listener of listeners) listener(what)
  }
  window.addEventListener('beforeinstallprompt', (asked) => {
    asked.preventDefault()
    // The name of the event says what it is.
    event = asked as InstallPromptEvent
    notify('changed')
  })
  window.addEventListener('appinstalled', () => {
    event = null
    notify('installed')
  })
  return {
    isWaiting: () => event !== null,
    async ask() {
      const asked = event
      if (!asked) return null
      event = null
      notify('changed')
      await asked.prompt()
      return (await asked.userChoice).outcome
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
