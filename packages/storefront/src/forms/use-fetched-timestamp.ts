'use client'

import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Endpoint that seals the time at which the visitor started. */
const timestampPath = '/form-timestamp'

/**
 * Fetches a timestamp into its field on the first key or pointer event in the field's form. If the
 * request fails the field stays empty: the form then asks to be submitted once more.
 */
export function useFetchedTimestamp(ref: RefObject<HTMLInputElement>, isWanted: boolean): void {
  useEffect(() => {
    const field = ref.current
    const form = field?.form
    if (!isWanted || !field || !form) return
    const stop = new AbortController()
    let hasBegun = false
    const begin = async (): Promise<void> => {
      if (hasBegun) return
      hasBegun = true
      field.value = await fetchTimestamp(stop.signal)
    }
    const listening = { signal: stop.signal }
    form.addEventListener('focusin', () => void begin(), listening)
    // A draft that is put back.
    form.addEventListener('input', () => void begin(), listening)
    return () => stop.abort()
  }, [ref, isWanted])
}

/** A fresh timestamp; empty when none can be had. */
async function fetchTimestamp(signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(timestampPath, { method: 'POST', signal })
    return answer.ok ? await answer.text() : ''
  } catch {
    return ''
  }
}
