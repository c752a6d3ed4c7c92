import type { TabLocks } from '../browser/browser-tabs.js'

interface Request {
  run: () => void
  end: (cause: Error) => void
}

/**
 * Creates locks that follow the rules of Web Locks: in order, aborted by a signal, stolen with
 * `steal`.
 */
export function createFakeLocks(): TabLocks {
  const queues = new Map<string, Request[]>()
  const held = new Map<string, Request>()

  const next = (name: string) => {
    if (held.has(name)) return
    queues.get(name)?.shift()?.run()
  }
  return {
    request: (name, { signal, steal }, task) =>
      new Promise<void>((resolve, reject) => {
        const request: Request = { run, end: reject }
        function run() {
          signal?.removeEventListener('abort', giveUp)
          held.set(name, request)
          void task()
            .then(resolve, reject)
            .finally(() => {
              if (held.get(name) === request) held.delete(name)
              next(name)
            })
        }
        function giveUp() {
          const queue = queues.get(name) ?? []
          queues.set(
            name,
            queue.filter((other) => other !== request),
          )
          reject(toError(signal?.reason))
        }
        if (signal?.aborted) return giveUp()
        signal?.addEventListener('abort', giveUp)
        if (steal) {
          held.get(name)?.end(toError('stolen'))
          return run()
        }
        queues.set(name, [...(queues.get(name) ?? []), request])
        return next(name)
      }),
  }
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason))
}
