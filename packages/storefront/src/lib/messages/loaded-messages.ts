import type { MessageTable } from '@floga/i18n'

import type { MessageParams } from '../../generated/message-keys.js'

/** Loads the messages of a namespace; undefined where there is no such namespace. */
export type LoadNamespace = (
  namespace: string,
) => Promise<{ messages: MessageTable<MessageParams> }> | undefined

/** Messages of one language in a browser. */
export interface LoadedMessages {
  /** The translator reads from it, so that additions are available immediately. */
  table: MessageTable<MessageParams>
  /** Rejects when messages cannot be loaded. */
  load(namespaces: readonly string[]): Promise<void>
  /**
   * Suspends until messages are loaded, by throwing their promise: React shows the previous page
   * until then.
   */
  waitFor(namespaces: readonly string[]): void
  /** False also when messages failed to load. */
  has(namespaces: readonly string[]): boolean
}

/** Loads messages of one language by namespace, each once. */
export function createLoadedMessages(loadNamespace: LoadNamespace): LoadedMessages {
  const table: MessageTable<MessageParams> = {}
  const states = new Map<string, Promise<void> | 'loaded' | 'missing'>()

  async function load(namespace: string): Promise<void> {
    const loaded = await loadNamespace(namespace)
    Object.assign(table, loaded?.messages)
    states.set(namespace, 'loaded')
  }

  function start(namespace: string): Promise<void> {
    const loading = load(namespace).catch((error: unknown) => {
      // A chunk that fails to load makes the browser reload the page; suspending again would never
      // end.
      if (navigator.onLine) console.error('messages of the page failed to load', error)
      states.set(namespace, 'missing')
      // They are loaded again once there is a connection.
      window.addEventListener('online', () => states.delete(namespace), { once: true })
    })
    states.set(namespace, loading)
    return loading
  }

  return {
    table,
    async load(namespaces) {
      await Promise.all(namespaces.map(load))
    },
    waitFor(namespaces) {
      const waiting = namespaces
        .map((namespace) => states.get(namespace) ?? start(namespace))
        .filter((state) => typeof state !== 'string')
      // oxlint-disable-next-line typescript/only-throw-error -- how React 18 is told to wait
      if (waiting.length > 0) throw Promise.all(waiting)
    },
    has: (namespaces) => namespaces.every((namespace) => states.get(namespace) === 'loaded'),
  }
}
