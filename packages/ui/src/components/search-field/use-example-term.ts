import { useEffect, useState } from 'react'

export interface UseExampleTermOptions {
  terms: readonly string[]
  /** Paused: the field has focus or contains text. @default false */
  isPaused?: boolean
  /** How long one round through all terms takes. @default 5_000 */
  roundMs?: number
}

/**
 * Cycles through the terms once for a placeholder, then stays at the first, so that nothing moves
 * while the visitor reads. Stays at the first under reduced motion and on servers.
 *
 * @see {@link https://www.w3.org/TR/WCAG22/#pause-stop-hide}
 */
export function useExampleTerm({
  terms,
  isPaused = false,
  roundMs = 5_000,
}: UseExampleTermOptions): string | undefined {
  const [turn, setTurn] = useState(0)
  const { length } = terms
  const isStill = isPaused || length < 2 || turn >= length

  useEffect(() => {
    if (isStill || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setTurn((before) => before + 1), roundMs / length)
    return () => clearInterval(timer)
  }, [isStill, roundMs, length])

  return terms[turn % Math.max(1, length)]
}
