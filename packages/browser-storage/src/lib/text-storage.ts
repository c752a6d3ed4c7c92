/** One named text that outlives the page. */
export interface TextStorage {
  /** May throw when storage is blocked. */
  read(): string | null
  /** May throw when storage is blocked or full. */
  write(text: string): void
  /** May throw when storage is blocked. */
  erase(): void
  /**
   * Calls the listener when another tab has changed the text. Absent where every tab has a text of
   * its own.
   *
   * @returns A function that unsubscribes.
   */
  subscribe?(listener: () => void): () => void
}

/** The part of a browser's window that storage uses. */
export interface StorageWindow extends Pick<
  EventTarget,
  'addEventListener' | 'removeEventListener'
> {
  readonly localStorage: WebStorage
  readonly sessionStorage: WebStorage
}

interface WebStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * Stores a text on the device, shared by all tabs. Include the tenant in the key.
 *
 * @example
 * createLocalStorage(window, 'floga:cart:default')
 */
export function createLocalStorage(target: StorageWindow, key: string): TextStorage {
  return {
    // Accessed on each use, because the property throws where storage is blocked.
    ...createText(() => target.localStorage, key),
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

/**
 * Stores a text for this tab, until it is closed. Include the tenant in the key.
 *
 * @example
 * createSessionStorage(window, 'floga:filters:default')
 */
export function createSessionStorage(target: StorageWindow, key: string): TextStorage {
  return createText(() => target.sessionStorage, key)
}

function createText(storage: () => WebStorage, key: string): TextStorage {
  return {
    read: () => storage().getItem(key),
    write: (text) => storage().setItem(key, text),
    erase: () => storage().removeItem(key),
  }
}
