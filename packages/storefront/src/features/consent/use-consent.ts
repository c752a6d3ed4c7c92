'use client'

import type { Consent, ConsentState } from '@floga/consent/atoms'
import { atom } from 'jotai'
import { useAtomValue, useStore } from 'jotai/react'
import { useEffect, useState } from 'react'

import { useStorefront } from '../../lib/views/storefront-context.js'

const unknownAtom = atom<ConsentState | null>(null)

/** Returns the visitor's consent; null until its code is loaded. */
export function useConsent(): ConsentState | null {
  const store = useStore()
  const shop = useStorefront()
  const [consent, setConsent] = useState<Consent | null>(null)
  useEffect(() => {
    let isGone = false
    const open = async (): Promise<void> => {
      const { openConsent } = await import('./open-consent.js')
      if (!isGone) setConsent(openConsent(store, shop))
    }
    open().catch((error: unknown) => console.warn('the choice of cookies is not known', error))
    return () => {
      isGone = true
    }
  }, [store, shop])
  return useAtomValue<ConsentState | null>(consent?.stateAtom ?? unknownAtom)
}
