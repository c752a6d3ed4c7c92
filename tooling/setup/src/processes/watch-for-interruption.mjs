/** Thrown by running work when a person or the system interrupts it. */
export class InterruptedError extends Error {
  /** @override */
  name = 'InterruptedError'
}

/**
 * Turns Ctrl-C, a termination request and a closed terminal into one abort signal.
 * A second Ctrl-C ends the process at once.
 *
 * @param {{ onFirst?: (signal: string) => void }} [options]
 * @returns {AbortSignal}
 */
export function watchForInterruption({ onFirst } = {}) {
  const controller = new AbortController()
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(name, () => {
      if (controller.signal.aborted) {
        // npm passes one Ctrl-C on a second time; only a later repetition is impatience.
        if (performance.now() - interruptedAtMs > 500) process.exit(130)
        return
      }
      interruptedAtMs = performance.now()
      onFirst?.(name)
      controller.abort(new InterruptedError(name))
    })
  }
  let interruptedAtMs = 0
  return controller.signal
}
