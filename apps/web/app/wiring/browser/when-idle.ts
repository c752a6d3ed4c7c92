/**
 * Acts when the browser has nothing else to do.
 *
 * @param timeoutMs Milliseconds after which it acts all the same.
 * @returns What calls it off.
 */
export function whenIdle(act: () => void, timeoutMs: number): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) {
    const soon = setTimeout(act)
    return () => clearTimeout(soon)
  }
  const idle = requestIdleCallback(act, { timeout: timeoutMs })
  return () => cancelIdleCallback(idle)
}
