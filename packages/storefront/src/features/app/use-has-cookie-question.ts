'use client'

import { promptAttributes } from '@floga/consent'
import { useSyncExternalStore } from 'react'

/**
 * Whether the page shows the consent prompt; read from the document, before the consent store is
 * loaded.
 */
export function useHasCookieQuestion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.hasAttribute(promptAttributes.question),
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: [promptAttributes.question] })
  return () => observer.disconnect()
}
