import { lazy, Suspense } from 'react'
import type { ReactElement } from 'react'

/**
 * A chunk of its own: browsers load it only in shops with a provider, which ask for consent. Some
 * block it.
 */
const VisitEvents = lazy(async () => {
  try {
    return { default: (await import('./visit-events.js')).VisitEvents }
  } catch {
    return { default: () => null }
  }
})

/** Reports the visit to the providers that the visitor has consented to. */
export function LazyVisitEvents(): ReactElement {
  return (
    <Suspense>
      <VisitEvents />
    </Suspense>
  )
}
