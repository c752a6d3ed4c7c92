import { atom } from 'jotai'
import { useAtomValue } from 'jotai/react'
import { lazy, Suspense } from 'react'
import type { ReactElement } from 'react'

import { sharedCartAtom } from './shared-cart-atom.js'

/** Fetched for shared carts alone. */
const SharingEnd = lazy(() => import('./sharing-end.js'))

const endAtom = atom((get) => {
  const opened = get(sharedCartAtom)
  return opened && get(opened.controller.endAtom)
})

/** Whether the shared cart that this page showed is over for the visitor: what the page came with is then no longer theirs. */
export function useIsSharingOver(): boolean {
  const end = useAtomValue(endAtom)
  return end !== null && end.reason !== 'ordered'
}

/** Says why a shared cart is over for the visitor. */
export function SharingOver(): ReactElement {
  const end = useAtomValue(endAtom)
  // The place is there before its words are, so that they are read out.
  return (
    <div role="status">
      {end && end.reason !== 'ordered' && (
        <Suspense>
          <SharingEnd end={end} />
        </Suspense>
      )}
    </div>
  )
}
