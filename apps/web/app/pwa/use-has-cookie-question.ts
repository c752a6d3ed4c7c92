import { promptAttributes } from '@floga/consent'
import { useSyncExternalStore } from 'react'

/** Whether the page asks about cookies just now: the document says so, before scripts know. */
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
