/** Result of the browser's install prompt. */
export type InstallOutcome = 'accepted' | 'dismissed'

/** The browser's install prompt, deferred. */
export interface CapturedInstallPrompt {
  isWaiting(): boolean
  /**
   * Shows the prompt. A browser allows it once, and only after a user gesture. Null when there is
   * no prompt.
   */
  ask(): Promise<InstallOutcome | null>
  /**
   * Calls the listener when a prompt becomes available or unavailable, and when the app was
   * installed. @returns A function that unsubscribes.
   */
  subscribe(listener: (what: 'changed' | 'installed') => void): () => void
}

/** @see {@link https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent} */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ outcome: InstallOutcome }>
}

/** Captures the browser's prompt for later. Call it early: the event fires once. */
export function captureInstallPrompt(window: EventTarget): CapturedInstallPrompt {
  let event: InstallPromptEvent | null = null
  const listeners = new Set<(what: 'changed' | 'installed') => void>()
  const notify = (what: 'changed' | 'installed'): void => {
    for (const listener of listeners) listener(what)
  }
  window.addEventListener('beforeinstallprompt', (asked) => {
    asked.preventDefault()
    // Identified by the event's name.
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
