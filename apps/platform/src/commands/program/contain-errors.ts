import { AsyncLocalStorage } from 'node:async_hooks'

const running = new AsyncLocalStorage<(error: unknown) => void>()

/**
 * Runs work inside a server. Whatever it throws rejects the promise, including an error that one of
 * its streams, timers or promises emits without a listener.
 */
export function containErrors<T>(work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    running.run(reject, () => void work().then(resolve, reject))
  })
}

/**
 * Keeps the process running when work of {@link containErrors} emits an error. Other uncaught
 * exceptions still end it.
 *
 * @param onError Also called for errors that come after their work has settled.
 * @returns Stops doing so.
 */
export function keepRunning(onError: (error: unknown) => void): () => void {
  const onUncaught = (error: unknown): void => {
    const fail = running.getStore()
    if (!fail) throw error
    onError(error)
    fail(error)
  }
  process.on('uncaughtException', onUncaught)
  return () => void process.off('uncaughtException', onUncaught)
}
