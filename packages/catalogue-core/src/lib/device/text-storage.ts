/** One named text that outlives the page. */
export interface TextStorage {
  /** May throw when storage is blocked. */
  read(): string | null
  /** May throw when storage is blocked or full. */
  write(text: string): void
  /**
   * Calls the listener when another tab has changed the text. Absent where every tab has a text of its own.
   *
   * @returns The way to stop it.
   */
  subscribe?(listener: () => void): () => void
}

/** The part of a browser's window that is used. */
export interface StorageWindow {
  readonly localStorage: WebStorage
  readonly sessionStorage: WebStorage
  addEventListener(type: 'storage', listener: (event: StorageNews) => void): void
  removeEventListener(type: 'storage', listener: (event: StorageNews) => void): void
}

interface WebStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

interface StorageNews {
  /** Null when everything was erased. */
  readonly key: string | null
}

/**
 * Keeps a text on the device, the same in all tabs. Name the tenant in the key.
 *
 * @example
 * createLocalStorage(window, 'floga:recent-searches:default')
 */
export function createLocalStorage(target: StorageWindow, key: string): TextStorage {
  return {
    // Read anew each time: where storage is blocked, naming it throws.
    read: () => target.localStorage.getItem(key),
    write: (text) => target.localStorage.setItem(key, text),
    subscribe(listener) {
      const onStorage = (event: StorageNews) => {
        if (event.key === key || event.key === null) listener()
      }
      target.addEventListener('storage', onStorage)
      return () => target.removeEventListener('storage', onStorage)
    },
  }
}

/**
 * Keeps a text for as long as the tab is open, in this tab alone. Name the tenant in the key.
 *
 * @example
 * createSessionStorage(window, 'floga:filters:default')
 */
export function createSessionStorage(target: StorageWindow, key: string): TextStorage {
  return {
    read: () => target.sessionStorage.getItem(key),
    write: (text) => target.sessionStorage.setItem(key, text),
  }
}
