'use client'

import { Alert } from '@floga/ui'
import { atom } from 'jotai'
import { useAtomValue } from 'jotai/react'
import { lazy, Suspense } from 'react'
import type { ReactElement } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import type { SharingOver as LoadedEnd } from '../../cart/server/cart-cookies.server.js'
import { OrderedLink } from '../ordered/ordered-link.js'
import { sharedCartAtom } from '../shared-cart-atom.js'

/** Fetched for shared carts alone. */
const SharingEnd = lazy(() => import('./sharing-end.js'))

const endAtom = atom((get) => {
  const opened = get(sharedCartAtom)
  return opened && get(opened.controller.endAtom)
})

/**
 * Whether the shared cart of this page has ended for the visitor: the loader's data is then no
 * longer theirs.
 */
export function useIsSharingOver(): boolean {
  return useAtomValue(endAtom) !== null
}

/**
 * Shows why the visitor's shared cart ended: while this page was open, or before it was `loaded`.
 */
export function SharingOver({ loaded = null }: { loaded?: LoadedEnd | null }): ReactElement {
  const end = useAtomValue(endAtom)
  // The live region is rendered before its content, so that it is announced.
  return (
    <div role="status">
      {end ? (
        <Suspense>
          <SharingEnd end={end} />
        </Suspense>
      ) : (
        loaded && <EndBefore {...loaded} />
      )}
    </div>
  )
}

function EndBefore({ orderedBy }: LoadedEnd): ReactElement {
  const { t } = useLanguage()
  if (orderedBy === null) return <Alert tone="warning">{t('cart.sharingOver')}</Alert>
  return (
    <Alert tone="success" actions={<OrderedLink />}>
      <p>{t('cart.sharingOrdered', { name: orderedBy })}</p>
    </Alert>
  )
}
