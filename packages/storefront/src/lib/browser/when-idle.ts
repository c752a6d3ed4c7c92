/**
 * Calls back when the browser is idle.
 *
 * @param timeoutMs Milliseconds after which it is called in any case.
 * @returns A function that cancels it.
 */
export function whenIdle(callback: () => void, timeoutMs: number): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) {
    const soon = setTimeout(callback)
    return () => clearTimeout(soon)
  }
  const idle = requestIdleCallback(callback, { timeout: timeoutMs })
  return () => cancelIdleCallback(idle)
}
