import { useEffect, useRef } from 'react'

const PAUSE_MS = 500

/** Saves a form's values once typing pauses, so that they survive a reload. */
export function useAutosave(save: (data: FormData) => void): (form: HTMLFormElement) => void {
  const timer = useRef<number | undefined>(undefined)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  }, [save])

  useEffect(() => () => window.clearTimeout(timer.current), [])

  return (form) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      if (form.isConnected) latest.current(new FormData(form))
    }, PAUSE_MS)
  }
}
