/** One named text that outlives the page, and news of other tabs that changed it. */
export interface MirrorStorage {
  /** May throw when storage is blocked. */
  read(): string | null
  /** May throw when storage is blocked or full. */
  write(text: string): void
  /** May throw when storage is blocked. */
  erase(): void
  /** Calls the listener when another tab has changed the text. @returns The way to stop it. */
  subscribe(listener: () => void): () => void
}

/** The part of a browser's window that the mirror uses. */
export interface StorageWindow {
  readonly localStorage: Pick<WebStorage, 'getItem' | 'setItem' | 'removeItem'>
  addEventListener(type: 'storage', listener: (event: StorageNews) => void): void
  removeEventListener(type: 'storage', listener: (event: StorageNews) => void): void
}

interface WebStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

interface StorageNews {
  /** Null when everything was erased. */
  readonly key: string | null
}

/**
 * Keeps the text in local storage, under one key for each tenant.
 *
 * @example
 * const storage = createLocalStorage(window, 'floga:cart:default')
 */
export function createLocalStorage(target: StorageWindow, key: string): MirrorStorage {
  return {
    // Read anew each time: where storage is blocked, naming it throws.
    read: () => target.localStorage.getItem(key),
    write: (text) => target.localStorage.setItem(key, text),
    erase: () => target.localStorage.removeItem(key),
    subscribe(listener) {
      const onStorage = (event: StorageNews) => {
        if (event.key === key || event.key === null) listener()
      }
      target.addEventListener('storage', onStorage)
      return () => target.removeEventListener('storage', onStorage)
    },
  }
}
