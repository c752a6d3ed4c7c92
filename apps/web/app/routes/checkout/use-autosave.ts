import { useEffect, useRef } from 'react'
import type { FormEvent } from 'react'

const PAUSE_MS = 500

/** Hands over a form's content once its typing pauses; what was typed outlives a reload. */
export function useAutosave(
  save: (data: FormData) => void,
): (event: FormEvent<HTMLFormElement>) => void {
  const timer = useRef<number | undefined>(undefined)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  }, [save])

  useEffect(() => () => window.clearTimeout(timer.current), [])

  return ({ currentTarget }) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      if (currentTarget.isConnected) latest.current(new FormData(currentTarget))
    }, PAUSE_MS)
  }
}
