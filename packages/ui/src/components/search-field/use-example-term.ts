import { useEffect, useState } from 'react'

/** What {@link useExampleTerm} needs. */
export interface UseExampleTermOptions {
  terms: readonly string[]
  /** Stands still: the field has the focus or holds text. @default false */
  isPaused?: boolean
  /** How long one round through all terms takes. @default 5_000 */
  roundMs?: number
}

/**
 * The terms in turn, for a placeholder: one round, then the first again for good, so that nothing moves beside what is read.
 * Stays at the first where reduced motion is wanted and on servers.
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
