/** A page in the background has no frames. */
const longestFrameMs = 100

/**
 * Acts once the browser has drawn what was changed before: for what nobody sees, so that the frame does not wait for it.
 *
 * @returns What calls it off.
 */
export function afterFrame(act: () => void): () => void {
  const stop = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(drawn)
    clearTimeout(atLatest)
  }
  const once = (): void => {
    stop()
    act()
  }
  let drawn: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    drawn = setTimeout(once)
  })
  const atLatest = setTimeout(once, longestFrameMs)
  return stop
}

/**
 * Starts what goes on until it is stopped, once the browser has drawn what was changed before.
 *
 * @param start Returns what stops it.
 * @returns What calls it off, or stops it.
 */
export function startAfterFrame(start: () => () => void): () => void {
  let stop = afterFrame(() => {
    stop = start()
  })
  return () => stop()
}
