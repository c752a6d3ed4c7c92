import { useEffect, useState } from 'react'

/** What {@link useExampleTerm} needs. */
export interface UseExampleTermOptions {
  terms: readonly string[]
  /** Stands still: the field has the focus or holds text. @default false */
  isPaused?: boolean
  /** How long each term stays. @default 3_000 */
  intervalMs?: number
}

/** The terms in turn, for a placeholder; stays at the first where reduced motion is wanted and on servers. */
export function useExampleTerm({
  terms,
  isPaused = false,
  intervalMs = 3_000,
}: UseExampleTermOptions): string | undefined {
  const [turn, setTurn] = useState(0)
  const isStill = isPaused || terms.length < 2

  useEffect(() => {
    if (isStill || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setTurn((before) => before + 1), intervalMs)
    return () => clearInterval(timer)
  }, [isStill, intervalMs])

  return terms[turn % Math.max(1, terms.length)]
}
