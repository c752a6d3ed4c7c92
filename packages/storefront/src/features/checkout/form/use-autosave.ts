'use client'

import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'

import type { SavedCheckout } from '../actions/load-checkout.server.js'

const PAUSE_MS = 500

export interface AutosaveOptions {
  /**
   * Address of the form. Without an action a fetcher posts to the page that is shown by then, such
   * as the cart after going back.
   */
  action: string
  /** Nothing is saved while the order is placed: it contains the typed values. */
  isPlacing: boolean
}

export interface Autosave {
  /** Saves the form's values once typing pauses. */
  save: (form: HTMLFormElement) => void
  isSaving: boolean
  /** The last response. */
  saved: SavedCheckout | undefined
}

/** Saves a form's values once typing pauses, so that they survive a reload. */
export function useAutosave({ action, isPlacing }: AutosaveOptions): Autosave {
  const saver = useFetcher<SavedCheckout>()
  const timer = useRef<number | undefined>(undefined)
  const send = (data: FormData): void => {
    if (isPlacing) return
    data.set('intent', 'save')
    saver.submit(data, { method: 'post', action })
  }
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })

  useEffect(() => () => window.clearTimeout(timer.current), [])

  return {
    isSaving: saver.state !== 'idle',
    saved: saver.data,
    save(form) {
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => {
        if (form.isConnected) latest.current(new FormData(form))
      }, PAUSE_MS)
    },
  }
}
