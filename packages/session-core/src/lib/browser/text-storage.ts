/** One text in storage. */
export interface TextStorage {
  /** May throw when storage is blocked. */
  read(): string | null
  /** May throw when storage is blocked or full. */
  write(text: string): void
  /** May throw when storage is blocked. */
  erase(): void
  /**
   * Calls the listener when another tab has changed the text. Absent where every tab has a text of its own.
   *
   * @returns The way to stop it.
   */
  subscribe?(listener: () => void): () => void
}

/** A window or a document. */
export type EventHost = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** The part of a browser's window that storage uses. */
export interface StorageWindow extends EventHost {
  readonly localStorage: WebStorage
  readonly sessionStorage: WebStorage
}

interface WebStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Keeps a text on the device, the same in all tabs. */
export function createLocalStorage(target: StorageWindow, key: string): TextStorage {
  return {
    // Accessed anew each time: where storage is blocked, the property throws.
    ...createWebStorageText(() => target.localStorage, key),
    subscribe(listener) {
      const onStorage = (event: Event) => {
        // Without a key all of the storage was cleared.
        const changedKey = 'key' in event ? event.key : null
        if (changedKey === key || changedKey === null) listener()
      }
      target.addEventListener('storage', onStorage)
      return () => target.removeEventListener('storage', onStorage)
    },
  }
}

/** Keeps a text for as long as the tab is open, in this tab alone. */
export function createTabStorage(target: StorageWindow, key: string): TextStorage {
  return createWebStorageText(() => target.sessionStorage, key)
}

function createWebStorageText(storage: () => WebStorage, key: string) {
  return {
    read: () => storage().getItem(key),
    write: (text: string) => storage().setItem(key, text),
    erase: () => storage().removeItem(key),
  }
}
